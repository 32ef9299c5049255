import { copy } from '#kernel/counts.ts'
import type { Seat, SeatSet } from '#kernel/seats.ts'
import { numbered } from '#kernel/step-numbers.ts'

/** What Act 1 waits for. Records number steps in this order. */
export const STEPS = [
  'start',
  'clear-beach',
  'wrong-shark',
  'birthday',
  'gather',
  'fly',
  'shark',
  'order',
  'crew',
  'over',
] as const
export type StepName = (typeof STEPS)[number]

/** Steps by name, and behind them what happens without anyone being asked. */
export const AT = numbered(...STEPS, 'event', 'shark-phase', 'crew-phase', 'end-of-round')

export const NOBODY: Seat = -1
export const NONE = -1

/** What can be done once a round, one bit each: the barrel, the binoculars, closing a beach, the fish finder. */
export const LAUNCHED = 1
export const LOOKED = 2
export const CLOSED = 4
export const SOUNDED = 8

/** Act 1. Where the shark is, its tokens and its plan are its own secret; all else lies on the table. */
export interface Act1State {
  step: number
  round: number
  /** How many actions of this crew member's turn have been played: it tells one question of a turn from the next. */
  beat: number
  /** The events still in the deck, one bit each. */
  deck: number
  /** This round's event, or NONE before the first. */
  event: number

  /** Ordinary swimmers at each beach. */
  swimmers: number[]
  /** Michael's beach, or NOWHERE. */
  michael: number
  /** The beach with the token, or NOWHERE, and whether it says that it opens soon. */
  closed: number
  opening: boolean
  /** The swimmer track. */
  eaten: number

  shop: number
  /** Barrels at the west and the east dock. */
  docks: number[]
  /** Barrels floating in each water space. */
  floating: number[]
  /** Barrels with Quint, Brody and Hooper, by seat, and on the shark, as seat 0. */
  barrels: number[]

  /** Where everyone is, by seat; the shark's place is secret. */
  at: number[]
  /** Actions each captain still needs to climb back aboard. */
  overboard: number[]
  /** Where the shark was last found, until its next turn. */
  shown: number

  /** The crew members who have had their turn. */
  gone: SeatSet
  active: Seat
  /** Actions that the active crew member has left. */
  actions: number
  /** Whether an action that anyone may take is left. */
  spare: boolean
  /** What was done that can be done once a round. */
  used: number

  /** Secret: the tokens the shark has left, one bit each, and the one in play this round. */
  tokens: number
  token: number
  /** Whether one was played this round, and how many in all, as far as the crew were told. */
  played: boolean
  plays: number
  plan: Plan

  /** All that the crew were told about where the shark is, as numbers (see clues.ts). */
  clues: number[]
}

/** The shark's turn so far. Nobody else knows any of it until it is announced. */
export interface Plan {
  actions: number
  /** Whether it has moved into the space it is in. */
  entered: boolean
  /** Steps left of a speed burst, and whether there was one. */
  steps: number
  burst: boolean
  ate: number[]
  ateMichael: boolean
  /** Spaces whose floating barrels it met, one bit each. */
  met: number
  /** Captains knocked off their boats. */
  knocked: SeatSet
}

export function freshPlan(actions: number): Plan {
  return {
    actions,
    entered: false,
    steps: 0,
    burst: false,
    ate: [0, 0, 0, 0],
    ateMichael: false,
    met: 0,
    knocked: 0,
  }
}

/** Nothing planned yet, with so many actions to plan. */
export function clearPlan(p: Plan, actions: number): void {
  p.actions = actions
  p.entered = false
  p.steps = 0
  p.burst = false
  for (let beach = 0; beach < p.ate.length; beach++) p.ate[beach] = 0
  p.ateMichael = false
  p.met = 0
  p.knocked = 0
}

export function clonePlan(p: Plan, into?: Plan): Plan {
  if (into === undefined)
    return {
      actions: p.actions,
      entered: p.entered,
      steps: p.steps,
      burst: p.burst,
      ate: p.ate.slice(),
      ateMichael: p.ateMichael,
      met: p.met,
      knocked: p.knocked,
    }
  into.actions = p.actions
  into.entered = p.entered
  into.steps = p.steps
  into.burst = p.burst
  copy(p.ate, into.ate)
  into.ateMichael = p.ateMichael
  into.met = p.met
  into.knocked = p.knocked
  return into
}

export function cloneAct1(s: Act1State, into?: Act1State): Act1State {
  if (into === undefined) return copyOf(s)
  into.step = s.step
  into.round = s.round
  into.beat = s.beat
  into.deck = s.deck
  into.event = s.event
  copy(s.swimmers, into.swimmers)
  into.michael = s.michael
  into.closed = s.closed
  into.opening = s.opening
  into.eaten = s.eaten
  into.shop = s.shop
  copy(s.docks, into.docks)
  copy(s.floating, into.floating)
  copy(s.barrels, into.barrels)
  copy(s.at, into.at)
  copy(s.overboard, into.overboard)
  into.shown = s.shown
  into.gone = s.gone
  into.active = s.active
  into.actions = s.actions
  into.spare = s.spare
  into.used = s.used
  into.tokens = s.tokens
  into.token = s.token
  into.played = s.played
  into.plays = s.plays
  clonePlan(s.plan, into.plan)
  copy(s.clues, into.clues)
  return into
}

function copyOf(s: Act1State): Act1State {
  return {
    step: s.step,
    round: s.round,
    beat: s.beat,
    deck: s.deck,
    event: s.event,
    swimmers: s.swimmers.slice(),
    michael: s.michael,
    closed: s.closed,
    opening: s.opening,
    eaten: s.eaten,
    shop: s.shop,
    docks: s.docks.slice(),
    floating: s.floating.slice(),
    barrels: s.barrels.slice(),
    at: s.at.slice(),
    overboard: s.overboard.slice(),
    shown: s.shown,
    gone: s.gone,
    active: s.active,
    actions: s.actions,
    spare: s.spare,
    used: s.used,
    tokens: s.tokens,
    token: s.token,
    played: s.played,
    plays: s.plays,
    plan: clonePlan(s.plan),
    clues: s.clues.slice(),
  }
}
