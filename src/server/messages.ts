import { readCatalogues } from '#kernel/catalogues.ts'

/** What the server says: its refusals, and what links and lists show. */
export const messages = await readCatalogues((language) => import(`./messages/${language}.ts`))
