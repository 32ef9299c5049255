import { readCatalogues } from '#kernel/catalogues.ts'

/** What a table says: its refusals. */
export const messages = await readCatalogues((language) => import(`./messages/${language}.ts`))
