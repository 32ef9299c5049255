import { seatSet } from '#kernel/seats.ts'
import { happened } from '../events.ts'
import { message } from '../messages.ts'
import { AT, NOWHERE } from '../state.ts'
import { DONE, PUT, SEND, SHELLS } from '../words.ts'
import type { OystersStep } from './step.ts'

export const send: OystersStep = {
  asks: (_setting, s) => seatSet(s.caller),
  prompt: () => message('oysters.ask.send'),

  legal(setting, _s, _seat, into) {
    for (let other = 0; other < setting.players; other++) into[other] = SEND.of(other)
    return setting.players
  },

  apply(setting, s, seat, action, _chance, emit) {
    s.diver = SEND.thing(action)
    s.step = AT.hide
    emit?.(happened('oysters.sent', { seat: setting.seats[seat], diver: setting.seats[s.diver] }))
  },

  refuse: () => null,
}

/** Into a shell, or into one after another; nobody else can tell. */
export const hide: OystersStep = {
  asks: (_setting, s) => seatSet(s.diver),
  prompt: () => message('oysters.ask.hide'),

  legal(_setting, s, _seat, into) {
    let count = 0
    for (let shell = 0; shell < SHELLS.length; shell++) if (shell !== s.pearl) into[count++] = PUT.of(shell)
    if (s.pearl !== NOWHERE) into[count++] = DONE
    return count
  },

  apply(setting, s, seat, action, _chance, emit) {
    if (action !== DONE) {
      s.pearl = PUT.thing(action)
      return
    }
    s.step = AT.seek
    emit?.(happened('oysters.hidden', { seat: setting.seats[seat] }))
  },

  refuse: (_setting, _s, _seat, action) => (action === DONE ? message('oysters.no.pearl') : null),
}
