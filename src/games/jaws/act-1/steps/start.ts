import { happened } from '../../../../kernel/event.ts'
import { message } from '../../../../kernel/message.ts'
import { seatSet } from '../../../../kernel/seats.ts'
import { SHARK } from '../../seats.ts'
import { WATER } from '../island.ts'
import { START } from '../words.ts'
import { beginRound } from './event.ts'
import type { Step } from './step.ts'

/** Act 1: Setup: the shark writes down where it starts, and tells nobody. */
export const start: Step = {
  asks: () => seatSet(SHARK),
  optional: false,

  legal(_setting, _s, _seat, into) {
    for (let space = 0; space < WATER.length; space++) into[space] = START + space
    return WATER.length
  },

  apply(setting, s, _seat, action, chance, emit) {
    s.at[SHARK] = action - START
    emit?.(happened('jaws.started', { space: WATER[action - START] }, { only: seatSet(SHARK) }))
    beginRound(setting, s, chance, emit)
  },

  prompt: () => message('jaws.ask.start'),
  refuse: () => null,
}
