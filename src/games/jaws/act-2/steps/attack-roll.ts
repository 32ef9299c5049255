import type { Chance } from '../../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../../kernel/event.ts'
import { message } from '../../../../kernel/message.ts'
import { type SeatSet, seatSet } from '../../../../kernel/seats.ts'
import { SHARK } from '../../seats.ts'
import { DONE } from '../../vocabulary.ts'
import {
  BIG_MOUTH,
  CAGE as CAGE_KIND,
  CREW_SIZE,
  FACES,
  MAUL_AGAIN,
  RAMMING_HITS,
  SECOND_DICE,
  SPACE_NAMES,
  WATER,
} from '../components.ts'
import { bitOf, crewOn, discardGear, heldOfKind, memberOf, nameOf } from '../crew.ts'
import { diceShown, roll, rollMore } from '../dice.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT_CAGE, AT_REROLL, MAIN, NONE, SECOND } from '../state.ts'
import { CAGE, isOf, REROLL, ROLL } from '../words.ts'
import { settle } from './attack-result.ts'
import { answered, ask, type Step } from './step.ts'

/** By attack: on the boat, on a crew member. */
const ON_BOAT = ['jaws.orca.attacks-boat', 'jaws.orca.attacks-boat-again', '']
const ON_CREW = ['jaws.orca.attacks-crew', '', 'jaws.orca.attacks-crew-again']

/** The shark says what it attacks; whoever that could wound may still get into a cage. */
export function announce(
  orca: Act2Setting,
  s: Act2State,
  attack: number,
  quarry: number,
  chance: Chance,
  emit?: Emit,
): void {
  s.attack = attack
  s.quarry = quarry
  if (emit) {
    if (quarry < WATER) emit(happened(ON_BOAT[attack], { space: SPACE_NAMES[quarry] }))
    else emit(happened(ON_CREW[attack], { seat: nameOf(quarry - WATER) }))
  }
  const holders = cageHolders(orca, s)
  if (holders === 0) rollAttack(orca, s, chance, emit)
  else ask(s, AT_CAGE, holders)
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

/** Shark Cage: before the roll, for its holder, for the rest of the round. */
export const cage: Step = {
  need: 'each',
  optional: true,

  legal(_orca, _s, _seat, into) {
    into[0] = CAGE
    into[1] = DONE
    return 2
  },

  apply(orca, s, seat, action, chance, emit) {
    if (action === CAGE) {
      const member = memberOf(seat)
      const design = heldOfKind(orca, s, member, CAGE_KIND)
      discardGear(s, member, design)
      s.caged |= bitOf(member)
      emit?.(happened('jaws.orca.caged', { seat: nameOf(member), gear: orca.gear[design].id }))
    }
    if (answered(s, seat)) rollAttack(orca, s, chance, emit)
  },

  prompt: () => message('jaws.orca.ask.cage'),
  refuse: () => null,
}

/** The dice of the shark's attack: those of its card, less what drags on it, but at least one. */
export function attackDice(orca: Act2Setting, s: Act2State): number {
  let { dice } = orca.cards[s.cards[s.letter]]
  for (let design = 0; design < s.attached.length; design++)
    if (s.attached[design] > 0) dice -= s.attached[design] * orca.gear[design].fewerDice
  return Math.max(1, dice)
}

function rollAttack(orca: Act2Setting, s: Act2State, chance: Chance, emit?: Emit): void {
  let dice = 1
  if (s.attack === MAIN) dice = attackDice(orca, s)
  else if (s.attack === SECOND) dice = SECOND_DICE
  const hits = roll(orca, s, dice, chance)
  emit?.(happened('jaws.orca.rolled', { dice: diceShown(s) }))
  if (s.attack === MAIN && s.ability === MAUL_AGAIN) ask(s, AT_REROLL, seatSet(SHARK))
  else settleHits(orca, s, hits, chance, emit)
}

function settleHits(orca: Act2Setting, s: Act2State, hits: number, chance: Chance, emit?: Emit): void {
  const extra = s.attack === MAIN && s.rammed === 1 ? RAMMING_HITS : 0
  settle(orca, s, hits + extra, chance, emit)
}

/** Maul Again: the shark takes dice up again, those with fewer hits first, and rolls them together. */
export const reroll: Step = {
  need: 'any',
  optional: true,

  legal(_orca, s, _seat, into) {
    let count = 0
    const lowest = highestMarked(s)
    into[count++] = lowest === NONE ? DONE : ROLL
    for (let face = Math.max(0, lowest); face < FACES.length; face++)
      if (s.rolled[face] > 0) into[count++] = REROLL + face
    return count
  },

  apply(orca, s, _seat, action, chance, emit) {
    if (isOf(action, REROLL, FACES.length)) {
      s.rolled[action - REROLL]--
      s.marked[action - REROLL]++
      return
    }
    let again = 0
    for (let face = 0; face < FACES.length; face++) {
      again += s.marked[face]
      s.marked[face] = 0
    }
    const hits = rollMore(orca, s, again, chance)
    if (again > 0) emit?.(happened('jaws.orca.rerolled', { count: again, dice: diceShown(s) }))
    settleHits(orca, s, hits, chance, emit)
  },

  prompt: () => message('jaws.orca.ask.reroll'),
  refuse: (_orca, _s, _seat, action) =>
    isOf(action, REROLL, FACES.length) ? message('jaws.orca.no.no-such-die') : null,
}

function highestMarked(s: Act2State): number {
  for (let face = FACES.length - 1; face >= 0; face--) if (s.marked[face] > 0) return face
  return NONE
}
