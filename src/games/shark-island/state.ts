import type { Seat } from '../../kernel/seats.ts'

/** What the game waits for. */
export const QUESTIONS = [
  'strategy',
  'spend',
  'place',
  'roll',
  'act',
  'sail',
  'search',
  'found',
  'offer',
  'dealt',
  'bonus',
  'response',
  'discard',
  'pay',
  'aim',
  'wild',
  'join',
  'over',
] as const
export type QuestionName = (typeof QUESTIONS)[number]

export const AT_STRATEGY = 0
export const AT_SPEND = 1
export const AT_PLACE = 2
export const AT_ROLL = 3
export const AT_ACT = 4
export const AT_SAIL = 5
export const AT_SEARCH = 6
export const AT_FOUND = 7
export const AT_OFFER = 8
export const AT_DEALT = 9
export const AT_BONUS = 10
export const AT_RESPONSE = 11
/** Asked in between, wherever the turn stands. */
export const AT_DISCARD = 12
export const AT_PAY = 13
export const AT_AIM = 14
export const AT_WILD = 15
export const AT_JOIN = 16
export const OVER = 17

/** Steps that need nobody, numbered behind the questions; the flow goes through them by itself. */
export const TO_CALENDAR = 20
export const TO_SHARK = 21
export const TO_NEXT_HUNTER = 22
export const TO_POWER_UPS = 23
export const TO_ACTIONS = 24
export const TO_NEXT_SEARCH = 25
export const TO_SEARCHER = 26
export const TO_FOUND = 27
export const TO_NEXT_MOVER = 28
export const TO_COMBAT = 29
export const TO_NEXT_OFFER = 30
export const TO_BATTLE_END = 31
export const TO_COMMUNICATION = 32
export const TO_NEXT_BONUS = 33
export const TO_COMBAT_END = 34
export const TO_TERRORIZE = 35
export const TO_RESPONSE = 36
export const TO_DUSK = 37

export const NOBODY: Seat = -1
export const NONE = -1

/** Where a craft is when it is on no tile. */
export const ASHORE = -1
export const DOCKED = -2

/** Where the Wild token is: on an event's line (0 to 2), opening an unnamed one, in the Shark's hand, or in the pool. */
export const WILD_OPEN = 3
export const WILD_DRAWN = 4
export const WILD_IN_POOL = 5

export const NO_WINNER = 0
export const SHARK_WINS = 1
export const HUNTERS_WIN = 2
export const DRAWN = 3

export const VOTE_OWED = 0
export const NOT_ASKED = -1

/**
 * A match of Shark Island. Decks, pools and the fins under a tile are counts: which card, token or fin comes is drawn
 * when it comes. Only what somebody holds, and what lies face down on the table, is anywhere before it is seen.
 */
export interface IslandState {
  /** Where the turn stands: a question or a step of the flow. */
  step: number
  /** Whose step it is. */
  actor: Seat
  /** What is asked now, and whom: the actor, or somebody asked in between. */
  ask: number
  who: Seat
  turn: number
  /** Public actions in this turn. */
  beat: number
  winner: number
  first: Seat
  strategy: number
  health: number
  coins: number

  /** By seat. */
  hands: number[][]
  decks: number[][]
  discards: number[][]
  rerolls: number[]
  damage: number[]
  /** The tile of each craft, or ASHORE, or DOCKED. */
  at: number[]
  /** Cards whose effect lasts through this turn's search, by seat. */
  lasting: number[][]

  calendar: number
  calendarDeck: number[]
  calendarDiscards: number[]

  /** Island tiles by front: in the stack without the top one, the top one, and used. */
  stack: number[]
  next: number
  used: number[]
  /** For each front, backs nobody has seen, in the stack or used; and those seen, among the used. */
  backs: number[][]
  seenBacks: number[][]
  /** The row: fronts, and the back of each, which nobody has seen unless the tile is turned. */
  row: number[]
  rowBacks: number[]
  /** Of the tiles that lay in the row when the used ones were shuffled: the backs none of them can have, by place. */
  unlike: number[][] | null
  /** The tile the Shark has terrorized in this turn, or NONE. */
  turned: number

  /** False Fins beside the screen, by kind; and what the Shark has to place this turn. */
  pool: number[]
  fins: number[]
  /** Fins on each tile by kind, face down and face up. */
  down: number[][]
  up: number[][]
  /** How many lie face down on each tile, and how many were placed there. */
  downs: number[]
  placed: number[]
  sighted: number[]
  /** The kind being placed, and the last tile one of it went to. */
  placing: number
  lastTile: number
  /** Whether the Hazard Fins were gained, and the night roll made, in this turn. */
  hazards: number
  night: number

  /** The tile the Shark was found on, or NONE. */
  found: number
  /** How the turn differs: sighting limit, search dice, Buoys blank, all may move. */
  limitShift: number
  searchShift: number
  blank: number
  converge: number

  /** Hunters done in this phase, counted from the First Player. */
  nth: number
  /** Unspent Action Dice by icon, actions left, sightings from cards within and beyond the limit. */
  dice: number[]
  actions: number
  sightings: number
  freeSightings: number

  /** The tile being searched; successes left. */
  searching: number
  binoculars: number
  buoys: number

  /** Combat: cards left by number, lines (the first card is face down), seats that passed. */
  cards: number[]
  lines: number[][]
  passed: number
  fight: number[]
  /** A face-down card can be no higher than this: its owner went on. */
  most: number[]
  dealt: number
  damageUp: number[]
  shield: number[]
  hide: number
  frenzy: number
  sunk: number
  active: number
  doubleShark: number
  /** An Active Hunter won, or the Shark fled: it does not terrorize. */
  driven: number
  /** The lines lie open. */
  open: number
  /** Whether the Shark struck unfound, and whether this combat is the Hunters' Response to it. */
  struck: number
  response: number
  /** Hunters who may still pick a bonus. */
  winners: number
  votes: number[]

  /** Terror: tokens of each event in play, where the Wild is, what is in the pool, how many are still to draw. */
  terror: number[]
  wild: number
  tokens: number[]
  due: number
  /** A token that waits for its line while the Wild's is unnamed, or NONE. */
  token: number

  /** A card that waits for its cost or for the Hunter it is meant for, and who plays it. */
  aiming: number
  paying: number
  player: Seat
}

export function total(counts: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < counts.length; i++) sum += counts[i]
  return sum
}
