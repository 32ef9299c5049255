import type { Chance } from '../../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../../kernel/event.ts'
import type { ActionList } from '../../../../kernel/game.ts'
import { message } from '../../../../kernel/message.ts'
import type { Seat } from '../../../../kernel/seats.ts'
import type { Action } from '../../../../kernel/vocabulary.ts'
import { inTwoMoves, watersInReach } from '../boat.ts'
import {
  ATTACHABLE,
  CREW_SIZE,
  FIREARM,
  GEAR_CARDS,
  NOWHERE,
  SPACE_NAMES,
  WATER,
  ZONES,
} from '../components.ts'
import { fighters, memberOf, nameOf } from '../crew.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT_PREPARE, PREPARED, TO_MOVE, TO_READY, TO_TARGET } from '../state.ts'
import { isOf, MOVE, READY, STAY, TARGET } from '../words.ts'
import { reveal } from './shark-reveals.ts'
import { answered, ask, legalSet, type Step } from './step.ts'

export function beginPreparing(s: Act2State): void {
  for (let member = 0; member < CREW_SIZE; member++)
    s.stage[member] = s.at[member] === NOWHERE ? PREPARED : TO_MOVE
  ask(s, AT_PREPARE, fighters(s))
}

const ALL_WATERS = (1 << ZONES) - 1

/** The zones whose water a crew member may aim at with a weapon. */
function targetsOf(orca: Act2Setting, s: Act2State, member: number, weapon: number): number {
  return orca.gear[weapon].kind === FIREARM ? ALL_WATERS : watersInReach(s, s.at[member])
}

export function isWeapon(orca: Act2Setting, design: number): boolean {
  return orca.gear[design].kind <= ATTACHABLE
}

/**
 * Step 3: all at the same time, each moves, then chooses a weapon, then places the target. There is always a weapon
 * (one's own is never discarded) and a water in its reach, so none of it can be left out.
 */
export const prepare: Step = {
  need: 'each',
  optional: false,

  legal(orca, s, seat, into) {
    const member = memberOf(seat)
    switch (s.stage[member]) {
      case TO_MOVE:
        into[0] = STAY
        return legalSet(inTwoMoves(s, s.at[member]), MOVE, into, 1)
      case TO_READY:
        return legalWeapons(orca, s.gear[member], into)
      default:
        return legalSet(targetsOf(orca, s, member, s.weapon[member]), TARGET, into, 0)
    }
  },

  apply(orca, s, seat, action, chance, emit) {
    const member = memberOf(seat)
    const stage = s.stage[member]++
    if (stage === TO_MOVE) move(s, member, action, emit)
    else if (stage === TO_READY) {
      s.weapon[member] = action - READY
      emit?.(happened('jaws.orca.readied', { seat: nameOf(member), gear: orca.gear[action - READY].id }))
    } else aim(orca, s, seat, action - TARGET, chance, emit)
  },

  prompt: () => message('jaws.orca.ask.prepare'),

  refuse(orca, s, seat, action) {
    const member = memberOf(seat)
    const stage = s.stage[member]
    if (isOf(action, MOVE, SPACE_NAMES.length))
      return message(stage === TO_MOVE ? whyNotThere(s, member, action) : 'jaws.orca.no.moved')
    if (isOf(action, READY, GEAR_CARDS)) {
      if (stage < TO_READY) return message('jaws.orca.no.move-first')
      if (stage > TO_READY) return message('jaws.orca.no.readied')
      const design = action - READY
      if (orca.gear[design] === undefined || s.gear[member][design] === 0)
        return message('jaws.orca.no.not-held')
      return message('jaws.orca.no.no-weapon', { gear: orca.gear[design].id })
    }
    if (!isOf(action, TARGET, ZONES)) return null
    return message(stage < TO_TARGET ? 'jaws.orca.no.weapon-first' : 'jaws.orca.no.out-of-reach')
  },
}

function legalWeapons(orca: Act2Setting, held: readonly number[], into: ActionList): number {
  let count = 0
  for (let design = 0; design < held.length; design++)
    if (held[design] > 0 && isWeapon(orca, design)) into[count++] = READY + design
  return count
}

function move(s: Act2State, member: number, action: Action, emit?: Emit): void {
  const seat = nameOf(member)
  if (action === STAY) {
    emit?.(happened('jaws.orca.stayed', { seat }))
    return
  }
  const from = s.at[member]
  s.at[member] = action - MOVE
  const climbed = from >= WATER && s.at[member] < WATER
  emit?.(
    happened(climbed ? 'jaws.orca.climbed' : 'jaws.orca.moved', { seat, space: SPACE_NAMES[s.at[member]] }),
  )
}

function aim(orca: Act2Setting, s: Act2State, seat: Seat, zone: number, chance: Chance, emit?: Emit): void {
  const member = memberOf(seat)
  s.target[member] = zone
  emit?.(happened('jaws.orca.targeted', { seat: nameOf(member), space: SPACE_NAMES[WATER + zone] }))
  if (answered(s, seat)) reveal(orca, s, chance, emit)
}

function whyNotThere(s: Act2State, member: number, action: Action): string {
  const space = action - MOVE
  if (space === s.at[member]) return 'jaws.orca.no.already-there'
  if (space < WATER && (s.destroyed & (1 << space)) !== 0) return 'jaws.orca.no.gone'
  return s.at[member] >= WATER && space < WATER ? 'jaws.orca.no.climb' : 'jaws.orca.no.too-far'
}
