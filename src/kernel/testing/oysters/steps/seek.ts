import type { Emit } from '#kernel/event.ts'
import { allSeats, type Seat, seatSet } from '#kernel/seats.ts'
import { happened } from '../events.ts'
import { message } from '../messages.ts'
import type { Setting } from '../setting.ts'
import { AT, NOWHERE, type OystersState } from '../state.ts'
import { OPEN, PEEK, SHELLS, WADE } from '../words.ts'
import type { OystersStep } from './step.ts'

/** Any of the others wades to a shell; the first to do so is the seeker. */
export const seek: OystersStep = {
  asks: (setting, s) => allSeats(setting.players) & ~seatSet(s.diver),
  prompt: () => message('oysters.ask.seek'),

  legal(_setting, _s, _seat, into) {
    for (let shell = 0; shell < SHELLS.length; shell++) into[shell] = WADE.of(shell)
    return SHELLS.length
  },

  apply(setting, s, seat, action, _chance, emit) {
    s.seeker = seat
    s.step = AT.search
    wade(setting, s, seat, WADE.thing(action), emit)
  },

  refuse: () => null,
}

/** The seeker wades on while there are steps left, may look into one shell, and opens one. */
export const search: OystersStep = {
  asks: (_setting, s) => seatSet(s.seeker),
  prompt: () => message('oysters.ask.search'),

  legal(_setting, s, _seat, into) {
    let count = 0
    if (s.steps > 0)
      for (let shell = 0; shell < SHELLS.length; shell++) if (shell !== s.at) into[count++] = WADE.of(shell)
    if (s.peeked === NOWHERE) into[count++] = PEEK
    into[count++] = OPEN
    return count
  },

  apply(setting, s, seat, action, _chance, emit) {
    const by = setting.seats[seat]
    if (action === PEEK) {
      s.peeked = s.at
      emit?.(happened('oysters.peeked', { seat: by, shell: SHELLS[s.at] }))
      emit?.(happened('oysters.saw', inShell(s), { only: seatSet(seat) }, true))
    } else if (action === OPEN) {
      s.step = AT.respond
      emit?.(happened('oysters.opened', { seat: by, ...inShell(s) }, {}, true))
    } else {
      s.steps--
      wade(setting, s, seat, WADE.thing(action), emit)
    }
  },

  refuse: () => null,
}

function wade(setting: Setting, s: OystersState, seat: Seat, shell: number, emit?: Emit): void {
  s.at = shell
  emit?.(happened('oysters.waded', { seat: setting.seats[seat], shell: SHELLS[shell] }))
}

function inShell(s: OystersState) {
  return { shell: SHELLS[s.at], pearl: s.at === s.pearl ? 'here' : 'elsewhere' } as const
}
