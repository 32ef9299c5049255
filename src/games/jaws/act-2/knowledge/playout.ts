import type { FastChance } from '../../../../kernel/chance/fast.ts'
import type { Seat } from '../../../../kernel/seats.ts'
import type { Action } from '../../../../kernel/vocabulary.ts'
import { DONE } from '../../vocabulary.ts'
import { DOMINO_HITS, LETTERS, RAMMING_HITS, WATER, ZONES } from '../components.ts'
import { type Act2Setting, NEVER_DISCARDED } from '../setting.ts'
import {
  type Act2State,
  AT_BONUS,
  AT_CAGE,
  AT_CHOOSE,
  AT_CHUM,
  AT_CREW_ATTACK,
  AT_PREPARE,
  AT_RAM,
  AT_REROLL,
  AT_SECOND,
  AT_SHARK_ATTACK,
  AT_SHIFT,
  AT_TOPPLE,
  NONE,
  TO_MOVE,
  TO_READY,
} from '../state.ts'
import { attackDice } from '../steps/attack-roll.ts'
import { evadeOf } from '../steps/crew-attacks.ts'
import { BITE, CAGE, LOCK, RAM, REROLL, SURFACE, TARGET, TOPPLE } from '../words.ts'
import { aims, hides, mixRound } from './matrix.ts'
import { placeWorth, readyWorth, targetWorth } from './prepared.ts'
import { bestAttack, boatWorth, crewWorth, isLetterOpen } from './worth.ts'

type Legal = ArrayLike<number>

/** One in so many choices is left to chance: what rules of thumb never try, nobody would learn about. */
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
    case AT_CHOOSE:
      return choose(orca, s, legal, count, chance)
    case AT_CHUM:
      return legal[chance.upTo(10) < THROWS ? 0 : 1]
    case AT_PREPARE:
      return prepare(orca, s, member, legal, count, chance)
    case AT_SHIFT:
      return legal[0]
    case AT_CREW_ATTACK:
      return attack(orca, s, member, legal)
    case AT_RAM:
      return ram(orca, s, legal, count)
    case AT_SHARK_ATTACK:
    case AT_SECOND:
      return bite(orca, s, legal, count)
    case AT_CAGE:
      return cage(orca, s, member)
    case AT_REROLL:
      return legal[1] === REROLL ? REROLL : legal[0]
    case AT_TOPPLE:
      return topple(orca, s, legal, count)
    case AT_BONUS:
      return legal[1]
    default:
      return legal[chance.upTo(count)]
  }
}

function choose(orca: Act2Setting, s: Act2State, legal: Legal, count: number, chance: FastChance): Action {
  if (s.letter !== NONE)
    return legal[0] >= LOCK && chance.upTo(10) < LAYS ? legal[1 + chance.upTo(count - 1)] : legal[0]
  mixRound(orca, s)
  for (let i = 0; i < count; i++) worths[i] = hides[legal[i] - SURFACE]
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

/** As the round's matrix mixes; a target that can be moved afterwards is laid between the letters. */
function aim(
  orca: Act2Setting,
  s: Act2State,
  member: number,
  legal: Legal,
  count: number,
  chance: FastChance,
): Action {
  if (orca.gear[s.weapon[member]].moves)
    for (let i = 0; i < count; i++) worths[i] = targetWorth(orca, s, member, legal[i] - TARGET)
  else {
    mixRound(orca, s)
    for (let i = 0; i < count; i++) worths[i] = aimAt(orca, s, member, legal[i] - TARGET)
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
    s.shark = legal[i] - RAM
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
  const extra = s.rammed === 1 ? RAMMING_HITS : 0
  let action = legal[0]
  let most = 0
  for (let i = 0; i < count; i++) {
    if (legal[i] === DONE) continue
    const quarry = legal[i] - BITE
    const worth =
      quarry < ZONES
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
    const worth = boatWorth(orca, s, legal[i] - TOPPLE, 0, DOMINO_HITS)
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
