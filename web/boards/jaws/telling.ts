import type { Sound } from '../../sound/sounds.ts'

/** How what happens is told: one of these for each act. */
export interface Telling {
  /** Milliseconds an event takes to be seen at the usual pace, by key; what is not here shows nothing. */
  readonly lasts: { readonly [event: string]: number }
  /** The part of its time, from 0 to 1, for which nobody can tell how an event comes out: dice that still tumble. */
  readonly doubts?: { readonly [event: string]: number }
  readonly sounds: { readonly [event: string]: Sound }
  /** Events that a log leaves out of its headlines. */
  readonly asides: readonly string[]
  /** Events that open a new chapter of the log. */
  readonly chapters: readonly string[]
}
