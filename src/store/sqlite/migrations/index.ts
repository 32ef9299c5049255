import type { Migration } from '../migrate.ts'
import { first } from './1-first.ts'
import { entriesInOrder } from './2-entries-in-order.ts'
import { devices } from './3-devices.ts'

/** In their order; each has the number after the one before. */
export const MIGRATIONS: readonly Migration[] = [first, entriesInOrder, devices]
