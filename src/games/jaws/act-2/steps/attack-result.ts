import { message } from '#games/jaws/messages/act-2.message.ts'
import { SHARK } from '#games/jaws/seats.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import type { Emit } from '#kernel/event.ts'
import { type SeatSet, seatSet } from '#kernel/seats.ts'
import { BESIDE, boatsBy } from '../boat.ts'
import {
  BIG_MOUTH,
  BIG_MOUTH_WOUNDS,
  CREW_SIZE,
  DOMINO_EFFECT,
  DOMINO_HITS,
  MAKING_WAVES,
  RAMMING_HITS,
  SECOND_HELPING,
  WATER,
} from '../components.ts'
import { bitOf, crewOn } from '../crew.ts'
import { hitsRolled } from '../dice.ts'
import { happened } from '../events.ts'
import { isFought } from '../game-end.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT, MAIN, SECOND } from '../state.ts'
import { BITE, TOPPLE } from '../words.ts'
import { announce } from './attack-roll.ts'
import { fall, hitBoat, woundCrew } from './damage.ts'
import { ask, legalSet, type Passage, type Step } from './step.ts'

/** What the hits do; then what the ability adds to that; then the bonus attacks. */
export const applyHits: Passage = (orca, s, _chance, emit) => {
  const { quarry } = s
  const main = s.attack === MAIN
  const hits = hitsRolled(s) + (main && s.rammed ? RAMMING_HITS : 0)
  if (quarry >= WATER) {
    woundCrew(orca, s, quarry - WATER, hits, emit)
    if (!isFought(s)) s.step = AT['bonus-attacks']
    return
  }
  const stood = crewOn(s, quarry)
  const broken = hitBoat(orca, s, quarry, hits, main, emit)
  if (isFought(s)) return
  if (main && broken) addAbility(orca, s, stood, emit)
  if (isFought(s)) return
  if (main && broken && s.ability === DOMINO_EFFECT && toTopple(s) !== 0) ask(s, AT.topple, seatSet(SHARK))
  else if (main && s.ability === SECOND_HELPING && boatsBy(s, WATER + s.shark) !== 0)
    ask(s, AT.second, seatSet(SHARK))
  else s.step = AT['bonus-attacks']
}

/** Big Mouth and Making Waves, when a boat space was damaged or destroyed; `stood` are those who were on it. */
function addAbility(orca: Act2Setting, s: Act2State, stood: SeatSet, emit?: Emit): void {
  if (s.ability !== BIG_MOUTH && s.ability !== MAKING_WAVES) return
  for (let member = 0; member < CREW_SIZE; member++) {
    if (s.ability === MAKING_WAVES) fall(s, member, emit)
    else if ((stood & bitOf(member)) !== 0) woundCrew(orca, s, member, BIG_MOUTH_WOUNDS, emit)
  }
}

/** The boat spaces beside the one that broke. */
function toTopple(s: Act2State): number {
  return BESIDE[s.quarry] & ~s.destroyed
}

/** Domino Effect: hits on a boat space beside the one that broke. */
export const topple: Step = {
  legal: (_orca, s, _seat, into) => legalSet(toTopple(s), TOPPLE, into, 0),

  apply(orca, s, _seat, action, _chance, emit) {
    hitBoat(orca, s, TOPPLE.thing(action), DOMINO_HITS, false, emit)
    if (!isFought(s)) s.step = AT['bonus-attacks']
  },

  prompt: () => message('jaws.orca.ask.topple'),
  refuse: (_orca, _s, _seat, action) => (TOPPLE.has(action) ? message('jaws.orca.no.not-beside') : null),
}

/** Second Helping: after an attack on the boat, another one with fewer dice. */
export const second: Step = {
  optional: true,

  legal(_orca, s, _seat, into) {
    into[0] = DONE
    return legalSet(boatsBy(s, WATER + s.shark), BITE, into, 1)
  },

  apply(orca, s, _seat, action, _chance, emit) {
    if (action !== DONE) announce(orca, s, SECOND, BITE.thing(action), emit)
    else {
      emit?.(happened('jaws.orca.no-second', {}))
      s.step = AT['bonus-attacks']
    }
  },

  prompt: () => message('jaws.orca.ask.second'),
  refuse: (_orca, _s, _seat, action) =>
    BITE.has(action) && BITE.thing(action) < WATER ? message('jaws.orca.no.not-adjacent') : null,
}
