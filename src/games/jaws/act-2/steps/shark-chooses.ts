import { message } from '#games/jaws/messages/act-2.message.ts'
import { SHARK } from '#games/jaws/seats.ts'
import { seatSet } from '#kernel/seats.ts'
import { ABILITIES, ATTACHABLE, LETTERS } from '../components.ts'
import { happened } from '../events.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT, NONE } from '../state.ts'
import { LAY, LOCK_ABILITY, LOCK_PLAIN, SURFACE } from '../words.ts'
import type { Step } from './step.ts'

/** What the shark writes down for itself. */
const ME = { only: seatSet(SHARK) }

/**
 * Rulebook, "Shark Chooses", "Shark Ability Cards": one of the three letters, face down, perhaps with an ability under
 * it. Until it is locked in this is a plan that nobody hears of; then everyone knows whether there is an ability, and
 * only the shark which.
 */
export const choose: Step = {
  legal(orca, s, _seat, into) {
    if (s.letter === NONE) {
      for (let letter = 0; letter < LETTERS.length; letter++) into[letter] = SURFACE.of(letter)
      return LETTERS.length
    }
    if (s.ability !== NONE) {
      into[0] = LOCK_ABILITY
      return 1
    }
    let count = 0
    into[count++] = LOCK_PLAIN
    if (!isHindered(orca, s))
      for (let ability = 0; ability < s.hand.length; ability++)
        if (s.hand[ability] > 0) into[count++] = LAY.of(ability)
    return count
  },

  apply(_orca, s, _seat, action, _chance, emit) {
    if (SURFACE.has(action)) {
      s.letter = SURFACE.thing(action)
      emit?.(happened('jaws.orca.plan-letter', { letter: LETTERS[s.letter] }, ME))
    } else if (LAY.has(action)) {
      s.ability = LAY.thing(action)
      emit?.(happened('jaws.orca.plan-ability', { ability: ABILITIES[s.ability] }, ME))
    } else {
      if (s.ability !== NONE) s.hand[s.ability]--
      emit?.(happened(s.ability === NONE ? 'jaws.orca.locked' : 'jaws.orca.locked-ability', {}))
      s.step = AT.locked
    }
  },

  prompt: () => message('jaws.orca.ask.choose'),

  refuse(orca, s, _seat, action) {
    if (!LAY.has(action)) return null
    if (s.letter === NONE) return message('jaws.orca.no.letter-first')
    if (isHindered(orca, s)) return message('jaws.orca.no.hindered')
    if (s.ability !== NONE) return message('jaws.orca.no.one-ability')
    return message('jaws.orca.no.not-in-hand', { ability: ABILITIES[LAY.thing(action)] })
  },
}

/** Something sticks to the shark that keeps it from laying abilities. */
export function isHindered(orca: Act2Setting, s: Act2State): boolean {
  for (const design of orca.ofKind[ATTACHABLE])
    if (s.attached[design] > 0 && orca.gear[design].noAbilities) return true
  return false
}
