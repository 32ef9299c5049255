import { message } from '#games/jaws/messages/act-1.message.ts'
import { CREW, CREW_SEATS, SEAT_IDS } from '#games/jaws/seats.ts'
import type { Setting } from '#games/jaws/setting.ts'
import { hasSeat, type Seat } from '#kernel/seats.ts'
import { happened } from '../events.ts'
import { CREW_ACTIONS } from '../limits.ts'
import { type Act1State, AT, NOBODY } from '../state.ts'
import { TURN } from '../words.ts'
import type { Passage, Step } from './step.ts'

/** The crew take their turns in any order and agree who goes next; the last of the three needs nobody to say so. */
export const nextTurn: Passage = (setting, s) => {
  s.active = NOBODY
  s.beat = 0
  const left = CREW & ~s.gone
  if (left === 0) s.step = AT['end-of-round']
  else if ((left & (left - 1)) === 0) beginTurn(setting, s, 31 - Math.clz32(left))
  else s.step = AT.order
}

/** Any of the crew may say who goes next, those who have gone too. */
export const order: Step = {
  legal(_setting, s, _seat, into) {
    let count = 0
    for (let i = 0; i < CREW_SEATS.length; i++)
      if (!hasSeat(s.gone, CREW_SEATS[i])) into[count++] = TURN.of(CREW_SEATS[i] - 1)
    return count
  },
  apply(setting, s, _seat, action, _chance, emit) {
    const next = TURN.thing(action) + 1
    emit?.(happened('jaws.turn', { seat: SEAT_IDS[next] }))
    beginTurn(setting, s, next)
  },
  prompt: () => message('jaws.ask.order'),
  refuse: (_setting, _s, _seat, action) =>
    TURN.has(action) ? message('jaws.no.gone', { seat: TURN.name(action) }) : null,
}

export function beginTurn({ act1 }: Setting, s: Act1State, seat: Seat): void {
  s.step = AT.crew
  s.active = seat
  s.beat = 0
  s.actions = CREW_ACTIONS + (act1.events[s.event].extraFor === seat ? 1 : 0)
}
