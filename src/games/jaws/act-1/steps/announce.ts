import { CAPTAINS, SEAT_IDS } from '#games/jaws/seats.ts'
import type { Setting } from '#games/jaws/setting.ts'
import { type Emit, EVERYONE } from '#kernel/event.ts'
import { hasSeat } from '#kernel/seats.ts'
import { endAct } from '../act-end.ts'
import { addTurn } from '../clues.ts'
import { happened } from '../events.ts'
import { BEACHES, NOWHERE, WATER, type WaterName } from '../island.ts'
import { CLIMB_ACTIONS, MICHAEL_COUNTS, TRACK_END } from '../limits.ts'
import { type Act1State, AT, clearPlan } from '../state.ts'
import { EVASIVE, NO_TOKEN } from '../tokens.ts'

/** Rulebook, "Evasive Moves": no motion sensor is triggered at all. */
export function sensorsOf(s: Act1State): number {
  return s.token === EVASIVE ? 0 : s.plan.met
}

/** All that a plan will be announced as, as one text: plans with the same text cannot be told apart. */
export function announcement(s: Act1State): string {
  const { plan } = s
  return [...plan.ate, plan.ateMichael, sensorsOf(s), s.token !== NO_TOKEN, plan.knocked].join()
}

/**
 * Rulebook, "Swimmers Eaten", "Power Token": what the crew are told when the shark's turn is over, at once and in one
 * order whatever the turn was like. What depends on the secret is marked so: two turns that differ here may be told
 * apart from here on.
 */
export function announce(setting: Setting, s: Act1State, emit?: Emit): void {
  const { plan } = s
  const sensors = sensorsOf(s)
  const played = s.token !== NO_TOKEN
  addTurn(setting, s, sensors, played)
  let count = 0
  for (let beach = 0; beach < BEACHES.length; beach++) {
    const ate = plan.ate[beach]
    if (ate === 0) continue
    s.swimmers[beach] -= ate
    count += ate
    const left = s.swimmers[beach]
    emit?.(happened('jaws.ate', { beach: BEACHES[beach], count: ate, left }, EVERYONE, true))
  }
  if (plan.ateMichael) {
    emit?.(happened('jaws.ate-michael', { beach: BEACHES[s.michael] }, EVERYONE, true))
    s.michael = NOWHERE
    count += MICHAEL_COUNTS
  }
  if (emit) {
    if (count === 0) emit(happened('jaws.ate-none', {}, EVERYONE, true))
    if (sensors === 0) emit(happened('jaws.no-sensors', {}, EVERYONE, true))
    else emit(happened('jaws.sensors', { spaces: spacesIn(sensors) }, EVERYONE, true))
    emit(happened(played ? 'jaws.token' : 'jaws.no-token', {}, EVERYONE, true))
  }
  for (const captain of CAPTAINS) {
    if (!hasSeat(plan.knocked, captain)) continue
    s.overboard[captain] = CLIMB_ACTIONS
    emit?.(happened('jaws.knocked', { seat: SEAT_IDS[captain], space: WATER[s.at[captain]] }, EVERYONE, true))
  }
  clearPlan(plan, 0)
  s.played = played
  if (played) s.plays++
  s.eaten = Math.min(TRACK_END, s.eaten + count)
  if (count > 0) emit?.(happened('jaws.track', { eaten: s.eaten }, EVERYONE, true))
  if (s.eaten >= setting.act1.goal) endAct(s, 'track', emit)
  else s.step = AT['crew-phase']
}

function spacesIn(mask: number): WaterName[] {
  return WATER.filter((_, space) => (mask >> space) & 1)
}
