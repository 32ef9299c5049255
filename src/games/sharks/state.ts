import type { Seat } from '../../kernel/seats.ts'
import { SIZES } from './components.ts'

/** What the game waits for. */
export const STEPS = ['start', 'swim', 'take', 'draw', 'tide', 'relief', 'score', 'boat', 'over'] as const
export type StepName = (typeof STEPS)[number]

export const AT_START = 0
export const AT_SWIM = 1
export const AT_TAKE = 2
export const AT_DRAW = 3
export const AT_TIDE = 4
export const AT_RELIEF = 5
export const AT_SCORE = 6
export const AT_BOAT = 7
export const OVER = 8

export const NOBODY: Seat = -1
export const NONE = -1

/**
 * A match of Sharks. Nothing here has an order that nobody has seen: bags, stacks and decks are counts,
 * and a draw is made when it happens, which is the same as shuffling beforehand and leaves less to hide.
 */
export interface SharksState {
  step: number
  round: number
  active: Seat
  first: Seat
  /** Actions taken in this turn. */
  beat: number
  /** Who filled a stomach first, or NOBODY. */
  fullest: Seat

  /** The tile kind in each cell, NONE outside the grid. */
  tiles: number[]
  /** The back of the trash on each cell plus one, or 0. */
  trash: number[]
  /** Tiles in the stack, by kind. */
  stack: number[]
  trashStack: number[]
  trashDiscards: number[]
  /** Creatures in each bag, by type. */
  bags: number[][]
  /** The types beside each bag, or NONE. */
  shown: number[][]
  boat: number
  /** The back of the trash token turned over for the boat, or NONE. */
  token: number

  /** Each shark's cell, or its spot outside, or NOWHERE. */
  at: number[]
  /** Items in the order they were eaten. */
  stomachs: number[][]
  points: number[]
  /** Score cards in each deck, by design. */
  decks: number[][]
  /** Designs in hand, lowest first. */
  hands: number[][]
  /** Score cards on each discard pile, by design. */
  discards: number[][]

  /** The cell this turn's swim began in, or NOWHERE. */
  origin: number
  stepsLeft: number
  /** Leaps made in this turn. */
  leaps: number
  /** Trash tokens and score cards given away at Trash Relief in this turn. */
  relieved: number
  dropped: number
  /** Cells named for the tide so far. */
  marked: number[]
}

export function clone(s: SharksState, into?: SharksState): SharksState {
  if (into === undefined) return copyOf(s)
  into.step = s.step
  into.round = s.round
  into.active = s.active
  into.first = s.first
  into.beat = s.beat
  into.fullest = s.fullest
  copy(s.tiles, into.tiles)
  copy(s.trash, into.trash)
  copy(s.stack, into.stack)
  copy(s.trashStack, into.trashStack)
  copy(s.trashDiscards, into.trashDiscards)
  for (let size = 0; size < SIZES.length; size++) {
    copy(s.bags[size], into.bags[size])
    copy(s.shown[size], into.shown[size])
  }
  into.boat = s.boat
  into.token = s.token
  copy(s.at, into.at)
  copy(s.points, into.points)
  for (let seat = 0; seat < s.at.length; seat++) {
    copy(s.stomachs[seat], into.stomachs[seat])
    copy(s.decks[seat], into.decks[seat])
    copy(s.hands[seat], into.hands[seat])
    copy(s.discards[seat], into.discards[seat])
  }
  into.origin = s.origin
  into.stepsLeft = s.stepsLeft
  into.leaps = s.leaps
  into.relieved = s.relieved
  into.dropped = s.dropped
  copy(s.marked, into.marked)
  return into
}

function copy(from: readonly number[], to: number[]): void {
  const { length } = from
  if (to.length > length) to.length = length
  for (let i = 0; i < length; i++) to[i] = from[i]
}

function copyOf(s: SharksState): SharksState {
  return {
    step: s.step,
    round: s.round,
    active: s.active,
    first: s.first,
    beat: s.beat,
    fullest: s.fullest,
    tiles: s.tiles.slice(),
    trash: s.trash.slice(),
    stack: s.stack.slice(),
    trashStack: s.trashStack.slice(),
    trashDiscards: s.trashDiscards.slice(),
    bags: s.bags.map((bag) => bag.slice()),
    shown: s.shown.map((pair) => pair.slice()),
    boat: s.boat,
    token: s.token,
    at: s.at.slice(),
    stomachs: s.stomachs.map((stomach) => stomach.slice()),
    points: s.points.slice(),
    decks: s.decks.map((deck) => deck.slice()),
    hands: s.hands.map((hand) => hand.slice()),
    discards: s.discards.map((pile) => pile.slice()),
    origin: s.origin,
    stepsLeft: s.stepsLeft,
    leaps: s.leaps,
    relieved: s.relieved,
    dropped: s.dropped,
    marked: s.marked.slice(),
  }
}

/** How many of something there are, by kind. */
export function total(counts: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < counts.length; i++) sum += counts[i]
  return sum
}
