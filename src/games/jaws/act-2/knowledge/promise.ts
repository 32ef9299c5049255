import { CREW_SIZE, NOWHERE } from '../components.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT, NONE, PREPARED, TO_READY, TO_TARGET } from '../state.ts'
import { diceWith } from '../steps/attack-roll.ts'
import { costOf, fear, hopeOf } from './prepared.ts'
import { bestAttack, evadeOnceUp, weaponWorth } from './worth.ts'

/** In wounds of the shark: an ability that comes to bear now, beside one that stays in the hand. */
const LAID = 1

/** What the round under way promises the shark before it comes up, in wounds, with the dice counted out. */
export function promise(orca: Act2Setting, s: Act2State): number {
  if (s.step < AT.choose || s.step > AT.prepare || s.letter === NONE) return 0
  const card = s.cards[s.letter]
  s.shark = orca.cards[card].zone
  let sum = bestAttack(orca, s, diceWith(orca, s, card), 0)
  s.shark = NONE
  sum += evadeOnceUp(orca, s, card, s.ability)
  if (s.ability !== NONE) sum += LAID
  if (s.step !== AT.prepare) return sum
  for (let member = 0; member < CREW_SIZE; member++)
    if (s.at[member] !== NOWHERE) sum -= prepared(orca, s, member, card)
  return sum
}

/** What a crew member has made of the preparation so far. */
function prepared(orca: Act2Setting, s: Act2State, member: number, card: number): number {
  const weapon = s.weapon[member]
  switch (s.stage[member]) {
    case TO_READY:
      return best(orca, s, member) - fear(orca, s, s.at[member])
    case TO_TARGET:
      return hopeOf(orca, s, member, weapon) - fear(orca, s, s.at[member])
    case PREPARED: {
      if (s.target[member] !== orca.cards[card].zone) return -fear(orca, s, s.at[member])
      const hits = weaponWorth(orca, weapon, evadeOnceUp(orca, s, card, NONE))
      return hits - costOf(orca, s, member, weapon) - fear(orca, s, s.at[member])
    }
    default:
      return 0
  }
}

function best(orca: Act2Setting, s: Act2State, member: number): number {
  const held = s.gear[member]
  let most = 0
  for (const design of orca.weapons)
    if (held[design] > 0) most = Math.max(most, hopeOf(orca, s, member, design))
  return most
}
