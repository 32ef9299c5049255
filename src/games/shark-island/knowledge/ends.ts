import { hasSeat, type Seat } from '../../../kernel/seats.ts'
import { copiesOf } from '../combat-phase/base-line.ts'
import { lineTotal, showsShark } from '../combat-phase/line.ts'
import { CARDS, SHARK_CARD, SHARK_SEAT } from '../components.ts'
import type { IslandState } from '../state.ts'
import { ENDS, finishFrom, OVER_23 } from './odds.ts'

const line: number[] = []

/**
 * How likely another seat's line ends where, from what everybody sees of it: with any of the unseen cards face down
 * that its owner can have.
 */
export function endsOf(
  s: IslandState,
  seat: Seat,
  unseen: Int32Array,
  left: number,
  into: Float64Array,
): void {
  into.fill(0)
  const seen = s.lines[seat]
  let possible = 0
  for (let card = 1; card <= SHARK_CARD; card++) if (isPossible(s, seat, card)) possible += unseen[card - 1]
  line.length = seen.length
  for (let i = 1; i < seen.length; i++) line[i] = seen[i]
  const passed = hasSeat(s.passed, seat)
  for (let card = 1; card <= SHARK_CARD; card++) {
    if (unseen[card - 1] === 0 || !isPossible(s, seat, card)) continue
    const share = unseen[card - 1] / possible
    line[0] = card
    if (passed) into[Math.min(lineTotal(line), OVER_23)] += share
    else {
      unseen[card - 1]--
      finishFrom(line, seat === SHARK_SEAT, s.fight[seat], unseen, left - 1, share, into)
      unseen[card - 1]++
    }
  }
}

function isPossible(s: IslandState, seat: Seat, card: number): boolean {
  if (card === SHARK_CARD) return seat !== SHARK_SEAT || !showsShark(s.lines[seat])
  return card <= s.most[seat]
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
