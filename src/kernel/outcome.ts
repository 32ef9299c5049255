import type { Message } from './message.ts'
import type { SeatSet } from './seats.ts'

export interface Outcome {
  /** Several: a shared victory or a team; none: a draw. */
  readonly winners: SeatSet
  /** Points by seat; empty where the game counts none. */
  readonly scores: readonly number[]
  /** What decided between equals, if anything did. */
  readonly tieBreak: Message | null
  readonly why: Message
}
