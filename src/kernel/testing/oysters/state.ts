import type { Seat } from '#kernel/seats.ts'
import { numbered } from '#kernel/step-numbers.ts'
import type { Setting } from './setting.ts'

/** What the game waits for, as views and records name it. */
export const PHASES = ['lay', 'send', 'hide', 'seek', 'search', 'respond', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** Their numbers; behind them what happens between two questions, where no state stays. */
export const AT = numbered(...PHASES, 'deal', 'reveal', 'end')

export const NOBODY: Seat = -1
export const NOWHERE = -1
export const STEPS = 2

export interface OystersState {
  step: number
  round: number
  /** Card values, lowest first. */
  hands: number[][]
  /** How many cards there are of each value. */
  deck: number[]
  discards: number[]
  /** The card each seat has laid, or 0. */
  laid: number[]
  /** Who laid the highest card and says who dives. */
  caller: Seat
  diver: Seat
  /** Where the pearl lies. */
  pearl: number
  seeker: Seat
  at: number
  steps: number
  /** The shell the seeker looked into. */
  peeked: number
  points: number[]
}

export function emptyState({ players, content }: Setting): OystersState {
  const each = <T>(make: () => T): T[] => Array.from({ length: players }, make)
  return {
    step: AT.lay,
    round: 1,
    hands: each(() => []),
    deck: [...content.cards],
    discards: content.cards.map(() => 0),
    laid: each(() => 0),
    caller: NOBODY,
    diver: NOBODY,
    pearl: NOWHERE,
    seeker: NOBODY,
    at: NOWHERE,
    steps: STEPS,
    peeked: NOWHERE,
    points: each(() => 0),
  }
}

export function clone(s: OystersState, into?: OystersState): OystersState {
  const copy: OystersState = {
    ...s,
    hands: s.hands.map((hand) => [...hand]),
    deck: [...s.deck],
    discards: [...s.discards],
    laid: [...s.laid],
    points: [...s.points],
  }
  return into === undefined ? copy : Object.assign(into, copy)
}
