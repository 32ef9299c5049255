import { readCatalogues } from './catalogues.ts'

/** What the kernel itself says: refusals, faults of a pack, undoing. */
export const messages = await readCatalogues((language) => import(`./messages/${language}.ts`))
