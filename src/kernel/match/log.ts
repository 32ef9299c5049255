import type { Stack } from '../chance/stacked.ts'
import type { Seat } from '../seats.ts'
import type { Action } from '../vocabulary.ts'

/** What happened at a table, in order; nothing is ever taken out of it. */
export type Entry = Submission | Undo | Takeback | Lay

/** Actions handed in together: all of them were played, or there is no entry. */
interface Submission {
  readonly kind: 'act'
  readonly seat: Seat
  readonly actions: readonly Action[]
  /** The checksum of the state that came of it. */
  readonly print: string
}

/** A seat took its own last submission back. */
interface Undo {
  readonly kind: 'undo'
  readonly seat: Seat
  readonly print: string
}

/** All agreed to go back to when `keep` submissions stood. In a sealed match the draws since then do not come again. */
interface Takeback {
  readonly kind: 'takeback'
  readonly keep: number
  readonly print: string
}

/** A position was put on the table, or draws were decided: for tests and study. It marks a match as stacked for ever. */
interface Lay {
  readonly kind: 'lay'
  /** Null when the position stayed and only the draws were decided. */
  readonly state: unknown
  /** What the next draws give, instead of anything that was decided before. */
  readonly stack: Stack
  readonly print: string
}
