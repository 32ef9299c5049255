import type { Chance } from '../../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../../kernel/event.ts'
import { message } from '../../../../kernel/message.ts'
import { seatSet } from '../../../../kernel/seats.ts'
import { SHARK } from '../../seats.ts'
import { DONE } from '../../vocabulary.ts'
import { boatsBy, watersBy } from '../boat.ts'
import { CREW_SIZE, RAMMING_SPEED, SPACE_NAMES, WATER, ZONES } from '../components.ts'
import { swimmersNear } from '../crew.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT_RAM, AT_SHARK_ATTACK, MAIN } from '../state.ts'
import { BITE, isOf, RAM } from '../words.ts'
import { announce } from './attack-roll.ts'
import { beginBonusAttacks } from './bonus-attacks.ts'
import { ask, legalSet, type Step } from './step.ts'

/** Step 6: with Ramming Speed the shark may first move on, then it attacks the boat, or a swimmer, or nothing. */
export function beginSharkAttack(orca: Act2Setting, s: Act2State, chance: Chance, emit?: Emit): void {
  if (s.ability === RAMMING_SPEED) ask(s, AT_RAM, seatSet(SHARK))
  else chooseQuarry(orca, s, chance, emit)
}

function chooseQuarry(orca: Act2Setting, s: Act2State, chance: Chance, emit?: Emit): void {
  if (boatsBy(s, WATER + s.shark) === 0 && swimmersNear(s) === 0) beginBonusAttacks(orca, s, chance, emit)
  else ask(s, AT_SHARK_ATTACK, seatSet(SHARK))
}

export const ram: Step = {
  need: 'any',
  optional: true,

  legal(_orca, s, _seat, into) {
    into[0] = DONE
    return legalSet(watersBy(s, WATER + s.shark), RAM, into, 1)
  },

  apply(orca, s, _seat, action, chance, emit) {
    if (action !== DONE) {
      s.shark = action - RAM
      s.rammed = 1
      emit?.(happened('jaws.orca.rammed', { space: SPACE_NAMES[WATER + s.shark] }))
    }
    chooseQuarry(orca, s, chance, emit)
  },

  prompt: () => message('jaws.orca.ask.ram'),
  refuse: (_orca, _s, _seat, action) =>
    isOf(action, RAM, ZONES) ? message('jaws.orca.no.not-adjacent') : null,
}

export const sharkAttack: Step = {
  need: 'any',
  optional: true,

  legal(_orca, s, _seat, into) {
    into[0] = DONE
    const count = legalSet(boatsBy(s, WATER + s.shark), BITE, into, 1)
    return legalSet(swimmersNear(s) >> 1, BITE + ZONES, into, count)
  },

  apply(orca, s, _seat, action, chance, emit) {
    if (action !== DONE) {
      announce(orca, s, MAIN, action - BITE, chance, emit)
      return
    }
    emit?.(happened('jaws.orca.no-attack', {}))
    beginBonusAttacks(orca, s, chance, emit)
  },

  prompt: () => message('jaws.orca.ask.shark-attack'),

  refuse(_orca, s, _seat, action) {
    if (isOf(action, BITE, ZONES))
      return message(
        (s.destroyed & (1 << (action - BITE))) === 0 ? 'jaws.orca.no.not-adjacent' : 'jaws.orca.no.gone',
      )
    if (!isOf(action, BITE + ZONES, CREW_SIZE)) return null
    const at = s.at[action - BITE - ZONES]
    return message(at >= 0 && at < WATER ? 'jaws.orca.no.aboard' : 'jaws.orca.no.not-adjacent')
  },
}
