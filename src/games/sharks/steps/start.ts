import { happened } from '../../../kernel/event.ts'
import { message } from '../../../kernel/message.ts'
import { OIL } from '../components.ts'
import { NOWHERE, OUTSIDE, SPOT_NAMES } from '../ocean.ts'
import type { Setting } from '../setting.ts'
import type { SharksState } from '../state.ts'
import { START } from '../words.ts'
import { isOf, type Step } from './step.ts'
import { beginTurn } from './turn.ts'

/** Components and Set Up (4c): each shark starts outside the grid, beside a tile it can enter, at a spot of its own. */
export const start: Step = {
  legal(setting, s, into) {
    let count = 0
    for (let spot = 0; spot < SPOT_NAMES.length; spot++)
      if (spotFault(setting, s, spot) === null) into[count++] = START + spot
    return count
  },

  apply(setting, s, action, _chance, emit) {
    const spot = action - START
    const seat = s.active
    s.at[seat] = OUTSIDE + spot
    emit?.(happened('sharks.placed', { seat: setting.seats[seat].id, spot: SPOT_NAMES[spot] }))
    s.active = (seat + 1) % s.at.length
    s.beat++
    if (s.active === s.first) beginTurn(setting, s)
  },

  prompt: (setting, s) => message('sharks.ask.start', { seat: setting.seats[s.active].id }),

  refuse(setting, s, action) {
    if (!isOf(action, START, SPOT_NAMES.length)) return null
    const fault = spotFault(setting, s, action - START)
    return fault === null ? null : message(fault, { spot: SPOT_NAMES[action - START] })
  },
}

export function spotFault({ ocean }: Setting, s: SharksState, spot: number): string | null {
  const cell = ocean.entries[spot]
  if (cell === NOWHERE) return 'sharks.no.spot'
  if (s.at.includes(OUTSIDE + spot)) return 'sharks.no.spot-taken'
  if (s.tiles[cell] === OIL) return 'sharks.no.spot-oil'
  return null
}
