import { OIL } from '../components.ts'
import { happened } from '../events.ts'
import { message } from '../messages/message.ts'
import { NOWHERE, OUTSIDE, SPOT_NAMES } from '../ocean.ts'
import type { Setting } from '../setting.ts'
import { AT, type SharksState } from '../state.ts'
import { START } from '../words.ts'
import type { SharksStep } from './step.ts'

/** Set up (4c): each shark starts outside the grid, beside a tile it can enter, at a spot of its own. */
export const start: SharksStep = {
  legal(setting, s, _seat, into) {
    let count = 0
    for (let spot = 0; spot < SPOT_NAMES.length; spot++)
      if (spotFault(setting, s, spot) === null) into[count++] = START.of(spot)
    return count
  },

  apply(setting, s, seat, action, _chance, emit) {
    const spot = START.thing(action)
    s.at[seat] = OUTSIDE + spot
    emit?.(happened('sharks.placed', { seat: setting.seats[seat].id, spot: SPOT_NAMES[spot] }))
    s.active = (seat + 1) % s.at.length
    s.beat++
    if (s.active === s.first) s.step = AT.turn
  },

  prompt: (setting, s) => message('sharks.ask.start', { seat: setting.seats[s.active].id }),

  refuse(setting, s, _seat, action) {
    if (!START.has(action)) return null
    const fault = spotFault(setting, s, START.thing(action))
    return fault === null ? null : message(fault, { spot: START.name(action) })
  },
}

export function spotFault({ ocean }: Setting, s: SharksState, spot: number) {
  const cell = ocean.entries[spot]
  if (cell === NOWHERE) return 'sharks.no.spot'
  if (s.at.includes(OUTSIDE + spot)) return 'sharks.no.spot-taken'
  if (s.tiles[cell] === OIL) return 'sharks.no.spot-oil'
  return null
}
