import { message } from '#games/jaws/messages/act-2.message.ts'
import { SHARK } from '#games/jaws/seats.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import type { Emit } from '#kernel/event.ts'
import { type SeatSet, seatSet } from '#kernel/seats.ts'
import {
  ATTACHABLE,
  BIG_MOUTH,
  BOAT_NAMES,
  CAGE as CAGE_KIND,
  CREW_SIZE,
  FACES,
  MAUL_AGAIN,
  SECOND_DICE,
  WATER,
} from '../components.ts'
import { bitOf, crewOn, discardGear, heldOfKind, memberOf, nameOf } from '../crew.ts'
import { diceShown, roll, rollMore } from '../dice.ts'
import { happened } from '../events.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT, MAIN, NONE, SECOND } from '../state.ts'
import { CAGE, REROLL, ROLL } from '../words.ts'
import { answered, ask, type Passage, type Step } from './step.ts'

/** The shark says what it attacks. Whoever the attack could wound may get into a Shark Cage before the roll. */
export function announce(orca: Act2Setting, s: Act2State, attack: number, quarry: number, emit?: Emit): void {
  s.attack = attack
  s.quarry = quarry
  if (emit) tellAttack(s, emit)
  const holders = cageHolders(orca, s)
  if (holders === 0) s.step = AT.roll
  else ask(s, AT.cage, holders)
}

/** The boat is attacked again only by Second Helping, a crew member only by a bonus attack. */
function tellAttack({ attack, quarry }: Act2State, emit: Emit): void {
  if (quarry < WATER) {
    const key = attack === MAIN ? 'jaws.orca.attacks-boat' : 'jaws.orca.attacks-boat-again'
    emit(happened(key, { space: BOAT_NAMES[quarry] }))
  } else {
    const key = attack === MAIN ? 'jaws.orca.attacks-crew' : 'jaws.orca.attacks-crew-again'
    emit(happened(key, { seat: nameOf(quarry - WATER) }))
  }
}

/** Those with a cage whom the roll that comes next could wound. */
function cageHolders(orca: Act2Setting, s: Act2State): SeatSet {
  let seats = 0
  const threatened = inDanger(s) & ~s.caged
  if (threatened === 0) return 0
  for (let member = 0; member < CREW_SIZE; member++)
    if ((threatened & bitOf(member)) !== 0 && heldOfKind(orca, s, member, CAGE_KIND) !== NONE)
      seats |= bitOf(member)
  return seats
}

function inDanger(s: Act2State): SeatSet {
  if (s.quarry >= WATER) return bitOf(s.quarry - WATER)
  return s.attack === MAIN && s.ability === BIG_MOUTH ? crewOn(s, s.quarry) : 0
}

/** Rulebook, "Shark Cage": before the roll, for its holder, for the rest of the round. */
export const cage: Step = {
  need: 'each',
  optional: true,

  legal(_orca, _s, _seat, into) {
    into[0] = CAGE
    into[1] = DONE
    return 2
  },

  apply(orca, s, seat, action, _chance, emit) {
    if (action === CAGE) {
      const member = memberOf(seat)
      const design = heldOfKind(orca, s, member, CAGE_KIND)
      discardGear(s, member, design)
      s.caged |= bitOf(member)
      emit?.(happened('jaws.orca.caged', { seat: nameOf(member), gear: orca.gear[design].id }))
    }
    if (answered(s, seat)) s.step = AT.roll
  },

  prompt: () => message('jaws.orca.ask.cage'),
  refuse: () => null,
}

/** The dice of the shark's attack. */
export function attackDice(orca: Act2Setting, s: Act2State): number {
  return diceWith(orca, s, s.cards[s.letter])
}

/** The dice of an attack with a resurface card, less what drags on the shark, but at least one. */
export function diceWith(orca: Act2Setting, s: Act2State, card: number): number {
  let { dice } = orca.cards[card]
  for (const design of orca.ofKind[ATTACHABLE])
    if (s.attached[design] > 0) dice -= s.attached[design] * orca.gear[design].fewerDice
  return Math.max(1, dice)
}

export const rollAttack: Passage = (orca, s, chance, emit) => {
  let dice = 1
  if (s.attack === MAIN) dice = attackDice(orca, s)
  else if (s.attack === SECOND) dice = SECOND_DICE
  roll(orca, s, dice, chance)
  emit?.(happened('jaws.orca.rolled', { dice: diceShown(s) }))
  if (s.attack === MAIN && s.ability === MAUL_AGAIN) ask(s, AT.reroll, seatSet(SHARK))
  else s.step = AT.result
}

/** Maul Again: the shark takes dice up again, those with fewer hits first, and rolls them together. */
export const reroll: Step = {
  optional: true,

  legal(_orca, s, _seat, into) {
    let count = 0
    const lowest = highestMarked(s)
    into[count++] = lowest === NONE ? DONE : ROLL
    for (let face = Math.max(0, lowest); face < FACES.length; face++)
      if (s.rolled[face] > 0) into[count++] = REROLL.of(face)
    return count
  },

  apply(orca, s, _seat, action, chance, emit) {
    if (REROLL.has(action)) {
      s.rolled[REROLL.thing(action)]--
      s.marked[REROLL.thing(action)]++
      return
    }
    let again = 0
    for (let face = 0; face < FACES.length; face++) {
      again += s.marked[face]
      s.marked[face] = 0
    }
    rollMore(orca, s, again, chance)
    if (again > 0) emit?.(happened('jaws.orca.rerolled', { count: again, dice: diceShown(s) }))
    s.step = AT.result
  },

  prompt: () => message('jaws.orca.ask.reroll'),
  refuse: (_orca, _s, _seat, action) => (REROLL.has(action) ? message('jaws.orca.no.no-such-die') : null),
}

function highestMarked(s: Act2State): number {
  for (let face = FACES.length - 1; face >= 0; face--) if (s.marked[face] > 0) return face
  return NONE
}
