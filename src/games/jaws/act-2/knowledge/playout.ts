import { DONE } from '#games/jaws/vocabulary.ts'
import type { FastChance } from '#kernel/chance/fast.ts'
import type { Seat } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { DOMINO_HITS, LETTERS, NEVER_DISCARDED, RAMMING_HITS, WATER } from '../components.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT, NONE, TO_MOVE, TO_READY } from '../state.ts'
import { attackDice } from '../steps/attack-roll.ts'
import { evadeOf } from '../steps/crew-attacks.ts'
import { BITE, CAGE, CHUM, LOCK_PLAIN, RAM, REROLL, SURFACE, TARGET, TOPPLE } from '../words.ts'
import { aims, hides, mixRound } from './matrix.ts'
import { placeWorth, readyWorth, targetWorth } from './prepared.ts'
import { bestAttack, boatWorth, crewWorth, isLetterOpen } from './worth.ts'

type Legal = ArrayLike<number>

/** One in so many choices is random, so that a search also learns of what rules of thumb never try. */
const WAYWARD = 10
/** How often, in tenths, an ability is laid when there is one to lay, and Chum thrown. */
const LAYS = 6
const THROWS = 5

/** What each choice seems worth; as long as the longest list of choices. */
const worths = new Float64Array(64)

/** Rules of thumb for each step. Blind choices are drawn by their worth, the others are the best there is. */
export function playout(
  orca: Act2Setting,
  s: Act2State,
  seat: Seat,
  legal: Legal,
  count: number,
  chance: FastChance,
): Action {
  if (count === 1) return legal[0]
  if (chance.upTo(WAYWARD) === 0) return legal[chance.upTo(count)]
  const member = seat - 1
  switch (s.step) {
    case AT.choose:
      return choose(orca, s, legal, count, chance)
    case AT.chum:
      return legal[chance.upTo(10) < THROWS ? 0 : 1]
    case AT.prepare:
      if (legal[count - 1] !== CHUM) return prepare(orca, s, member, legal, count, chance)
      if (s.stage[member] === TO_MOVE && chance.upTo(10) < THROWS) return CHUM
      return prepare(orca, s, member, legal, count - 1, chance)
    case AT.shift:
      return legal[0]
    case AT['crew-attack']:
      return attack(orca, s, member, legal)
    case AT.ram:
      return ram(orca, s, legal, count)
    case AT['shark-attack']:
    case AT.second:
      return bite(orca, s, legal, count)
    case AT.cage:
      return cage(orca, s, member)
    case AT.reroll:
      return legal[REROLL.of(0) === legal[1] ? 1 : 0]
    case AT.topple:
      return topple(orca, s, legal, count)
    case AT.bonus:
      return legal[1]
    default:
      return legal[chance.upTo(count)]
  }
}

function choose(orca: Act2Setting, s: Act2State, legal: Legal, count: number, chance: FastChance): Action {
  if (s.letter !== NONE)
    return legal[0] === LOCK_PLAIN && chance.upTo(10) < LAYS ? legal[1 + chance.upTo(count - 1)] : legal[0]
  mixRound(orca, s)
  for (let i = 0; i < count; i++) worths[i] = hides[SURFACE.thing(legal[i])]
  return drawn(legal, count, chance)
}

function prepare(
  orca: Act2Setting,
  s: Act2State,
  member: number,
  legal: Legal,
  count: number,
  chance: FastChance,
): Action {
  const stage = s.stage[member]
  if (stage === TO_MOVE) {
    for (let i = 0; i < count; i++) worths[i] = placeWorth(orca, s, member, legal[i])
    return best(legal, count, chance, 0.4)
  }
  if (stage === TO_READY) {
    for (let i = 0; i < count; i++) worths[i] = readyWorth(orca, s, member, legal[i])
    return best(legal, count, chance, 0.3)
  }
  return aim(orca, s, member, legal, count, chance)
}

/** With the probabilities of the round's matrix; a target that can be moved afterwards is laid between the letters. */
function aim(
  orca: Act2Setting,
  s: Act2State,
  member: number,
  legal: Legal,
  count: number,
  chance: FastChance,
): Action {
  if (orca.gear[s.weapon[member]].moves)
    for (let i = 0; i < count; i++) worths[i] = targetWorth(orca, s, member, TARGET.thing(legal[i]))
  else {
    mixRound(orca, s)
    for (let i = 0; i < count; i++) worths[i] = aimAt(orca, s, member, TARGET.thing(legal[i]))
  }
  return drawn(legal, count, chance)
}

function aimAt(orca: Act2Setting, s: Act2State, member: number, zone: number): number {
  let sum = 0
  for (let letter = 0; letter < LETTERS.length; letter++)
    if (isLetterOpen(s, letter) && orca.cards[s.cards[letter]].zone === zone) sum += aims[member][letter]
  return sum
}

/** A weapon that is gone after the shot is kept for a better one. */
function attack(orca: Act2Setting, s: Act2State, member: number, legal: Legal): Action {
  const { discard, dice, plus } = orca.gear[s.weapon[member]]
  const hopeless =
    dice > 0 && discard !== NEVER_DISCARDED && evadeOf(orca, s) > dice * orca.odds.mean + plus - 0.5
  return legal[hopeless ? 1 : 0]
}

function ram(orca: Act2Setting, s: Act2State, legal: Legal, count: number): Action {
  const dice = attackDice(orca, s)
  const here = s.shark
  let action = legal[0]
  let most = bestAttack(orca, s, dice, 0)
  for (let i = 1; i < count; i++) {
    s.shark = RAM.thing(legal[i])
    const worth = bestAttack(orca, s, dice, RAMMING_HITS)
    if (worth > most) {
      most = worth
      action = legal[i]
    }
  }
  s.shark = here
  return action
}

function bite(orca: Act2Setting, s: Act2State, legal: Legal, count: number): Action {
  const dice = attackDice(orca, s)
  const extra = s.rammed ? RAMMING_HITS : 0
  let action = legal[0]
  let most = 0
  for (let i = 0; i < count; i++) {
    if (legal[i] === DONE) continue
    const quarry = BITE.thing(legal[i])
    const worth =
      quarry < WATER
        ? boatWorth(orca, s, quarry, dice, extra)
        : crewWorth(orca, s, quarry - WATER, dice, extra)
    if (worth > most) {
      most = worth
      action = legal[i]
    }
  }
  return action
}

/** Against more than one die, or when it could be the last wounds. */
function cage(orca: Act2Setting, s: Act2State, member: number): Action {
  const dice = s.quarry < WATER ? 1 : attackDice(orca, s)
  const left = orca.lives[member + 1] - s.wounds[member + 1]
  return dice > 1 || left <= 2 ? CAGE : DONE
}

function topple(orca: Act2Setting, s: Act2State, legal: Legal, count: number): Action {
  let action = legal[0]
  let most = -1
  for (let i = 0; i < count; i++) {
    const worth = boatWorth(orca, s, TOPPLE.thing(legal[i]), 0, DOMINO_HITS)
    if (worth > most) {
      most = worth
      action = legal[i]
    }
  }
  return action
}

/** The best by worth, give or take a little. */
function best(legal: Legal, count: number, chance: FastChance, jitter: number): Action {
  let action = legal[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const worth = worths[i] + (jitter * chance.upTo(1000)) / 1000
    if (worth > most) {
      most = worth
      action = legal[i]
    }
  }
  return action
}

/** Any of them, as often as it is worth more than nothing. */
function drawn(legal: Legal, count: number, chance: FastChance): Action {
  let total = 0
  for (let i = 0; i < count; i++) total += Math.max(0, worths[i])
  let left = (total * chance.upTo(10_000)) / 10_000
  for (let i = 0; i < count; i++) {
    left -= Math.max(0, worths[i])
    if (left < 0) return legal[i]
  }
  return legal[chance.upTo(count)]
}
