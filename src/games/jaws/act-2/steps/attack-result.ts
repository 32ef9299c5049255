import type { Chance } from '../../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../../kernel/event.ts'
import { message } from '../../../../kernel/message.ts'
import { type SeatSet, seatSet } from '../../../../kernel/seats.ts'
import { SHARK } from '../../seats.ts'
import { DONE } from '../../vocabulary.ts'
import { BESIDE, boatsBy } from '../boat.ts'
import {
  BIG_MOUTH,
  BIG_MOUTH_WOUNDS,
  CREW_SIZE,
  DOMINO_EFFECT,
  DOMINO_HITS,
  MAKING_WAVES,
  SECOND_HELPING,
  WATER,
  ZONES,
} from '../components.ts'
import { bitOf, crewOn } from '../crew.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT_SECOND, AT_TOPPLE, EXTRA, MAIN, SECOND } from '../state.ts'
import { BITE, isOf, TOPPLE } from '../words.ts'
import { announce } from './attack-roll.ts'
import { beginBonusAttacks, nextBonusAttack } from './bonus-attacks.ts'
import { fall, hitBoat, woundCrew } from './damage.ts'
import { isFought } from './round.ts'
import { ask, legalSet, type Step } from './step.ts'

/** What the hits do; then what the ability adds to that; then the bonus attacks. */
export function settle(orca: Act2Setting, s: Act2State, hits: number, chance: Chance, emit?: Emit): void {
  const { quarry, attack } = s
  if (quarry >= WATER) {
    woundCrew(orca, s, quarry - WATER, hits, emit)
    if (!isFought(s)) afterAttack(orca, s, chance, emit)
    return
  }
  const stood = crewOn(s, quarry)
  const broken = hitBoat(orca, s, quarry, hits, attack === MAIN, emit)
  if (isFought(s)) return
  if (attack === MAIN && broken) addAbility(orca, s, stood, emit)
  if (isFought(s)) return
  if (attack === MAIN && broken && s.ability === DOMINO_EFFECT && toTopple(s) !== 0)
    ask(s, AT_TOPPLE, seatSet(SHARK))
  else if (attack === MAIN && s.ability === SECOND_HELPING && boatsBy(s, WATER + s.shark) !== 0)
    ask(s, AT_SECOND, seatSet(SHARK))
  else afterAttack(orca, s, chance, emit)
}

function afterAttack(orca: Act2Setting, s: Act2State, chance: Chance, emit?: Emit): void {
  if (s.attack === EXTRA) nextBonusAttack(orca, s, chance, emit)
  else beginBonusAttacks(orca, s, chance, emit)
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

/** Domino Effect: two hits on a boat space beside the one that broke. */
export const topple: Step = {
  need: 'any',
  optional: false,
  legal: (_orca, s, _seat, into) => legalSet(toTopple(s), TOPPLE, into, 0),

  apply(orca, s, _seat, action, chance, emit) {
    hitBoat(orca, s, action - TOPPLE, DOMINO_HITS, false, emit)
    if (!isFought(s)) afterAttack(orca, s, chance, emit)
  },

  prompt: () => message('jaws.orca.ask.topple'),
  refuse: (_orca, _s, _seat, action) =>
    isOf(action, TOPPLE, ZONES) ? message('jaws.orca.no.not-beside') : null,
}

/** Second Helping: after an attack on the boat, another one with two dice. */
export const second: Step = {
  need: 'any',
  optional: true,

  legal(_orca, s, _seat, into) {
    into[0] = DONE
    return legalSet(boatsBy(s, WATER + s.shark), BITE, into, 1)
  },

  apply(orca, s, _seat, action, chance, emit) {
    if (action !== DONE) announce(orca, s, SECOND, action - BITE, chance, emit)
    else {
      emit?.(happened('jaws.orca.no-second', {}))
      afterAttack(orca, s, chance, emit)
    }
  },

  prompt: () => message('jaws.orca.ask.second'),
  refuse: (_orca, _s, _seat, action) =>
    isOf(action, BITE, ZONES) ? message('jaws.orca.no.not-adjacent') : null,
}
