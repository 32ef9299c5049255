import { readCatalogues } from '#kernel/catalogues.ts'

/** What the lab says of what it has found. */
export const messages = await readCatalogues((language) => import(`./messages/${language}.ts`))
