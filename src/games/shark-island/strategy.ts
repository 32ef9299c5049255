import { happened } from '../../kernel/event.ts'
import { message } from '../../kernel/message.ts'
import { seatSet } from '../../kernel/seats.ts'
import { SHARK_SEAT, STRATEGIES } from './components.ts'
import { TO_CALENDAR } from './state.ts'
import type { Question } from './step.ts'
import { STRATEGY } from './words.ts'

/** Game Setup, step 9: one Strategy card face down behind the screen. */
export const chooseStrategy: Question = {
  legal(_setting, _s, _seat, into) {
    for (let card = 0; card < STRATEGIES.length; card++) into[card] = STRATEGY + card
    return STRATEGIES.length
  },
  apply(_setting, s, _seat, action, _chance, emit) {
    s.strategy = action - STRATEGY
    s.step = TO_CALENDAR
    const own = seatSet(SHARK_SEAT)
    emit?.(happened('shark-island.strategy', { strategy: STRATEGIES[s.strategy] }, { only: own }))
    emit?.(happened('shark-island.strategy-hidden', {}, { except: own }))
  },
  prompt: () => message('shark-island.ask.strategy'),
  refuse: () => null,
}
