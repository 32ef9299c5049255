import { seatSet } from '#kernel/seats.ts'
import { happened } from '../events.ts'
import { message } from '../messages.ts'
import { DIE } from '../setting.ts'
import { AT, NOBODY, NOWHERE, STEPS } from '../state.ts'
import { PASS, SPLASH } from '../words.ts'
import type { OystersPassage, OystersStep } from './step.ts'

/** The diver may splash: on an even number nothing was found. */
export const respond: OystersStep = {
  asks: (_setting, s) => seatSet(s.diver),
  optional: true,
  prompt: () => message('oysters.ask.respond'),

  legal(_setting, _s, _seat, into) {
    into[0] = SPLASH
    into[1] = PASS
    return 2
  },

  apply(setting, s, _seat, action, chance, emit) {
    let found = s.at === s.pearl
    if (action === SPLASH) {
      const eyes = chance.pick(DIE) + 1
      emit?.(happened('oysters.rolled', { eyes }))
      if (eyes % 2 === 0) found = false
    }
    const winner = found ? s.seeker : s.diver
    s.points[winner]++
    s.step = AT.end
    emit?.(happened('oysters.won', { seat: setting.seats[winner] }))
  },

  refuse: () => null,
}

export const endRound: OystersPassage = (setting, s) => {
  s.caller = s.diver = s.seeker = NOBODY
  s.pearl = s.at = s.peeked = NOWHERE
  s.steps = STEPS
  s.step = s.round === setting.rounds ? AT.over : AT.deal
  if (s.step === AT.deal) s.round++
}
