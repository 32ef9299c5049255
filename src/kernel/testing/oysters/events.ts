import { type EventOf, happenedIn } from '#kernel/event.ts'
import type { SeatName, Shell, Value } from './words.ts'

type By = { seat: SeatName }
type Looked = { shell: Shell; pearl: 'here' | 'elsewhere' }

/** Everything that can happen, in the order of a round. */
export type OystersEvent =
  /** Hands are filled up: the owner is told the cards, the others how many. */
  | EventOf<'oysters.cards', { cards: readonly Value[] }>
  | EventOf<'oysters.drew', By & { count: number }>
  /** All lay a card. Only the owner is told what came for a 1 that went back into the deck. */
  | EventOf<'oysters.swapped', { cards: readonly Value[] }>
  | EventOf<'oysters.laid', By>
  | EventOf<'oysters.revealed', { cards: readonly Value[] }>
  /** The highest card sends a diver, who hides the pearl. */
  | EventOf<'oysters.sent', By & { diver: SeatName }>
  | EventOf<'oysters.hidden', By>
  /** One of the others looks for it. Only the seeker is told what a peek showed. */
  | EventOf<'oysters.waded', By & { shell: Shell }>
  | EventOf<'oysters.peeked', By & { shell: Shell }>
  | EventOf<'oysters.saw', Looked>
  | EventOf<'oysters.opened', By & Looked>
  /** The diver may splash. */
  | EventOf<'oysters.rolled', { eyes: number }>
  | EventOf<'oysters.won', By>

export const happened = happenedIn<OystersEvent>()
