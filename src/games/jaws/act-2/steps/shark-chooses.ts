import { happened } from '../../../../kernel/event.ts'
import { message } from '../../../../kernel/message.ts'
import { seatSet } from '../../../../kernel/seats.ts'
import { SHARK } from '../../seats.ts'
import { ABILITIES, LETTERS } from '../components.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, NONE } from '../state.ts'
import { isOf, LAY, LOCK, SURFACE } from '../words.ts'
import { afterLock } from './chum.ts'
import type { Step } from './step.ts'

/** What the shark writes down for itself. */
const ME = { only: seatSet(SHARK) }

/** The two ways to lock in. */
export const PLAIN = 0
export const WITH_ABILITY = 1

/**
 * Step 2: one of the three letters, face down, perhaps with an ability under it. Until it is locked in this is a plan
 * that nobody hears of; then everyone knows whether there is an ability, and only the shark which.
 */
export const choose: Step = {
  need: 'any',
  optional: false,

  legal(orca, s, _seat, into) {
    if (s.letter === NONE) {
      for (let letter = 0; letter < LETTERS.length; letter++) into[letter] = SURFACE + letter
      return LETTERS.length
    }
    if (s.ability !== NONE) {
      into[0] = LOCK + WITH_ABILITY
      return 1
    }
    let count = 0
    into[count++] = LOCK + PLAIN
    if (!isHindered(orca, s))
      for (let ability = 0; ability < s.hand.length; ability++)
        if (s.hand[ability] > 0) into[count++] = LAY + ability
    return count
  },

  apply(orca, s, _seat, action, chance, emit) {
    if (isOf(action, SURFACE, LETTERS.length)) {
      s.letter = action - SURFACE
      emit?.(happened('jaws.orca.plan-letter', { letter: LETTERS[s.letter] }, ME))
    } else if (isOf(action, LAY, ABILITIES.length)) {
      s.ability = action - LAY
      emit?.(happened('jaws.orca.plan-ability', { ability: ABILITIES[s.ability] }, ME))
    } else {
      if (s.ability !== NONE) s.hand[s.ability]--
      emit?.(happened(s.ability === NONE ? 'jaws.orca.locked' : 'jaws.orca.locked-ability', {}))
      afterLock(orca, s, chance, emit)
    }
  },

  prompt: () => message('jaws.orca.ask.choose'),

  refuse(orca, s, _seat, action) {
    if (!isOf(action, LAY, ABILITIES.length)) return null
    if (s.letter === NONE) return message('jaws.orca.no.letter-first')
    if (isHindered(orca, s)) return message('jaws.orca.no.hindered')
    if (s.ability !== NONE) return message('jaws.orca.no.one-ability')
    return message('jaws.orca.no.not-in-hand', { ability: ABILITIES[action - LAY] })
  },
}

/** Something sticks to the shark that keeps it from laying abilities. */
export function isHindered(orca: Act2Setting, s: Act2State): boolean {
  for (let design = 0; design < s.attached.length; design++)
    if (s.attached[design] > 0 && orca.gear[design].noAbilities) return true
  return false
}
