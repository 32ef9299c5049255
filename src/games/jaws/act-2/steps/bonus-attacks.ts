import type { Chance } from '../../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../../kernel/event.ts'
import { message } from '../../../../kernel/message.ts'
import { type SeatSet, seatSet } from '../../../../kernel/seats.ts'
import { SHARK } from '../../seats.ts'
import { DONE } from '../../vocabulary.ts'
import { CREW_SIZE, WATER } from '../components.ts'
import { bitOf, swimmersNear } from '../crew.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT_BONUS, EXTRA } from '../state.ts'
import { BONUS, isOf } from '../words.ts'
import { announce } from './attack-roll.ts'
import { endRound } from './round.ts'
import { ask, legalSet, type Step } from './step.ts'

/** Bonus attacks: one die against each crew member in the water near the shark, as things now are. */
export function beginBonusAttacks(orca: Act2Setting, s: Act2State, chance: Chance, emit?: Emit): void {
  if (emit && isMuzzled(orca, s) && swimmersNear(s) !== 0) emit(happened('jaws.orca.muzzled', {}))
  nextBonusAttack(orca, s, chance, emit)
}

export function nextBonusAttack(orca: Act2Setting, s: Act2State, chance: Chance, emit?: Emit): void {
  if (toBite(orca, s) === 0) endRound(orca, s, chance, emit)
  else ask(s, AT_BONUS, seatSet(SHARK))
}

function toBite(orca: Act2Setting, s: Act2State): SeatSet {
  return isMuzzled(orca, s) ? 0 : swimmersNear(s) & ~s.bitten
}

function isMuzzled(orca: Act2Setting, s: Act2State): boolean {
  for (let design = 0; design < s.attached.length; design++)
    if (s.attached[design] > 0 && orca.gear[design].noBonus) return true
  return false
}

export const bonus: Step = {
  need: 'any',
  optional: true,

  legal(orca, s, _seat, into) {
    into[0] = DONE
    return legalSet(toBite(orca, s) >> 1, BONUS, into, 1)
  },

  apply(orca, s, _seat, action, chance, emit) {
    if (action === DONE) {
      endRound(orca, s, chance, emit)
      return
    }
    const member = action - BONUS
    s.bitten |= bitOf(member)
    announce(orca, s, EXTRA, WATER + member, chance, emit)
  },

  prompt: () => message('jaws.orca.ask.bonus'),

  refuse(_orca, s, _seat, action) {
    if (!isOf(action, BONUS, CREW_SIZE)) return null
    const bitten = (s.bitten & bitOf(action - BONUS)) !== 0
    return message(bitten ? 'jaws.orca.no.bitten' : 'jaws.orca.no.not-adjacent')
  },
}
