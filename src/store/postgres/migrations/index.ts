import type { Migration } from '../migrate.ts'
import { first } from './1-first.ts'
import { blocks } from './2-blocks.ts'
import { pages } from './3-pages.ts'
import { archives } from './4-archives.ts'
import { fullerListings } from './5-fuller-listings.ts'

/** In their order; each has the number after the one before. */
export const MIGRATIONS: readonly Migration[] = [first, blocks, pages, archives, fullerListings]
