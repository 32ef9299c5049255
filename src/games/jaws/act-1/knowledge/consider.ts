import { HOOPER, QUINT, SHARK } from '#games/jaws/seats.ts'
import type { Setting } from '#games/jaws/setting.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import type { ActionList } from '#kernel/game.ts'
import type { Seat } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { beliefOf } from '../belief/index.ts'
import { isBeach, WATER } from '../island.ts'
import { type Act1State, AT, LAUNCHED, SOUNDED } from '../state.ts'
import { EVASIVE, FRENZY, SPEED_BURST } from '../tokens.ts'
import { EAT, EAT_ALL, FINDER, LAUNCH, TAKE_DOCK, TAKE_HOOPER, TAKE_WATER, TOKEN } from '../words.ts'

/** A launch that hits with less than this probability is no reason to go on with the turn. */
const WORTH_A_TRY = 0.06

/**
 * What is worth a thought: tokens that do something, all barrels or none, launches that may hit. Nobody of the crew ends a
 * turn untouched: to go a space and come back costs nothing, so there is always something that is as good.
 */
export function consider(
  setting: Setting,
  s: Act1State,
  seat: Seat,
  legal: ActionList,
  count: number,
): number {
  if (s.step === AT.shark) return keep(legal, count, (action) => isWorthPlanning(s, action))
  if (s.step !== AT.crew) return count
  const belief = beliefOf(setting.act1.water, s.clues)
  const busy = isBusy(setting, s, seat, belief.places)
  const last = busy && s.actions === 1 && !s.spare
  const hasSearch = last && isSearch(legal, count, seat)
  return keep(legal, count, (action) => {
    if (action === DONE) return !busy && s.beat > 0
    if (hasSearch) return isOfSearch(seat, action) && mayHit(belief.places, action)
    return mayHit(belief.places, action) && !isPartOfAPile(setting, s, seat, action)
  })
}

function mayHit(places: Float64Array, action: Action): boolean {
  return !LAUNCH.has(action) || places[LAUNCH.thing(action)] > 0
}

/** With one action left, the search or the throw comes before everything else. */
function isOfSearch(seat: Seat, action: Action): boolean {
  return seat === HOOPER ? action === FINDER : LAUNCH.has(action)
}

function isSearch(legal: ActionList, count: number, seat: Seat): boolean {
  for (let i = 0; i < count; i++) if (isOfSearch(seat, legal[i])) return true
  return false
}

/** Moves what passes to the front, in its order. */
function keep(legal: ActionList, count: number, passes: (action: Action) => boolean): number {
  let kept = 0
  for (let i = 0; i < count; i++) {
    const action = legal[i]
    if (!passes(action)) continue
    legal[i] = legal[kept]
    legal[kept++] = action
  }
  return kept > 0 ? kept : count
}

function isWorthPlanning(s: Act1State, action: Action): boolean {
  const here = s.at[SHARK]
  if (action === EAT) return s.token !== FRENZY || s.swimmers[here] - s.plan.ate[here] < 2
  if (action === EAT_ALL) return true
  if (!TOKEN.has(action)) return true
  const token = TOKEN.thing(action)
  if (token === EVASIVE) return s.plan.met !== 0
  if (s.plan.actions === 0) return token !== FRENZY && token !== SPEED_BURST
  if (token === FRENZY) return isBeach(here) && s.swimmers[here] - s.plan.ate[here] > 1
  return true
}

/** Whether the member still has the search or the throw that the round is about. */
function isBusy({ act1 }: Setting, s: Act1State, seat: Seat, places: Float64Array): boolean {
  if (s.overboard[seat] > 0) return s.actions > 0
  if (seat === HOOPER) return s.actions > 0 && (s.used & SOUNDED) === 0
  if (seat !== QUINT || s.actions === 0 || s.used & LAUNCHED || s.barrels[QUINT] === 0) return false
  const far = act1.byWater[s.at[QUINT]]
  for (let space = 0; space < WATER.length; space++)
    if (places[space] > WORTH_A_TRY && far[space] <= s.actions) return true
  return false
}

/** One barrel of several, where all can be had. */
function isPartOfAPile({ act1 }: Setting, s: Act1State, seat: Seat, action: Action): boolean {
  const here = s.at[seat]
  if (TAKE_DOCK.has(action)) return TAKE_DOCK.thing(action) + 1 < s.docks[act1.dockIn[here]]
  if (TAKE_WATER.has(action)) return TAKE_WATER.thing(action) + 1 < s.floating[here]
  return TAKE_HOOPER.has(action) && TAKE_HOOPER.thing(action) + 1 < s.barrels[HOOPER]
}
