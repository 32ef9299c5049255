import { BRODY, HOOPER, QUINT, SHARK } from '#games/jaws/seats.ts'
import type { Setting } from '#games/jaws/setting.ts'
import { hasSeat } from '#kernel/seats.ts'
import { beliefOf } from '../belief/index.ts'
import { addTurn, TURN_LENGTH } from '../clues.ts'
import { BEACHES, NOWHERE, SHOP, WATER } from '../island.ts'
import { CREW_ACTIONS, ENOUGH_BARRELS, MICHAEL_COUNTS, TRACK_END } from '../limits.ts'
import { UNREACHED } from '../setting.ts'
import { type Act1State, AT, LAUNCHED, LOOKED, SOUNDED } from '../state.ts'
import { sensorsOf } from '../steps/announce.ts'
import { NO_TOKEN } from '../tokens.ts'

/** Hits a round without a barrel anywhere near the Orca, with one within reach, and with one aboard. */
const HITS_UNARMED = 0.06
const HITS_SUPPLIED = 0.2
const SUPPLY_AWAY = 0.025
const HITS_A_ROUND = 0.26
/** By what share of them hits become more likely with each round. */
const GROWTH = 0.12
/** What a barrel adds: on the Orca, with Hooper, at a dock, with Brody. */
const ON_ORCA = 0.012
const WITH_HOOPER = 0.009
const AT_DOCK = 0.006
const WITH_BRODY = 0.004
/** A space further from where it is needed. */
const FURTHER = 0.0008
/** Rounds that a hunt takes, about, and what is left of it when it takes longer. */
const HUNT = 11
const LAST_MOMENT = 0.5
/** How much more sure a launch gets by a search that is still to come. */
const FINDER_HELPS = 1.6
const BINOCULARS_HELP = 1.2
const SUREST = 0.9
/** Swimmers eaten a round: with nobody near, and at most, when there are many. */
const MEALS_A_ROUND = 0.3
const MOST_MEALS = 1.9
const MANY_SWIMMERS = 5
/** What a swimmer so many moves away is worth beside one in the same space. */
const NEARNESS = [1, 0.7, 0.4, 0.25, 0.2]
/** In swimmers: a token in hand, a barrel afloat, a closed beach, a rescue that is within reach. */
const TOKEN = 0.25
const SENSOR = 0.25
const CLOSED_BEACH = 0.35
const RESCUE = 0.2
/** How many swimmers more or less make a victory likely or unlikely. */
const SWING_ALONE = 1.5
/**
 * In the full game a swimmer is worth a card more for the shark and one fewer for the crew. Fitted to 1,300 whole games of
 * mates: the shark won 11% of those that came to Act 2 with none eaten, 33% with six, 67% with nine.
 */
const EVEN_TRACK = 7
const SWING_FULL = 2.8

/** How each seat stands, as shares of the victory; with or without what the round under way still promises. */
export function evaluate(setting: Setting, s: Act1State, into: Float64Array, foresight: boolean): void {
  write(sharkShare(setting, s, foresight), into)
}

/** How each seat stands when Act 2 begins after so many have been eaten. */
export function writeShares(eaten: number, into: Float64Array): void {
  write(worth(false, eaten, TRACK_END), into)
}

/** A swimmer is about all that a decision is about, and in the full game it changes less than where Act 1 decides. */
export function stake({ options }: Setting): number {
  return options.mode === 'act-1' ? 1 : SWING_ALONE / SWING_FULL
}

function write(share: number, into: Float64Array): void {
  into[SHARK] = share
  into[QUINT] = into[BRODY] = into[HOOPER] = 1 - share
}

function sharkShare(setting: Setting, s: Act1State, foresight: boolean): number {
  const isAlone = setting.options.mode === 'act-1'
  const { goal } = setting.act1
  const eaten = Math.min(TRACK_END, s.eaten + (s.step === AT.shark ? pending(s) : 0))
  if (isAlone && eaten >= goal) return 1
  if (isAlone && s.step === AT.over) return 0
  if (s.step === AT.over || eaten >= goal || s.at[SHARK] === NOWHERE) return worth(isAlone, eaten, goal)
  const coming = comingMeals(setting, s, foresight)
  if (isAlone) return worth(isAlone, eaten + coming, goal)
  // The track ends: the nearer to its end, the less of what is coming still counts.
  const room = TRACK_END - eaten
  return worth(isAlone, TRACK_END - room * Math.exp(-coming / room), goal)
}

function worth(isAlone: boolean, swimmers: number, goal: number): number {
  return isAlone ? logistic((swimmers - goal) / SWING_ALONE) : logistic((swimmers - EVEN_TRACK) / SWING_FULL)
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

/** What the plan has eaten and not yet announced. */
function pending({ plan }: Act1State): number {
  const { ate } = plan
  return ate[0] + ate[1] + ate[2] + ate[3] + (plan.ateMichael ? MICHAEL_COUNTS : 0)
}

/** How many more the shark will eat before the crew have done with it, about. */
function comingMeals(setting: Setting, s: Act1State, foresight: boolean): number {
  const hits = hitsARound(setting, s) * (1 + GROWTH * s.round)
  let barrels = ENOUGH_BARRELS - s.barrels[SHARK]
  if (foresight) barrels -= hitChance(setting, s)
  const rounds = Math.min(barrels / hits, roundsLeft(s))
  const food = foodNear(setting, s)
  const meals = MEALS_A_ROUND + (MOST_MEALS - MEALS_A_ROUND) * (1 - Math.exp(-food / MANY_SWIMMERS))
  let sensors = 0
  for (let space = 0; space < WATER.length; space++) if (s.floating[space] > 0) sensors++
  let more = rounds * meals + tokensLeft(s) * TOKEN - Math.min(sensors, 4) * SENSOR
  if (s.closed !== NOWHERE) more -= s.opening ? CLOSED_BEACH / 2 : CLOSED_BEACH
  if (foresight)
    more -= RESCUE * (rescues(setting, s, QUINT) + rescues(setting, s, BRODY) + rescues(setting, s, HOOPER))
  return more
}

function hitsARound({ act1 }: Setting, s: Act1State): number {
  const carrying = s.barrels[BRODY] > 0
  const walk = act1.byLand[s.at[BRODY]]
  const errand = carrying ? Math.min(walk[act1.docks[0]], walk[act1.docks[1]]) : walk[SHOP]
  const boats = act1.byWater[s.at[HOOPER]][s.at[QUINT]]
  return (
    (s.barrels[QUINT] > 0 ? HITS_A_ROUND : resupply(act1, s)) +
    ON_ORCA * Math.min(s.barrels[QUINT], 3) +
    WITH_HOOPER * Math.min(s.barrels[HOOPER], 2) +
    AT_DOCK * Math.min(s.docks[0] + s.docks[1], 2) +
    (carrying ? WITH_BRODY : 0) -
    FURTHER * (errand + (s.barrels[HOOPER] > 0 ? boats : 0))
  )
}

/** The Orca is empty: how near is the next barrel to it? */
function resupply(act1: Setting['act1'], s: Act1State): number {
  const far = act1.byWater[s.at[QUINT]]
  let nearest = UNREACHED
  for (let space = 0; space < WATER.length; space++)
    if (s.floating[space] > 0) nearest = Math.min(nearest, far[space])
  for (let dock = 0; dock < act1.docks.length; dock++)
    if (s.docks[dock] > 0) nearest = Math.min(nearest, far[act1.docks[dock]])
  if (s.barrels[HOOPER] > 0) nearest = Math.min(nearest, far[s.at[HOOPER]])
  return Math.max(HITS_UNARMED, HITS_SUPPLIED - SUPPLY_AWAY * nearest)
}

/** Nobody waits for the last event: a hunt is expected to be over in a dozen rounds. */
function roundsLeft(s: Act1State): number {
  return Math.max(LAST_MOMENT, HUNT - s.round)
}

function tokensLeft(s: Act1State): number {
  const { tokens } = s
  return (tokens & 1) + ((tokens >> 1) & 1) + ((tokens >> 2) & 1) + ((tokens >> 3) & 1)
}

/** Swimmers, counted by how near to the shark they are. */
function foodNear({ act1 }: Setting, s: Act1State): number {
  const far = act1.byWater[s.at[SHARK]]
  const { plan } = s
  let food = 0
  for (let beach = 0; beach < BEACHES.length; beach++) {
    let there = s.swimmers[beach] - plan.ate[beach]
    if (s.michael === beach && !plan.ateMichael) there += MICHAEL_COUNTS
    if (there > 0) food += there * NEARNESS[Math.min(far[beach], NEARNESS.length - 1)]
  }
  return food
}

/** The chance that Quint finds the shark this round: what the clues say of its place, and who still gets to search. */
function hitChance(setting: Setting, s: Act1State): number {
  if (s.step === AT.order || s.step === AT.crew) {
    if (hasSeat(s.gone, QUINT) || s.used & LAUNCHED) return 0
  }
  const { act1 } = setting
  // Before the first round there is no event.
  const outOfUse = act1.events[s.event]?.outOfUse
  if (s.barrels[QUINT] === 0 || outOfUse === 'barrels') return 0
  const actions = s.active === QUINT ? s.actions + (s.spare ? 1 : 0) : CREW_ACTIONS
  const reach = actions - s.overboard[QUINT]
  const far = act1.byWater[s.at[QUINT]]
  // A barrel flies one space: so many moves less.
  if (reach < 1 || far[s.at[SHARK]] > reach) return 0
  let sure = placeChance(setting, s)
  if (s.active !== QUINT) {
    if (!hasSeat(s.gone, HOOPER) && (s.used & SOUNDED) === 0 && outOfUse !== 'fish-finder')
      sure *= FINDER_HELPS
    if (!hasSeat(s.gone, BRODY) && (s.used & LOOKED) === 0 && outOfUse !== 'binoculars')
      sure *= BINOCULARS_HELP
  }
  return Math.min(sure, SUREST)
}

/** How likely the crew think the place where the shark is; for a plan, as if it were announced now. */
function placeChance(setting: Setting, s: Act1State): number {
  const planning = s.step === AT.shark
  if (planning) addTurn(setting, s, sensorsOf(s), s.token !== NO_TOKEN)
  const chance = beliefOf(setting.act1.water, s.clues).place(s.at[SHARK])
  if (planning) s.clues.length -= TURN_LENGTH
  return chance
}

/** Swimmers that a crew member can still get out this round. */
function rescues({ act1 }: Setting, s: Act1State, seat: number): number {
  if (hasSeat(s.gone, seat)) return 0
  const actions = (s.active === seat ? s.actions : CREW_ACTIONS) - s.overboard[seat]
  const far = seat === BRODY ? act1.byLand[s.at[seat]] : act1.byWater[s.at[seat]]
  let best = 0
  for (let beach = 0; beach < BEACHES.length; beach++) {
    const moves = seat === HOOPER ? (far[beach] + 1) >> 1 : far[beach]
    const there = s.swimmers[beach] + (seat === BRODY && s.michael === beach ? MICHAEL_COUNTS : 0)
    best = Math.max(best, Math.min(there, actions - moves))
  }
  return best
}
