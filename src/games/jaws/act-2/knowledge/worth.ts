import { boatsBy, isDamaged } from '../boat.ts'
import { ATTACHABLE, EXTRA_STRENGTH, HARD_EVADE, HARD_TARGET, WATER } from '../components.ts'
import { crewOn, swimmersNear } from '../crew.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, NONE } from '../state.ts'
import { evadeWith } from '../steps/crew-attacks.ts'

/** What things are worth, roughly, in wounds of the shark. */
const DAMAGE = 1
const DESTRUCTION = 1.4
const FALL = 0.9
const CREW_WOUND = 0.9
const ELIMINATION = 2.5
/** What a hindrance is worth when it sticks, for as long as it does; and barbs, which come to bear late or never. */
const EVADE_LESS = 1
const DICE_LESS = 0.6
const NO_BONUS = 0.5
const NO_ABILITIES = 0.8
const BARB = 0.8

/** The evade of a shark that is still to come up with a card: one that shakes off comes up free. */
export function evadeOnceUp(orca: Act2Setting, s: Act2State, card: number, ability: number): number {
  if (!orca.cards[card].shakesOff) return evadeWith(orca, s, card, ability)
  return ability === HARD_TARGET ? HARD_EVADE : orca.cards[card].evade
}

/** What a weapon does to a shark with so much evade. */
export function weaponWorth(orca: Act2Setting, weapon: number, evade: number): number {
  const { kind, dice, plus } = orca.gear[weapon]
  if (kind === ATTACHABLE) return grip(orca, weapon)
  if (evade >= plus) return orca.odds.above[dice][evade - plus]
  return orca.odds.above[dice][0] + plus - evade
}

/** What an attachable weapon is worth to the crew once it sticks. */
export function grip(orca: Act2Setting, weapon: number): number {
  const { evade, fewerDice, noBonus, noAbilities, barbs } = orca.gear[weapon]
  const worth = barbs * BARB + evade * EVADE_LESS + fewerDice * DICE_LESS
  return worth + (noBonus ? NO_BONUS : 0) + (noAbilities ? NO_ABILITIES : 0)
}

/** What an attack on a boat space is worth to the shark. */
export function boatWorth(
  orca: Act2Setting,
  s: Act2State,
  zone: number,
  dice: number,
  extra: number,
): number {
  const { damage, destroy, damaged } = orca.tiles[zone]
  const odds = orca.odds.atLeast[dice]
  const wasDamaged = isDamaged(s, zone)
  const breaks = odds[Math.max(0, (wasDamaged ? damaged : damage) - extra)]
  let destroys = wasDamaged ? breaks : odds[Math.max(0, destroy - extra)]
  if (s.ability === EXTRA_STRENGTH) destroys = breaks
  let worth = destroys * DESTRUCTION + (wasDamaged ? 0 : (breaks - destroys) * DAMAGE)
  if (!wasDamaged) worth += destroys * DAMAGE
  const stood = crewOn(s, zone)
  return stood === 0 ? worth : worth + breaks * FALL * headcount(stood)
}

/** What an attack on a crew member is worth to the shark. */
export function crewWorth(
  orca: Act2Setting,
  s: Act2State,
  member: number,
  dice: number,
  extra: number,
): number {
  const left = orca.lives[member + 1] - s.wounds[member + 1]
  const eliminates = orca.odds.atLeast[dice][Math.max(0, left - extra)]
  return (dice * orca.odds.mean + extra) * CREW_WOUND + eliminates * ELIMINATION
}

/** What the shark can make of the water it is in. */
export function bestAttack(orca: Act2Setting, s: Act2State, dice: number, extra: number): number {
  let best = 0
  for (let left = boatsBy(s, WATER + s.shark); left !== 0; left &= left - 1)
    best = Math.max(best, boatWorth(orca, s, 31 - Math.clz32(left & -left), dice, extra))
  for (let left = swimmersNear(s) >> 1; left !== 0; left &= left - 1)
    best = Math.max(best, crewWorth(orca, s, 31 - Math.clz32(left & -left), dice, extra))
  return best
}

export function headcount(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}

export function isLetterOpen(s: Act2State, letter: number): boolean {
  return s.cards[letter] !== NONE && letter !== s.shown
}
