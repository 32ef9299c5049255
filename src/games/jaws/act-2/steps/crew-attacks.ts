import type { Chance } from '../../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../../kernel/event.ts'
import { message } from '../../../../kernel/message.ts'
import type { Action } from '../../../../kernel/vocabulary.ts'
import { DONE } from '../../vocabulary.ts'
import { AMMO, ATTACHABLE, HARD_EVADE, HARD_TARGET } from '../components.ts'
import { bitOf, discardGear, heldOfKind, memberOf, nameOf, seatOf } from '../crew.ts'
import { diceShown, roll } from '../dice.ts'
import { type Act2Setting, DISCARDED, NEEDS_AMMO } from '../setting.ts'
import { type Act2State, AT_AMMO, AT_CREW_ATTACK, NONE } from '../state.ts'
import { ATTACK, DISCARD } from '../words.ts'
import { woundShark } from './damage.ts'
import { isFought } from './round.ts'
import { beginSharkAttack } from './shark-attacks.ts'
import { ask, type Step } from './step.ts'

/** Step 5: those whose target is where the shark is attack it, in any order, if they want to. */
export function beginCrewAttacks(orca: Act2Setting, s: Act2State, chance: Chance, emit?: Emit): void {
  if (s.onTarget === 0) beginSharkAttack(orca, s, chance, emit)
  else ask(s, AT_CREW_ATTACK, s.onTarget)
}

/** The shark's evade: its card's, or the ability's, less what weapons in it take away; never below 0. */
export function evadeOf(orca: Act2Setting, s: Act2State): number {
  let evade = s.ability === HARD_TARGET ? HARD_EVADE : orca.cards[s.cards[s.letter]].evade
  for (let design = 0; design < s.attached.length; design++)
    if (s.attached[design] > 0) evade -= s.attached[design] * orca.gear[design].evade
  return Math.max(0, evade)
}

export const crewAttack: Step = {
  need: 'any',
  optional: true,

  legal(_orca, _s, _seat, into) {
    into[0] = ATTACK
    into[1] = DONE
    return 2
  },

  apply(orca, s, seat, action, chance, emit) {
    const member = memberOf(seat)
    s.onTarget &= ~bitOf(member)
    if (action === DONE) {
      emit?.(happened('jaws.orca.held-back', { seat: nameOf(member) }))
      beginCrewAttacks(orca, s, chance, emit)
      return
    }
    const weapon = s.weapon[member]
    if (orca.gear[weapon].kind === ATTACHABLE) attach(orca, s, member, weapon, emit)
    else {
      strike(orca, s, member, weapon, chance, emit)
      if (isFought(s) || asksForAmmo(orca, s, member, weapon, emit)) return
    }
    beginCrewAttacks(orca, s, chance, emit)
  },

  prompt: () => message('jaws.orca.ask.crew-attack'),
  refuse: () => null,
}

/** No roll and no evade: it sticks, and works at once. */
function attach(orca: Act2Setting, s: Act2State, member: number, weapon: number, emit?: Emit): void {
  s.gear[member][weapon]--
  s.attached[weapon]++
  emit?.(happened('jaws.orca.attached', { seat: nameOf(member), gear: orca.gear[weapon].id }))
}

/** Hits less evade are wounds. */
function strike(
  orca: Act2Setting,
  s: Act2State,
  member: number,
  weapon: number,
  chance: Chance,
  emit?: Emit,
): void {
  const { id, dice, plus } = orca.gear[weapon]
  const hits = roll(orca, s, dice, chance) + plus
  const evade = evadeOf(orca, s)
  const wounds = Math.max(0, hits - evade)
  if (emit) {
    const params = { seat: nameOf(member), gear: id, dice: diceShown(s), hits, evade }
    if (wounds === 0) emit(happened('jaws.orca.missed', params))
    else emit(happened('jaws.orca.hit', { ...params, wounds }))
  }
  woundShark(orca, s, wounds, emit)
}

/** What happens to a weapon that was used; true when its owner has Ammo and must say which of the two goes. */
function asksForAmmo(orca: Act2Setting, s: Act2State, member: number, weapon: number, emit?: Emit): boolean {
  const { discard } = orca.gear[weapon]
  if (discard === NEEDS_AMMO && heldOfKind(orca, s, member, AMMO) !== NONE) {
    ask(s, AT_AMMO, 1 << seatOf(member))
    return true
  }
  if (discard === DISCARDED || discard === NEEDS_AMMO) giveUp(orca, s, member, weapon, emit)
  return false
}

function giveUp(orca: Act2Setting, s: Act2State, member: number, design: number, emit?: Emit): void {
  discardGear(s, member, design)
  emit?.(happened('jaws.orca.gave-up', { seat: nameOf(member), gear: orca.gear[design].id }))
}

const GIVE_AMMO: Action = DISCARD
const GIVE_WEAPON: Action = DISCARD + 1

/** After the shot, whatever it hit: the Ammo or the weapon. */
export const ammo: Step = {
  need: 'any',
  optional: false,

  legal(_orca, _s, _seat, into) {
    into[0] = GIVE_AMMO
    into[1] = GIVE_WEAPON
    return 2
  },

  apply(orca, s, seat, action, chance, emit) {
    const member = memberOf(seat)
    const design = action === GIVE_AMMO ? heldOfKind(orca, s, member, AMMO) : s.weapon[member]
    giveUp(orca, s, member, design, emit)
    beginCrewAttacks(orca, s, chance, emit)
  },

  prompt: () => message('jaws.orca.ask.ammo'),
  refuse: () => null,
}
