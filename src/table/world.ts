import type { Box } from '#kernel/game.ts'
import type { SealNumber } from '#kernel/match/seal.ts'
import type { PersonId } from './entry.ts'
import type { Ownership } from './ownership.ts'
import type { Unraised } from './raising.ts'
import type { Damaged, Store } from './store.ts'
import type { Table } from './table.ts'

/** What tables need from the server: storage, time, chance, and who is here. */
export interface World {
  readonly store: Store
  /** Which tables are here, where several nodes share them. */
  readonly ownership?: Ownership
  findBox(id: string): Box | undefined
  /** Wall-clock time, for what is kept. */
  now(): number
  /** Monotonic milliseconds, for how long a table is idle. */
  elapsed(): number
  /** An id that nobody can guess. */
  newId(): string
  /** 256 bits in hexadecimal, of which the server shows a commitment. */
  newSecret(): SealNumber
  /** Yields to the event loop while a long log is read. */
  pause(): Promise<void>
  /** Milliseconds since a person was last at this table; 0 for one who is. */
  away(table: string, person: PersonId): number
  /** Those of some who have blocked one of the others. */
  apart(some: readonly PersonId[], others: readonly PersonId[]): Promise<readonly PersonId[]>
  /** Whether somebody is at the table, so that it stays in memory. */
  isWatched(table: string): boolean
  /** Characters of content packs in memory over which idle tables are dropped at once. */
  readonly packMemory: number
  /** Called after a table has changed and the change is kept. */
  changed(table: Table): void
  /** Called when a table had to be dropped; whoever holds it must open it again. */
  dropped(table: string): void
  /** Called when a match whose rules are leaving cannot go on by the newest. */
  unraised(error: Unraised): void
  /** Called when what was kept of a table cannot be read. */
  damaged(table: string, error: Damaged): void
}
