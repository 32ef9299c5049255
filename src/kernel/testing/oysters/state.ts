import type { Seat } from '../../seats.ts'

const PHASES = ['lay', 'send', 'hide', 'seek', 'search', 'respond', 'over'] as const
export type Phase = (typeof PHASES)[number]

export const NOBODY: Seat = -1
export const NOWHERE = -1
export const STEPS = 2

export interface OystersState {
  phase: Phase
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

export function emptyState(players: number): OystersState {
  const each = <T>(make: () => T): T[] => Array.from({ length: players }, make)
  return {
    phase: 'lay',
    round: 1,
    hands: each(() => []),
    deck: [],
    discards: [],
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

export function total(counts: readonly number[]): number {
  return counts.reduce((a, b) => a + b, 0)
}
