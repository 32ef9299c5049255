import { copy, copyLists } from '#kernel/counts.ts'
import type { Seat } from '#kernel/seats.ts'
import { numbered } from '#kernel/step-numbers.ts'

/** What the game waits for, as views name it. */
export const STEPS = ['start', 'swim', 'take', 'draw', 'tide', 'relief', 'score', 'boat', 'over'] as const
export type StepName = (typeof STEPS)[number]

/** Their numbers, and then those of passages, where no state ever stays. */
export const AT = numbered(...STEPS, 'turn', 'land', 'token', 'next', 'round')

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
  copyLists(s.bags, into.bags)
  copyLists(s.shown, into.shown)
  into.boat = s.boat
  into.token = s.token
  copy(s.at, into.at)
  copy(s.points, into.points)
  copyLists(s.stomachs, into.stomachs)
  copyLists(s.decks, into.decks)
  copyLists(s.hands, into.hands)
  copyLists(s.discards, into.discards)
  into.origin = s.origin
  into.stepsLeft = s.stepsLeft
  into.leaps = s.leaps
  into.relieved = s.relieved
  into.dropped = s.dropped
  copy(s.marked, into.marked)
  return into
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
