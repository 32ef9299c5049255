import { message } from '#games/jaws/messages/act-2.message.ts'
import { SHARK } from '#games/jaws/seats.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import { AMMO, ATTACHABLE, DISCARDED, HARD_EVADE, HARD_TARGET, NEEDS_AMMO } from '../components.ts'
import { bitOf, discardGear, heldOfKind, memberOf, nameOf, seatOf } from '../crew.ts'
import { diceShown, hitsRolled, roll } from '../dice.ts'
import { happened } from '../events.ts'
import { isFought } from '../game-end.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT, NONE } from '../state.ts'
import { ATTACK, DISCARD_AMMO, DISCARD_WEAPON } from '../words.ts'
import { woundShark } from './damage.ts'
import { ask, type Passage, type Step } from './step.ts'

/** Rulebook, "Crew Attacks": those whose target is where the shark is, in any order, if they want to. */
export const beginCrewAttack: Passage = (_orca, s) => {
  if (s.onTarget === 0) s.step = AT['shark-attacks']
  else ask(s, AT['crew-attack'], s.onTarget)
}

/** The shark's evade. */
export function evadeOf(orca: Act2Setting, s: Act2State): number {
  return evadeWith(orca, s, s.cards[s.letter], s.ability)
}

/** The evade of a resurface card, or of an ability, less what weapons in the shark take away; never below 0. */
export function evadeWith(orca: Act2Setting, s: Act2State, card: number, ability: number): number {
  let evade = ability === HARD_TARGET ? HARD_EVADE : orca.cards[card].evade
  for (const design of orca.ofKind[ATTACHABLE])
    if (s.attached[design] > 0) evade -= s.attached[design] * orca.gear[design].evade
  return Math.max(0, evade)
}

export const crewAttack: Step = {
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
      s.step = AT['crew-attacks']
      return
    }
    const weapon = s.weapon[member]
    if (orca.gear[weapon].kind === ATTACHABLE) attach(orca, s, member, weapon, emit)
    else {
      strike(orca, s, member, weapon, chance, emit)
      if (isFought(s) || asksForAmmo(orca, s, member, weapon, emit)) return
    }
    s.step = AT['crew-attacks']
  },

  prompt: () => message('jaws.orca.ask.crew-attack'),
  refuse: () => null,
}

/** Rulebook, "Attachable Weapon": no roll and no evade; it sticks, and works at once. */
function attach(orca: Act2Setting, s: Act2State, member: number, weapon: number, emit?: Emit): void {
  s.gear[member][weapon]--
  s.attached[weapon]++
  emit?.(happened('jaws.orca.attached', { seat: nameOf(member), gear: orca.gear[weapon].id }))
}

/** Rulebook, "Melee Weapon or Firearm Weapon": hits less evade are wounds. */
function strike(
  orca: Act2Setting,
  s: Act2State,
  member: number,
  weapon: number,
  chance: Chance,
  emit?: Emit,
): void {
  const { id, dice, plus } = orca.gear[weapon]
  roll(orca, s, dice, chance)
  const hits = hitsRolled(s) + plus
  const evade = evadeOf(orca, s)
  const wounds = Math.max(0, hits - evade)
  if (emit) {
    const params = { seat: nameOf(member), gear: id, dice: diceShown(s), hits, evade }
    if (wounds === 0) emit(happened('jaws.orca.missed', params))
    else emit(happened('jaws.orca.hit', { ...params, wounds, total: s.wounds[SHARK] + wounds }))
  }
  woundShark(orca, s, wounds, emit)
}

/** What happens to a weapon that was used; true when its owner has Ammo and must say which of the two goes. */
function asksForAmmo(orca: Act2Setting, s: Act2State, member: number, weapon: number, emit?: Emit): boolean {
  const { discard } = orca.gear[weapon]
  if (discard === NEEDS_AMMO && heldOfKind(orca, s, member, AMMO) !== NONE) {
    ask(s, AT.ammo, 1 << seatOf(member))
    return true
  }
  if (discard === DISCARDED || discard === NEEDS_AMMO) giveUp(orca, s, member, weapon, emit)
  return false
}

function giveUp(orca: Act2Setting, s: Act2State, member: number, design: number, emit?: Emit): void {
  discardGear(s, member, design)
  emit?.(happened('jaws.orca.gave-up', { seat: nameOf(member), gear: orca.gear[design].id }))
}

/** Rulebook, "Ammo": after the shot, hit or miss, the Ammo or the weapon is discarded. */
export const ammo: Step = {
  legal(_orca, _s, _seat, into) {
    into[0] = DISCARD_AMMO
    into[1] = DISCARD_WEAPON
    return 2
  },

  apply(orca, s, seat, action, _chance, emit) {
    const member = memberOf(seat)
    const design = action === DISCARD_AMMO ? heldOfKind(orca, s, member, AMMO) : s.weapon[member]
    giveUp(orca, s, member, design, emit)
    s.step = AT['crew-attacks']
  },

  prompt: () => message('jaws.orca.ask.ammo'),
  refuse: () => null,
}
