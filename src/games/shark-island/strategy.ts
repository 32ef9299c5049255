import { seatSet } from '#kernel/seats.ts'
import { SHARK_SEAT, STRATEGIES } from './components.ts'
import { happened } from './events.ts'
import { message } from './messages/message.ts'
import { AT } from './state.ts'
import type { IslandStep } from './step.ts'
import { STRATEGY } from './words.ts'

/** Rulebook, "Shark Strategy Cards": one of them face down behind the screen. */
export const chooseStrategy: IslandStep = {
  legal(_setting, _s, _seat, into) {
    for (let card = 0; card < STRATEGIES.length; card++) into[card] = STRATEGY.of(card)
    return STRATEGIES.length
  },
  apply(_setting, s, _seat, action, _chance, emit) {
    s.strategy = STRATEGY.thing(action)
    s.step = AT.calendar
    const own = seatSet(SHARK_SEAT)
    emit?.(happened('shark-island.strategy', { strategy: STRATEGIES[s.strategy] }, { only: own }))
    emit?.(happened('shark-island.strategy-hidden', {}, { except: own }))
  },
  prompt: () => message('shark-island.ask.strategy'),
  refuse: () => null,
}
