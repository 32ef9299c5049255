import { message } from '#games/jaws/messages/act-2.message.ts'
import { SHARK } from '#games/jaws/seats.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import { seatSet } from '#kernel/seats.ts'
import { boatsBy, isDestroyed, watersBy } from '../boat.ts'
import { RAMMING_SPEED, WATER, WATER_NAMES } from '../components.ts'
import { swimmersNear } from '../crew.ts'
import { happened } from '../events.ts'
import { AT, MAIN } from '../state.ts'
import { BITE, RAM } from '../words.ts'
import { announce } from './attack-roll.ts'
import { ask, legalSet, type Passage, type Step } from './step.ts'

/**
 * Rulebook, "Shark Attacks": with Ramming Speed the shark may first move on; then it attacks the boat, or a crew member
 * in the water, or nothing.
 */
export const beginSharkAttack: Passage = (_orca, s) => {
  if (s.ability === RAMMING_SPEED) ask(s, AT.ram, seatSet(SHARK))
  else s.step = AT.quarry
}

export const chooseQuarry: Passage = (_orca, s) => {
  if (boatsBy(s, WATER + s.shark) === 0 && swimmersNear(s) === 0) s.step = AT['bonus-attacks']
  else ask(s, AT['shark-attack'], seatSet(SHARK))
}

/** Ramming Speed: on to an adjacent water, for extra hits. */
export const ram: Step = {
  optional: true,

  legal(_orca, s, _seat, into) {
    into[0] = DONE
    return legalSet(watersBy(s, WATER + s.shark), RAM, into, 1)
  },

  apply(_orca, s, _seat, action, _chance, emit) {
    if (action !== DONE) {
      s.shark = RAM.thing(action)
      s.rammed = true
      emit?.(happened('jaws.orca.rammed', { space: WATER_NAMES[s.shark] }))
    }
    s.step = AT.quarry
  },

  prompt: () => message('jaws.orca.ask.ram'),
  refuse: (_orca, _s, _seat, action) => (RAM.has(action) ? message('jaws.orca.no.not-adjacent') : null),
}

/** Rulebook, "Attack the Boat", "Attack a Crew Member": within reach of where the shark is. What hits do: `damage.ts`. */
export const sharkAttack: Step = {
  optional: true,

  legal(_orca, s, _seat, into) {
    into[0] = DONE
    return legalSet(boatsBy(s, WATER + s.shark) | ((swimmersNear(s) >> 1) << WATER), BITE, into, 1)
  },

  apply(orca, s, _seat, action, _chance, emit) {
    if (action !== DONE) {
      announce(orca, s, MAIN, BITE.thing(action), emit)
      return
    }
    emit?.(happened('jaws.orca.no-attack', {}))
    s.step = AT['bonus-attacks']
  },

  prompt: () => message('jaws.orca.ask.shark-attack'),

  refuse(_orca, s, _seat, action) {
    if (!BITE.has(action)) return null
    const quarry = BITE.thing(action)
    if (quarry < WATER)
      return message(isDestroyed(s, quarry) ? 'jaws.orca.no.gone' : 'jaws.orca.no.not-adjacent')
    const at = s.at[quarry - WATER]
    return message(at >= 0 && at < WATER ? 'jaws.orca.no.aboard' : 'jaws.orca.no.not-adjacent')
  },
}
