import { message } from '#games/jaws/messages/act-2.message.ts'
import type { Emit } from '#kernel/event.ts'
import type { Message } from '#kernel/message.ts'
import type { ActionList } from '#kernel/rules.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { inTwoMoves, watersInReach } from '../boat.ts'
import { CREW_SIZE, FIREARM, NOWHERE, SPACE_NAMES, WATER, WATER_NAMES, ZONES } from '../components.ts'
import { fighters, memberOf, nameOf } from '../crew.ts'
import { happened } from '../events.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT, NONE, PREPARED, TO_MOVE, TO_READY, TO_TARGET } from '../state.ts'
import { CHUM, MOVE, READY, STAY, TARGET } from '../words.ts'
import { chumHolders, holdsChum, throwChum } from './chum.ts'
import { answered, ask, legalSet, type Passage, type Step } from './step.ts'

/** Rulebook, "Crew Prepares": all who are still in the fight. */
export const beginPreparation: Passage = (_orca, s) => {
  for (let member = 0; member < CREW_SIZE; member++)
    s.stage[member] = s.at[member] === NOWHERE ? PREPARED : TO_MOVE
  ask(s, AT.prepare, fighters(s))
}

const ALL_WATERS = (1 << ZONES) - 1

/**
 * Rulebook, "Melee Weapons", "Firearm Weapons", "Attachable Weapons": the zones whose water a crew member may aim at, any
 * with a firearm, with others only those in reach.
 */
function targetsOf(orca: Act2Setting, s: Act2State, member: number, weapon: number): number {
  return orca.gear[weapon].kind === FIREARM ? ALL_WATERS : watersInReach(s, s.at[member])
}

/**
 * Rulebook, "Crew Prepares: Move", "Choose Weapon", "Place Target Token": all crew members at the same time, each in this
 * order. There is always a weapon (one's own is never discarded) and a water in its reach, so none of it can be left out.
 * Whoever holds Chum can play it all the while, also when they are prepared.
 */
export const prepare: Step = {
  need: 'each',
  offer: {
    seats: (orca, s) => (orca.since.chumUntilTheReveal ? chumHolders(orca, s) & ~s.asked : 0),
    prompt: () => message('jaws.orca.ask.chum'),
  },

  legal(orca, s, seat, into) {
    const member = memberOf(seat)
    const count = legalNext(orca, s, member, into)
    if (!orca.since.chumUntilTheReveal || !holdsChum(orca, s, member)) return count
    into[count] = CHUM
    return count + 1
  },

  apply(orca, s, seat, action, _chance, emit) {
    const member = memberOf(seat)
    if (action === CHUM) return throwChum(orca, s, member, emit)
    const stage = s.stage[member]++
    if (stage === TO_MOVE) move(s, member, action, emit)
    else if (stage === TO_READY) {
      s.weapon[member] = READY.thing(action)
      emit?.(happened('jaws.orca.readied', { seat: nameOf(member), gear: orca.gear[s.weapon[member]].id }))
    } else {
      aim(s, member, TARGET.thing(action), emit)
      if (answered(s, seat)) s.step = AT.reveal
    }
  },

  prompt: () => message('jaws.orca.ask.prepare'),

  refuse(orca, s, seat, action) {
    const member = memberOf(seat)
    const stage = s.stage[member]
    if (MOVE.has(action))
      return stage === TO_MOVE ? whyNotThere(s, member, MOVE.thing(action)) : message('jaws.orca.no.moved')
    if (READY.has(action)) {
      if (stage < TO_READY) return message('jaws.orca.no.move-first')
      if (stage > TO_READY) return message('jaws.orca.no.readied')
      const design = READY.thing(action)
      if (orca.gear[design] === undefined || s.gear[member][design] === 0)
        return message('jaws.orca.no.not-held')
      return message('jaws.orca.no.no-weapon', { gear: orca.gear[design].id })
    }
    if (action === CHUM && orca.since.chumUntilTheReveal)
      return message(s.shown === NONE ? 'jaws.orca.no.not-held' : 'jaws.orca.no.one-chum')
    if (!TARGET.has(action)) return null
    return message(stage < TO_TARGET ? 'jaws.orca.no.weapon-first' : 'jaws.orca.no.out-of-reach')
  },
}

function legalNext(orca: Act2Setting, s: Act2State, member: number, into: ActionList): number {
  switch (s.stage[member]) {
    case TO_MOVE:
      into[0] = STAY
      return legalSet(inTwoMoves(s, s.at[member]), MOVE, into, 1)
    case TO_READY:
      return legalWeapons(orca, s.gear[member], into)
    case TO_TARGET:
      return legalSet(targetsOf(orca, s, member, s.weapon[member]), TARGET, into, 0)
    default:
      return 0
  }
}

function legalWeapons(orca: Act2Setting, held: readonly number[], into: ActionList): number {
  let count = 0
  for (const design of orca.weapons) if (held[design] > 0) into[count++] = READY.of(design)
  return count
}

function move(s: Act2State, member: number, action: Action, emit?: Emit): void {
  const seat = nameOf(member)
  if (action === STAY) {
    emit?.(happened('jaws.orca.stayed', { seat }))
    return
  }
  const from = s.at[member]
  s.at[member] = MOVE.thing(action)
  const climbed = from >= WATER && s.at[member] < WATER
  emit?.(
    happened(climbed ? 'jaws.orca.climbed' : 'jaws.orca.moved', { seat, space: SPACE_NAMES[s.at[member]] }),
  )
}

function aim(s: Act2State, member: number, zone: number, emit?: Emit): void {
  s.target[member] = zone
  emit?.(happened('jaws.orca.targeted', { seat: nameOf(member), space: WATER_NAMES[zone] }))
}

function whyNotThere(s: Act2State, member: number, space: number): Message {
  if (space === s.at[member]) return message('jaws.orca.no.already-there')
  if (space < WATER && (s.destroyed & (1 << space)) !== 0) return message('jaws.orca.no.gone')
  return message(s.at[member] >= WATER && space < WATER ? 'jaws.orca.no.climb' : 'jaws.orca.no.too-far')
}
