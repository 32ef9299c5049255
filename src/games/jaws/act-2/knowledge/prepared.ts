import type { Action } from '#kernel/vocabulary.ts'
import { boatsBy, watersBy, watersInReach } from '../boat.ts'
import { AMMO, DISCARDED, FIREARM, LETTERS, NEEDS_AMMO, WATER } from '../components.ts'
import { heldOfKind } from '../crew.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, NONE } from '../state.ts'
import { diceWith } from '../steps/attack-roll.ts'
import { MOVE, READY, STAY } from '../words.ts'
import { evadeOnceUp, isLetterOpen, weaponWorth } from './worth.ts'

/** A target is right about once in so many letters. */
const GUESS = 1 / LETTERS.length
/** Being in the water: two moves to get out, and bonus attacks. */
const IN_WATER = 0.8
/** A weapon that is gone afterwards; with Ammo only the Ammo is. */
const LAST_SHOT = 0.25
const WITH_AMMO = 0.1

/** What a crew member may hope and has to fear at the end of a move. */
export function placeWorth(orca: Act2Setting, s: Act2State, member: number, move: Action): number {
  const from = s.at[member]
  const space = move === STAY ? from : MOVE.thing(move)
  s.at[member] = space
  const held = s.gear[member]
  let hope = 0
  for (const design of orca.weapons)
    if (held[design] > 0) hope = Math.max(hope, hopeOf(orca, s, member, design))
  s.at[member] = from
  return hope - fear(orca, s, space)
}

export function readyWorth(orca: Act2Setting, s: Act2State, member: number, ready: Action): number {
  return hopeOf(orca, s, member, READY.thing(ready))
}

/** The best of the letters in reach, less what it costs to use the weapon. */
export function hopeOf(orca: Act2Setting, s: Act2State, member: number, weapon: number): number {
  const { kind } = orca.gear[weapon]
  const reach = kind === FIREARM ? -1 : watersInReach(s, s.at[member])
  let hope = 0
  for (let letter = 0; letter < LETTERS.length; letter++) {
    if (!isLetterOpen(s, letter)) continue
    const card = s.cards[letter]
    if ((reach & (1 << orca.cards[card].zone)) === 0) continue
    hope = Math.max(hope, weaponWorth(orca, weapon, evadeOnceUp(orca, s, card, NONE)))
  }
  return hope === 0 ? 0 : hope * GUESS - costOf(orca, s, member, weapon)
}

/** What is lost with a weapon that is gone after the shot. */
export function costOf(orca: Act2Setting, s: Act2State, member: number, weapon: number): number {
  const { discard } = orca.gear[weapon]
  if (discard === DISCARDED) return LAST_SHOT
  if (discard !== NEEDS_AMMO) return 0
  return heldOfKind(orca, s, member, AMMO) === NONE ? LAST_SHOT : WITH_AMMO
}

/** What the shark could do to somebody who is there, whichever letter it has. */
export function fear(orca: Act2Setting, s: Act2State, space: number): number {
  let sum = space < WATER ? 0 : IN_WATER
  for (let letter = 0; letter < LETTERS.length; letter++) {
    if (!isLetterOpen(s, letter)) continue
    const card = s.cards[letter]
    const { zone } = orca.cards[card]
    const dice = diceWith(orca, s, card)
    if (space >= WATER) {
      if ((watersInReach(s, WATER + zone) & (1 << (space - WATER))) !== 0) sum += GUESS * (dice + 1)
    } else if ((boatsBy(s, WATER + zone) & (1 << space)) !== 0) sum += GUESS * 0.3 * dice
  }
  return sum
}

/** What a target in a zone may bring: 0 where the shark cannot come up. */
export function targetWorth(orca: Act2Setting, s: Act2State, member: number, zone: number): number {
  const weapon = s.weapon[member]
  const { moves } = orca.gear[weapon]
  const near = moves ? watersBy(s, WATER + zone) | (1 << zone) : 1 << zone
  let sum = 0
  for (let letter = 0; letter < LETTERS.length; letter++) {
    if (!isLetterOpen(s, letter)) continue
    const card = s.cards[letter]
    if ((near & (1 << orca.cards[card].zone)) !== 0)
      sum += 0.3 + weaponWorth(orca, weapon, evadeOnceUp(orca, s, card, NONE))
  }
  return sum
}
