import { readCatalogues } from '#kernel/catalogues.ts'

/** What the commands say. */
export const messages = await readCatalogues((language) => import(`./messages/${language}.ts`))
