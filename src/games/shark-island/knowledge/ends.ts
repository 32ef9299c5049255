import type { Insight } from '#kernel/knowledge.ts'
import { hasSeat, type Seat } from '#kernel/seats.ts'
import { copiesOf } from '../combat-phase/base-line.ts'
import { lineTotal, showsShark } from '../combat-phase/line.ts'
import { CARDS, SHARK_CARD, SHARK_SEAT, TARGET } from '../components.ts'
import type { IslandState } from '../state.ts'
import { ENDS, finishFrom, OVER_23 } from './odds.ts'

/** Cards before anybody is asked. */
const BASE = 2
const MIDDLING = 6
/** Most pass with about so much, and few do with two more or less; some do anything. */
const USUAL = 18.3
const VARIETY = 0.7
const ODD = 0.03

const line: number[] = []
const likely = new Float64Array(SHARK_CARD + 1)

/**
 * How likely another seat's line ends where, from what everybody sees of it: with any of the unseen cards face down
 * that its owner can have.
 */
export function endsOf(
  s: IslandState,
  seat: Seat,
  unseen: Int32Array,
  left: number,
  insight: Insight,
  into: Float64Array,
): void {
  into.fill(0)
  layOpen(s, seat)
  const passed = hasSeat(s.passed, seat)
  let sum = 0
  for (let card = 1; card <= SHARK_CARD; card++) {
    line[0] = card
    likely[card] = isPossible(s, seat, card) ? unseen[card - 1] : 0
    if (insight === 'stakes' && likely[card] > 0) likely[card] *= conduct(line, passed)
    sum += likely[card]
  }
  for (let card = 1; card <= SHARK_CARD; card++) {
    if (likely[card] === 0) continue
    const share = likely[card] / sum
    line[0] = card
    if (passed) into[Math.min(lineTotal(line), OVER_23)] += share
    else {
      unseen[card - 1]--
      finishFrom(line, seat === SHARK_SEAT, s.fight[seat], unseen, left - 1, share, into)
      unseen[card - 1]++
    }
  }
}

/** How likely somebody with such a line would have taken what was taken, and passed who has. */
function conduct(line: readonly number[], passed: boolean): number {
  let likely = passed ? passing(lineTotal(line)) : 1
  for (let length = BASE; length < line.length; length++) likely *= 1 - passing(lineTotal(line, length))
  return Math.max(ODD, likely)
}

/** How likely a total makes its owner pass. */
function passing(sum: number): number {
  return sum > TARGET ? 1 : 1 / (1 + Math.exp((USUAL - sum) / VARIETY))
}

function isPossible(s: IslandState, seat: Seat, card: number): boolean {
  if (card === SHARK_CARD) return seat !== SHARK_SEAT || !showsShark(s.lines[seat])
  return card <= s.most[seat]
}

/** Where somebody who has passed stands, at a glance: what lies open, and a middling card face down. */
export function endsAtAGlance(s: IslandState, seat: Seat, into: Float64Array): void {
  into.fill(0)
  layOpen(s, seat)
  line[0] = MIDDLING
  into[Math.min(lineTotal(line), OVER_23)] = 1
}

/** What everybody sees of a line; the card that lies face down comes first. */
function layOpen(s: IslandState, seat: Seat): void {
  const seen = s.lines[seat]
  line.length = seen.length
  for (let i = 1; i < seen.length; i++) line[i] = seen[i]
}

/** The same of somebody of whom nothing is seen, and who takes every card as it comes. */
export function endsUnseen(asShark: boolean): Float64Array {
  const ends = asShark ? ofShark : ofHunter
  if (ends[OVER_23] > 0) return ends
  const unseen = Int32Array.from(CARDS, (_, index) => copiesOf(index + 1))
  const left = unseen.reduce((a, b) => a + b)
  for (let card = 1; card <= SHARK_CARD; card++) {
    const share = unseen[card - 1] / left
    unseen[card - 1]--
    finishFrom([card], asShark, 0, unseen, left - 1, share, ends)
    unseen[card - 1]++
  }
  return ends
}

const ofShark = new Float64Array(ENDS)
const ofHunter = new Float64Array(ENDS)
