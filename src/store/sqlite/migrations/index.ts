import type { Migration } from '../migrate.ts'
import { first } from './1-first.ts'
import { entriesInOrder } from './2-entries-in-order.ts'
import { contentsOfMatches } from './3-contents-of-matches.ts'
import { listingsNameRules } from './4-listings-name-rules.ts'
import { replays } from './5-replays.ts'
import { devices } from './6-devices.ts'
import { blocks } from './7-blocks.ts'
import { archives } from './8-archives.ts'

/** In their order; each has the number after the one before. */
export const MIGRATIONS: readonly Migration[] = [
  first,
  entriesInOrder,
  contentsOfMatches,
  listingsNameRules,
  replays,
  devices,
  blocks,
  archives,
]
