import type { Chance, Draw } from '#kernel/chance/chance.ts'
import type { SecretTurn, SecretTurns } from '#kernel/game.ts'
import { hasSeat, type Viewer } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { BRODY, CREW_SEATS, HOOPER, QUINT, SEAT_IDS, SHARK, seatOf } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { DONE } from '../vocabulary.ts'
import { beliefOf } from './belief/index.ts'
import { BEACHES, NOWHERE, WATER } from './island.ts'
import { spaceOf } from './setting.ts'
import { type Act1State, AT, cloneAct1, freshPlan, NOBODY, NONE, type Plan, STEPS } from './state.ts'
import { announcement } from './steps/announce.ts'
import { beginSharkPhase, plot, shark } from './steps/shark.ts'
import { ALL_TOKENS, NO_TOKEN, TOKENS } from './tokens.ts'
import { type Act1View, ONCE, ONCE_BITS, type SharkView } from './view.ts'

/** More actions than a plan can have, with the one that ends it. */
const LONGEST_PLAN = 12
const FINE = 0x4000_0000
const GUESS: Draw = { label: 'imagined', stream: 'hidden', outcomes: [] }

/** The shark knows everything; to all others the clues say where it may be. */
export function imaginer(setting: Setting, view: Act1View, viewer: Viewer): (chance: Chance) => Act1State {
  const known = stateOf(setting, view)
  if (hasSeat(viewer, SHARK) || known.step === AT.start) return () => cloneAct1(known)
  const guess = guesser(setting, known)
  return (chance) => {
    const s = cloneAct1(known)
    guess(s, chance)
    if (s.step === AT.shark) guessPlan(setting, s, chance)
    return s
  }
}

/** Another place, other tokens, another plan that the crew were told nothing different about. */
export function twins(setting: Setting, s: Act1State, viewer: Viewer, chance: Chance): Act1State | null {
  if (hasSeat(viewer, SHARK) || s.step === AT.start) return null
  const twin = cloneAct1(s)
  guesser(setting, twin)(twin, chance)
  if (s.step === AT.shark) guessPlan(setting, twin, chance)
  return twin
}

/** Tries before two turns that are told alike are given up on. */
const TRIES = 200

/** Two plans, from places and with tokens of their own, that would be announced alike. */
export function secretTurns(
  setting: Setting,
  s: Act1State,
  viewer: Viewer,
  chance: Chance,
): SecretTurns<Act1State> | null {
  if (hasSeat(viewer, SHARK) || s.step !== AT.shark) return null
  const guess = guesser(setting, s)
  const one = someTurn(setting, s, guess, chance)
  for (let tries = 0; tries < TRIES; tries++) {
    const other = someTurn(setting, s, guess, chance)
    if (other.told !== one.told || String(other.turn.actions) === String(one.turn.actions)) continue
    return { seat: SHARK, turns: [one.turn, other.turn] }
  }
  return null
}

interface TakenTurn {
  readonly turn: SecretTurn<Act1State>
  readonly told: string
}

function someTurn(setting: Setting, s: Act1State, guess: Guess, chance: Chance): TakenTurn {
  const state = cloneAct1(s)
  guess(state, chance)
  beginSharkPhase(setting, state)
  const start = cloneAct1(state)
  const actions: Action[] = []
  do {
    const action = legal[chance.pick(GUESS, shark.legal(setting, state, SHARK, legal))]
    actions.push(action)
    if (action !== DONE) plot(state, action)
  } while (actions[actions.length - 1] !== DONE)
  return { turn: { state: start, actions }, told: announcement(state) }
}

export function secrets(s: Act1State, viewer: Viewer): string[] {
  if (hasSeat(viewer, SHARK) || s.at[SHARK] === NOWHERE) return []
  return [
    `the shark is in ${WATER[s.at[SHARK]]}`,
    ...TOKENS.filter((_, token) => (s.tokens >> token) & 1).map((token) => `the shark has ${token} left`),
  ]
}

type Guess = (s: Act1State, chance: Chance) => void

/** Puts the shark somewhere it may be, with what it may hold, as likely as the clues say. */
function guesser(setting: Setting, { clues, played }: Act1State): Guess {
  const places: number[] = []
  const tokens: number[] = []
  const inPlay: number[] = []
  const upTo: number[] = []
  let sum = 0
  beliefOf(setting.act1.water, clues).each((place, left, token, weight) => {
    sum += weight
    places.push(place)
    tokens.push(left)
    inPlay.push(token)
    upTo.push(sum)
  })
  return (s, chance) => {
    const drawn = (chance.pick(GUESS, FINE) / FINE) * sum
    let index = 0
    while (index < upTo.length - 1 && upTo[index] <= drawn) index++
    s.at[SHARK] = places[index]
    s.tokens = tokens[index]
    s.token = played ? inPlay[index] : NO_TOKEN
  }
}

const legal = new Uint16Array(64)

/** How far the plan may be: any moment of any plan, each as likely as chance would have it. */
function guessPlan(setting: Setting, s: Act1State, chance: Chance): void {
  const place = s.at[SHARK]
  const { tokens } = s
  for (;;) {
    s.at[SHARK] = place
    s.tokens = tokens
    s.token = NO_TOKEN
    beginSharkPhase(setting, s)
    let left = chance.pick(GUESS, LONGEST_PLAN)
    for (; left > 0; left--) {
      const action = legal[chance.pick(GUESS, shark.legal(setting, s, SHARK, legal))]
      if (action === DONE) break
      plot(s, action)
    }
    if (left === 0) return
  }
}

/** The state a view shows, with the shark where the viewer knows it to be, or nowhere. */
function stateOf(setting: Setting, view: Act1View): Act1State {
  const { events } = setting.act1
  const eventOf = (id: string): number => events.findIndex((event) => event.id === id)
  const { shark, barrels } = view
  let deck = 0
  for (const id of view.deck) deck |= 1 << eventOf(id)
  let used = 0
  for (const once of view.used) used |= ONCE_BITS[ONCE.indexOf(once)]
  const bySeat = (own: number, of: (member: Act1View['crew'][number]) => number): number[] => [
    own,
    ...view.crew.map(of),
  ]
  const token = view.beaches.findIndex((beach) => beach.token !== null)
  return {
    step: STEPS.indexOf(view.step),
    round: view.round,
    beat: view.beat,
    deck,
    event: view.event === null ? NONE : eventOf(view.event),
    swimmers: view.beaches.map((beach) => beach.swimmers),
    michael: view.beaches.findIndex((beach) => beach.michael),
    closed: token,
    opening: token >= 0 && view.beaches[token].token === 'opening',
    eaten: view.eaten,
    shop: barrels.shop,
    docks: [barrels.west, barrels.east],
    floating: WATER.map((space) => barrels.floating[space] ?? 0),
    barrels: bySeat(barrels.shark, (member) => member.barrels),
    at: bySeat(placeOf(shark?.at ?? null), (member) => spaceOf(member.at)),
    overboard: bySeat(0, (member) => member.overboard),
    shown: placeOf(view.shown),
    gone: view.crew.reduce((set, member, index) => (member.gone ? set | (1 << CREW_SEATS[index]) : set), 0),
    active: view.active === null ? NOBODY : seatOf(view.active),
    actions: view.actions,
    spare: view.spare,
    used,
    tokens:
      shark === null
        ? ALL_TOKENS
        : TOKENS.reduce((set, t, i) => (shark.tokens.includes(t) ? set | (1 << i) : set), 0),
    token: shark?.token == null ? NO_TOKEN : TOKENS.indexOf(shark.token),
    played: view.played,
    plays: view.plays,
    plan: shark === null ? freshPlan(0) : planOf(shark),
    clues: view.clues.slice(),
  }
}

function placeOf(space: string | null): number {
  return space === null ? NOWHERE : spaceOf(space)
}

function planOf({ plan }: SharkView): Plan {
  return {
    actions: plan.actions,
    entered: plan.entered,
    steps: plan.steps,
    burst: plan.burst,
    ate: plan.ate.slice(0, BEACHES.length),
    ateMichael: plan.ateMichael,
    met: plan.met.reduce((mask, space) => mask | (1 << spaceOf(space)), 0),
    knocked: [QUINT, BRODY, HOOPER].reduce(
      (set, seat) => (plan.knocked.includes(SEAT_IDS[seat]) ? set | (1 << seat) : set),
      0,
    ),
  }
}
