import { inTwoMoves, watersInReach } from '../boat.ts'
import { CREW_SIZE, FIREARM, LETTERS, NOWHERE } from '../components.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT, NONE, PREPARED, TO_MOVE, TO_READY } from '../state.ts'
import { diceWith } from '../steps/attack-roll.ts'
import { costOf } from './prepared.ts'
import { bestAttack, evadeOnceUp, isLetterOpen, weaponWorth } from './worth.ts'

/**
 * The round as a matrix: the letters under which the shark may hide against what each of the crew may aim at. A cell is
 * what the shark's attack from there is worth, less the wounds of those who aim there, both counted out over every
 * roll of the dice. All sides learn by regret matching.
 */
const ROUNDS = 24
const SIZE = LETTERS.length

/** How often the shark hides under each letter. */
export const hides = new Float64Array(SIZE)
/** How often each of the crew aims at each letter. */
export const aims: readonly Float64Array[] = Array.from({ length: CREW_SIZE }, () => new Float64Array(SIZE))

const attacks = new Float64Array(SIZE)
const wounds: readonly Float64Array[] = Array.from({ length: CREW_SIZE }, () => new Float64Array(SIZE))
const zones = new Int32Array(SIZE)
const open = new Uint8Array(SIZE)

/** A side while it learns: its regrets, and how it mixes now. */
interface Mixer {
  readonly regrets: Float64Array
  readonly mixture: Float64Array
  readonly worth: Float64Array
}
const shark = mixer()
const crew: readonly Mixer[] = Array.from({ length: CREW_SIZE }, mixer)

function mixer(): Mixer {
  return {
    regrets: new Float64Array(SIZE),
    mixture: new Float64Array(SIZE),
    worth: new Float64Array(SIZE),
  }
}

/** Fills `hides` and `aims` with how both sides mix as things stand. */
export function mixRound(orca: Act2Setting, s: Act2State): void {
  layOut(orca, s)
  begin(shark, hides)
  for (let member = 0; member < CREW_SIZE; member++) begin(crew[member], aims[member])
  for (let round = 1; round <= ROUNDS; round++) {
    for (let letter = 0; letter < SIZE; letter++) shark.worth[letter] = attacks[letter]
    for (let member = 0; member < CREW_SIZE; member++) meet(crew[member], wounds[member])
    learn(shark, hides, round)
    for (let member = 0; member < CREW_SIZE; member++) learn(crew[member], aims[member], round)
  }
  scale(hides)
  for (let member = 0; member < CREW_SIZE; member++) scale(aims[member])
}

/** One of the crew against the shark: who aims at a zone finds it under each letter that leads there. */
function meet(member: Mixer, hurts: Float64Array): void {
  for (let aim = 0; aim < SIZE; aim++) {
    let worth = 0
    for (let letter = 0; letter < SIZE; letter++) {
      if (zones[aim] !== zones[letter] || open[letter] === 0) continue
      worth += shark.mixture[letter] * hurts[letter]
      shark.worth[letter] -= member.mixture[aim] * hurts[letter]
    }
    member.worth[aim] = worth
  }
}

function begin({ regrets, mixture }: Mixer, sum: Float64Array): void {
  regrets.fill(0)
  sum.fill(0)
  spread(mixture)
}

function spread(mixture: Float64Array): void {
  const count = open[0] + open[1] + open[2]
  for (let letter = 0; letter < SIZE; letter++) mixture[letter] = open[letter] / count
}

/** One round of regret matching; later rounds weigh more in the average. */
function learn({ regrets, mixture, worth }: Mixer, sum: Float64Array, round: number): void {
  let mean = 0
  for (let letter = 0; letter < SIZE; letter++) mean += mixture[letter] * worth[letter]
  let total = 0
  for (let letter = 0; letter < SIZE; letter++) {
    sum[letter] += round * mixture[letter]
    if (open[letter] === 0) continue
    regrets[letter] = Math.max(0, regrets[letter] + worth[letter] - mean)
    total += regrets[letter]
  }
  if (total === 0) spread(mixture)
  else for (let letter = 0; letter < SIZE; letter++) mixture[letter] = regrets[letter] / total
}

function scale(mixture: Float64Array): void {
  const total = mixture[0] + mixture[1] + mixture[2]
  for (let letter = 0; letter < SIZE; letter++) mixture[letter] /= total
}

function layOut(orca: Act2Setting, s: Act2State): void {
  const where = s.shark
  for (let letter = 0; letter < SIZE; letter++) {
    open[letter] = isLetterOpen(s, letter) ? 1 : 0
    if (open[letter] === 0) {
      zones[letter] = NONE
      continue
    }
    const card = s.cards[letter]
    zones[letter] = s.shark = orca.cards[card].zone
    attacks[letter] = bestAttack(orca, s, diceWith(orca, s, card), 0)
    const evade = evadeOnceUp(orca, s, card, NONE)
    for (let member = 0; member < CREW_SIZE; member++)
      wounds[member][letter] = hurt(orca, s, member, zones[letter], evade)
  }
  s.shark = where
}

/** What a crew member could do to the shark in a zone, with what is still open of the preparation. */
function hurt(orca: Act2Setting, s: Act2State, member: number, zone: number, evade: number): number {
  if (s.at[member] === NOWHERE) return 0
  const stage = s.step === AT.prepare ? s.stage[member] : TO_MOVE
  if (stage === PREPARED) {
    if (s.target[member] !== zone) return 0
    return weaponWorth(orca, s.weapon[member], evade)
  }
  const near = (stage === TO_MOVE ? roaming(s, s.at[member]) : watersInReach(s, s.at[member])) & (1 << zone)
  if (stage > TO_READY) return strike(orca, s, member, s.weapon[member], near, evade)
  const held = s.gear[member]
  let most = 0
  for (const design of orca.weapons)
    if (held[design] > 0) most = Math.max(most, strike(orca, s, member, design, near, evade))
  return most
}

function strike(
  orca: Act2Setting,
  s: Act2State,
  member: number,
  weapon: number,
  near: number,
  evade: number,
): number {
  if (near === 0 && orca.gear[weapon].kind !== FIREARM) return 0
  return Math.max(0, weaponWorth(orca, weapon, evade) - costOf(orca, s, member, weapon))
}

/** The waters in reach of a hand after up to two moves. */
function roaming(s: Act2State, from: number): number {
  let waters = watersInReach(s, from)
  for (let left = inTwoMoves(s, from); left !== 0; left &= left - 1)
    waters |= watersInReach(s, 31 - Math.clz32(left & -left))
  return waters
}
