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
  /**
   * What is open beside a question of the same id, or in its place.
   * `pause`: has to be answered before the others go on; what they have answered stands, and can still be taken back.
   * `offer`: may be taken up for as long as the question is open, and nobody waits for it.
   */
  readonly aside?: 'pause' | 'offer'
}

/** Everyone who may answer something. */
export function seatsAsked(decisions: readonly Decision[]): SeatSet {
  return decisions.reduce((seats, decision) => seats | decision.seats, 0)
}

/** Those of them whom the game waits for. */
export function seatsAwaited(decisions: readonly Decision[]): SeatSet {
  return seatsAsked(decisions.filter(({ aside }) => aside !== 'offer'))
}
