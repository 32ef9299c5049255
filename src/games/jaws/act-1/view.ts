import { hasSeat, type Viewer } from '#kernel/seats.ts'
import { BRODY, CREW_SEATS, HOOPER, QUINT, SEAT_IDS, SHARK } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { supplyOf } from './beaches.ts'
import { BEACHES, NOWHERE, SPACES, WATER } from './island.ts'
import {
  type Act1State,
  CLOSED,
  LAUNCHED,
  LOOKED,
  NOBODY,
  NONE,
  SOUNDED,
  STEPS,
  type StepName,
} from './state.ts'
import { NO_TOKEN, TOKENS, type Token } from './tokens.ts'

/** What one viewer knows of Act 1. */
export interface Act1View {
  readonly step: StepName
  readonly round: number
  readonly beat: number
  readonly event: string | null
  /** Events that have not come yet, which everyone can work out. */
  readonly deck: readonly string[]
  readonly beaches: readonly BeachView[]
  readonly supply: number
  readonly eaten: number
  readonly barrels: BarrelsView
  readonly crew: readonly MemberView[]
  /** Where the shark was last found, until its next turn. */
  readonly shown: string | null
  readonly active: string | null
  readonly actions: number
  /** Whether the action that anyone of the crew may take is left. */
  readonly spare: boolean
  readonly used: readonly Once[]
  /** Whether a token was played this round, and how many were in all. */
  readonly played: boolean
  readonly plays: number
  /** The shark's own notes; null for everyone else. */
  readonly shark: SharkView | null
  /** Everything the crew were told about where the shark is; preview.ts reads it. */
  readonly clues: readonly number[]
}

export interface BeachView {
  readonly beach: string
  readonly swimmers: number
  readonly michael: boolean
  readonly token: 'closed' | 'opening' | null
}

interface BarrelsView {
  readonly shop: number
  readonly west: number
  readonly east: number
  readonly floating: { readonly [space: string]: number }
  /** How many are fastened to the shark. */
  readonly shark: number
}

export interface MemberView {
  readonly seat: string
  readonly at: string
  readonly barrels: number
  /** Actions it takes to climb back aboard. */
  readonly overboard: number
  readonly gone: boolean
}

/** What can be done once a round. */
export const ONCE = ['launch', 'binoculars', 'close', 'finder'] as const
type Once = (typeof ONCE)[number]
export const ONCE_BITS = [LAUNCHED, LOOKED, CLOSED, SOUNDED]

export interface SharkView {
  readonly at: string | null
  readonly tokens: readonly Token[]
  readonly token: Token | null
  readonly plan: PlanView
}

interface PlanView {
  readonly actions: number
  readonly entered: boolean
  readonly steps: number
  readonly burst: boolean
  readonly ate: readonly number[]
  readonly ateMichael: boolean
  readonly met: readonly string[]
  readonly knocked: readonly string[]
}

export function view(setting: Setting, s: Act1State, viewer: Viewer): Act1View {
  const { events } = setting.act1
  return {
    step: STEPS[s.step],
    round: s.round,
    beat: s.beat,
    event: s.event === NONE ? null : events[s.event].id,
    deck: events.flatMap(({ id }, event) => ((s.deck >> event) & 1 ? [id] : [])),
    beaches: BEACHES.map((beach, index) => ({
      beach,
      swimmers: s.swimmers[index],
      michael: s.michael === index,
      token: s.closed === index ? (s.opening ? 'opening' : 'closed') : null,
    })),
    supply: supplyOf(setting, s),
    eaten: s.eaten,
    barrels: {
      shop: s.shop,
      west: s.docks[0],
      east: s.docks[1],
      floating: floatingView(s),
      shark: s.barrels[SHARK],
    },
    crew: CREW_SEATS.map((seat) => ({
      seat: SEAT_IDS[seat],
      at: SPACES[s.at[seat]],
      barrels: s.barrels[seat],
      overboard: s.overboard[seat],
      gone: hasSeat(s.gone, seat),
    })),
    shown: s.shown === NOWHERE ? null : WATER[s.shown],
    active: s.active === NOBODY ? null : SEAT_IDS[s.active],
    actions: s.actions,
    spare: s.spare,
    used: ONCE.filter((_, index) => s.used & ONCE_BITS[index]),
    played: s.played,
    plays: s.plays,
    shark: hasSeat(viewer, SHARK) ? sharkView(s) : null,
    clues: s.clues.slice(),
  }
}

function floatingView(s: Act1State): { [space: string]: number } {
  const floating: { [space: string]: number } = {}
  for (let space = 0; space < s.floating.length; space++)
    if (s.floating[space] > 0) floating[WATER[space]] = s.floating[space]
  return floating
}

function sharkView(s: Act1State): SharkView {
  const { plan } = s
  return {
    at: s.at[SHARK] === NOWHERE ? null : WATER[s.at[SHARK]],
    tokens: TOKENS.filter((_, token) => (s.tokens >> token) & 1),
    token: s.token === NO_TOKEN ? null : TOKENS[s.token],
    plan: {
      actions: plan.actions,
      entered: plan.entered,
      steps: plan.steps,
      burst: plan.burst,
      ate: plan.ate.slice(),
      ateMichael: plan.ateMichael,
      met: WATER.filter((_, space) => (plan.met >> space) & 1),
      knocked: [QUINT, BRODY, HOOPER]
        .filter((seat) => hasSeat(plan.knocked, seat))
        .map((seat) => SEAT_IDS[seat]),
    },
  }
}
