import type { Seat } from '#kernel/seats.ts'
import { numbered } from '#kernel/step-numbers.ts'

/** What somebody can be asked: in the order of the rulebook, then what may be asked in between; or nothing more. */
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

/** The steps of the sequence: questions, and behind them what happens without anyone being asked. */
export const AT = numbered(
  ...QUESTIONS,
  'calendar',
  'sharkPhase',
  'nextHunter',
  'powerUps',
  'nextAction',
  'nextSearch',
  'searcher',
  'foundShark',
  'nextMover',
  'combat',
  'nextOffer',
  'endOfBattle',
  'communication',
  'nextBonus',
  'endOfCombat',
  'terrorize',
  'beginResponse',
  'dusk',
)

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

/** What a Hunter says to strike back: nothing yet, or VOTED and the number of the vote. */
export const NOT_ASKED = -1
export const VOTE_OWED = 0
export const VOTED = 1

/**
 * A match of Shark Island. Decks, pools and the fins under a tile are counts: which card, token or fin comes is drawn
 * when it comes. Only what somebody holds, and what lies face down on the table, is anywhere before it is seen.
 */
export interface IslandState {
  /** What is asked now, and whom: the actor, or somebody who is asked in between. */
  step: number
  who: Seat
  /** Where the turn goes on when what is asked in between is answered; else the same step. */
  resume: number
  /** Whose turn it is to act there. */
  actor: Seat
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
  hazards: boolean
  night: boolean

  /** The tile the Shark was found on, or NONE. */
  found: number
  /** How the turn differs: sighting limit, search dice, Buoys blank, all may move. */
  limitShift: number
  searchShift: number
  blank: boolean
  converge: boolean

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
  sunk: boolean
  active: number
  doubleShark: boolean
  /** An Active Hunter won, or the Shark fled: it does not terrorize. */
  driven: boolean
  /** The lines lie open. */
  open: boolean
  /** Whether the Shark struck unfound, and whether this combat is the Hunters' Response to it. */
  struck: boolean
  response: boolean
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
