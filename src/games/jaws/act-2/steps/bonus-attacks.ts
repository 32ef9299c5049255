import { message } from '#games/jaws/messages/act-2.message.ts'
import { SHARK } from '#games/jaws/seats.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import { type SeatSet, seatSet } from '#kernel/seats.ts'
import { ATTACHABLE, WATER } from '../components.ts'
import { bitOf, swimmersNear } from '../crew.ts'
import { happened } from '../events.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT, BONUS_ATTACK } from '../state.ts'
import { BONUS } from '../words.ts'
import { announce } from './attack-roll.ts'
import { ask, legalSet, type Passage, type Step } from './step.ts'

/** Rulebook, "Bonus Attacks": one die against each crew member in the water near the shark, as things now are. */
export const beginBonusAttack: Passage = (orca, s, _chance, emit) => {
  if (emit && isMuzzled(orca, s) && swimmersNear(s) !== 0) emit(happened('jaws.orca.muzzled', {}))
  if (toBite(orca, s) === 0) s.step = AT.dive
  else ask(s, AT.bonus, seatSet(SHARK))
}

function toBite(orca: Act2Setting, s: Act2State): SeatSet {
  return isMuzzled(orca, s) ? 0 : swimmersNear(s) & ~s.bitten
}

function isMuzzled(orca: Act2Setting, s: Act2State): boolean {
  for (const design of orca.ofKind[ATTACHABLE])
    if (s.attached[design] > 0 && orca.gear[design].noBonus) return true
  return false
}

export const bonus: Step = {
  optional: true,

  legal(orca, s, _seat, into) {
    into[0] = DONE
    return legalSet(toBite(orca, s) >> 1, BONUS, into, 1)
  },

  apply(orca, s, _seat, action, _chance, emit) {
    if (action === DONE) {
      s.step = AT.dive
      return
    }
    const member = BONUS.thing(action)
    s.bitten |= bitOf(member)
    announce(orca, s, BONUS_ATTACK, WATER + member, emit)
  },

  prompt: () => message('jaws.orca.ask.bonus'),

  refuse(_orca, s, _seat, action) {
    if (!BONUS.has(action)) return null
    const bitten = (s.bitten & bitOf(BONUS.thing(action))) !== 0
    return message(bitten ? 'jaws.orca.no.bitten' : 'jaws.orca.no.not-adjacent')
  },
}
