import type { Chance } from '../../../../kernel/chance/chance.ts'
import { type Emit, EVERYONE, happened } from '../../../../kernel/event.ts'
import { hasSeat } from '../../../../kernel/seats.ts'
import { HOOPER, QUINT, SEAT_IDS } from '../../seats.ts'
import type { Setting } from '../../setting.ts'
import { addTurn } from '../clues.ts'
import { BEACHES, NOWHERE, WATER } from '../island.ts'
import { CLIMB_ACTIONS, MICHAEL_COUNTS, TRACK_END } from '../limits.ts'
import { type Act1State, clearPlan, OVER } from '../state.ts'
import { EVASIVE, NO_TOKEN } from '../tokens.ts'
import { beginCrewPhase } from './order.ts'

/** Sensors that answered: none at all if the shark moved evasively. */
export function sensorsOf(s: Act1State): number {
  return s.token === EVASIVE ? 0 : s.plan.met
}

/** All that a plan will be announced as, as one text: plans with the same text cannot be told apart. */
export function announcement(s: Act1State): string {
  const { plan } = s
  return [...plan.ate, plan.ateMichael, sensorsOf(s), s.token !== NO_TOKEN, plan.knocked].join()
}

/**
 * The end of the shark's turn, told at once and in one order whatever the turn was like. What depends on the secret
 * is marked so: two turns that differ here may be told apart from here on.
 */
export function announce(setting: Setting, s: Act1State, _chance: Chance, emit?: Emit): void {
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
    emit?.(happened('jaws.ate', { beach: BEACHES[beach], count: ate }, EVERYONE, true))
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
  for (const captain of [QUINT, HOOPER]) {
    if (!hasSeat(plan.knocked, captain)) continue
    s.overboard[captain] = CLIMB_ACTIONS
    emit?.(happened('jaws.knocked', { seat: SEAT_IDS[captain], space: WATER[s.at[captain]] }, EVERYONE, true))
  }
  clearPlan(plan, 0)
  s.played = played
  if (played) s.plays++
  s.eaten = Math.min(TRACK_END, s.eaten + count)
  if (count > 0) emit?.(happened('jaws.track', { eaten: s.eaten }, EVERYONE, true))
  if (s.eaten >= setting.act1.goal) {
    s.step = OVER
    emit?.(happened('jaws.act-1-over', { why: 'track' }))
    return
  }
  beginCrewPhase(s)
}

function spacesIn(mask: number): string[] {
  return WATER.filter((_, space) => (mask >> space) & 1)
}
