import type { Message } from './message.ts'
import type { SeatSet } from './seats.ts'

/**
 * A question the game waits for.
 * `each`: every seat of `seats` still owes its answer; what one may answer does not depend on the others' answers.
 * `any`: the first answer of one of them settles it, and those who were asked see that.
 */
export interface Decision {
  /** Names this question for as long as it is open; what it says must be known to everyone who sees it. */
  readonly id: string
  readonly seats: SeatSet
  readonly need: 'each' | 'any'
  /** It may be passed. */
  readonly optional: boolean
  readonly prompt: Message
}
