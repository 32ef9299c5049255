import { message } from '#games/jaws/messages/act-1.message.ts'
import { SHARK } from '#games/jaws/seats.ts'
import { seatSet } from '#kernel/seats.ts'
import { happened } from '../events.ts'
import { WATER } from '../island.ts'
import { AT } from '../state.ts'
import { START } from '../words.ts'
import type { Step } from './step.ts'

/** Rulebook, "Setup: Shark": it writes down where it starts, and tells nobody. */
export const start: Step = {
  asks: () => seatSet(SHARK),
  legal(_setting, _s, _seat, into) {
    for (let space = 0; space < WATER.length; space++) into[space] = START.of(space)
    return WATER.length
  },

  apply(_setting, s, _seat, action, _chance, emit) {
    s.at[SHARK] = START.thing(action)
    emit?.(happened('jaws.started', { space: WATER[START.thing(action)] }, { only: seatSet(SHARK) }))
    s.step = AT.event
  },

  prompt: () => message('jaws.ask.start'),
  refuse: () => null,
}
