import { happened } from '../../../../kernel/event.ts'
import { message } from '../../../../kernel/message.ts'
import { hasSeat, type Seat } from '../../../../kernel/seats.ts'
import { CREW, CREW_SEATS, SEAT_IDS } from '../../seats.ts'
import type { Setting } from '../../setting.ts'
import { CREW_ACTIONS } from '../limits.ts'
import { type Act1State, AT_CREW, AT_ORDER, NOBODY } from '../state.ts'
import { TURN } from '../words.ts'
import { isOf, type Step } from './step.ts'

/** Phase 3: who of the crew goes next. Any of the crew may say, those who have gone too. */
export const order: Step = {
  asks: () => CREW,
  optional: false,
  legal(_setting, s, _seat, into) {
    let count = 0
    for (let i = 0; i < CREW_SEATS.length; i++)
      if (!hasSeat(s.gone, CREW_SEATS[i])) into[count++] = TURN + CREW_SEATS[i] - 1
    return count
  },
  apply(setting, s, _seat, action, _chance, emit) {
    const next = action - TURN + 1
    emit?.(happened('jaws.turn', { seat: SEAT_IDS[next] }))
    beginTurn(setting, s, next)
  },
  prompt: () => message('jaws.ask.order'),
  refuse: (_setting, _s, action) =>
    isOf(action, TURN, CREW_SEATS.length)
      ? message('jaws.no.gone', { seat: SEAT_IDS[action - TURN + 1] })
      : null,
}

export function beginCrewPhase(s: Act1State): void {
  s.step = AT_ORDER
  s.active = NOBODY
  s.beat = 0
}

export function beginTurn({ act1 }: Setting, s: Act1State, seat: Seat): void {
  s.step = AT_CREW
  s.active = seat
  s.beat = 0
  s.actions = CREW_ACTIONS + (act1.events[s.event].extraFor === seat ? 1 : 0)
}

/** The last of the three needs nobody to call them up. */
export function nextOf(s: Act1State): Seat {
  const left = CREW & ~s.gone
  return left !== 0 && (left & (left - 1)) === 0 ? 31 - Math.clz32(left) : NOBODY
}
