import { hasSeat, type Seat } from '../../../kernel/seats.ts'
import { lineTotal, sharksIn } from '../combat-phase/line.ts'
import { CARDS, SHARK_CARD, SHARK_SEAT, TARGET } from '../components.ts'
import { type IslandState, total } from '../state.ts'

/** Where a line can end: on 0 to 23, over, or with two Shark! cards of the Shark's, within 23 or over. */
export const OVER_23 = TARGET + 1
export const DOUBLE = TARGET + 2
export const DOUBLE_OVER = TARGET + 3
export const ENDS = TARGET + 4

/** A hunter stands from here on; the Shark, who wins ties, one sooner. */
const STANDS = 17
const SHARK_STANDS = 16
/** Rare lines are not followed to their end. */
const RARE = 0.01

const counts = new Int32Array(CARDS.length)
let left = 0
let ends: Float64Array = new Float64Array(ENDS)
let goal = STANDS
let isShark = false

const sharkEnds = new Float64Array(ENDS)
const hunterEnds = Array.from({ length: 8 }, () => new Float64Array(ENDS))

/** Chances of each Hunter to beat the Shark from here, and what the Shark can make of it; read after `look`. */
export class CombatOdds {
  readonly wins = new Float64Array(8)
  /** That the Shark has exactly 23; that it ends the combat with two Shark! cards and gets away over 23. */
  perfect = 0
  fled = 0
  /** That no Active Hunter beats it. */
  unbeaten = 0

  look(s: IslandState, goesOn: boolean): void {
    count(s)
    finish(s, SHARK_SEAT, goesOn, sharkEnds)
    this.perfect = sharkEnds[TARGET]
    this.fled = sharkEnds[DOUBLE_OVER]
    for (let seat = 1; seat < s.lines.length; seat++) {
      const mineEnds = hunterEnds[seat]
      finish(s, seat, goesOn, mineEnds)
      let below = sharkEnds[OVER_23]
      let wins = 0
      for (let mine = 0; mine <= TARGET; mine++) {
        wins += mineEnds[mine] * below
        below += sharkEnds[mine]
      }
      this.wins[seat] = wins
    }
    this.unbeaten = unbeaten(s)
  }
}

/** The cards nobody has been dealt, counted. */
function count(s: IslandState): void {
  for (let card = 0; card < counts.length; card++) counts[card] = s.cards[card]
  left = total(s.cards)
}

/** How a seat's line will end, by every card that can still come; where it is now if nothing goes on. */
function finish(s: IslandState, seat: Seat, goesOn: boolean, into: Float64Array): void {
  const line = s.lines[seat]
  ends = into
  ends.fill(0)
  isShark = seat === SHARK_SEAT
  goal = !goesOn || hasSeat(s.passed, seat) ? 0 : isShark ? SHARK_STANDS : STANDS
  const sharks = sharksIn(line)
  const sum = lineTotal(line)
  if (isShark && sharks >= 2) {
    ends[sum > TARGET ? DOUBLE_OVER : DOUBLE] = 1
    return
  }
  const last = line.length === 0 ? 0 : line[line.length - 1]
  follow(sum, last === SHARK_CARD ? 0 : last, sharks, s.fight[seat], 1)
}

/** The same from any line and any cards, added to what is there with a weight. */
export function finishFrom(
  line: readonly number[],
  asShark: boolean,
  fight: number,
  unseen: Int32Array,
  unseenLeft: number,
  weight: number,
  into: Float64Array,
): void {
  counts.set(unseen)
  left = unseenLeft
  ends = into
  isShark = asShark
  goal = asShark ? SHARK_STANDS : STANDS
  const last = line[line.length - 1]
  follow(lineTotal(line), last === SHARK_CARD ? 0 : last, sharksIn(line), fight, weight)
}

function follow(sum: number, last: number, sharks: number, fight: number, weight: number): void {
  if (sum > TARGET) ends[OVER_23] += weight
  else if (sum >= goal || weight < RARE || left === 0) ends[sum] += weight
  else
    for (let card = 1; card <= SHARK_CARD; card++) {
      const copies = counts[card - 1]
      if (copies === 0) continue
      const next = card === SHARK_CARD ? sum + last : sum + card
      const share = (weight * copies) / left
      counts[card - 1]--
      left--
      if (next > TARGET && fight > 0) follow(sum, last, sharks, fight - 1, share)
      else if (isShark && card === SHARK_CARD && sharks > 0)
        ends[next > TARGET ? DOUBLE_OVER : DOUBLE] += share
      else
        follow(next, card === SHARK_CARD ? 0 : card, card === SHARK_CARD ? sharks + 1 : sharks, fight, share)
      counts[card - 1]++
      left++
    }
}

/** All Active Hunters against one total of the Shark's. */
function unbeaten(s: IslandState): number {
  let sum = sharkEnds[DOUBLE] + sharkEnds[DOUBLE_OVER]
  const chances = stands
  chances.fill(1)
  for (let seat = 1; seat < s.lines.length; seat++) {
    if (!hasSeat(s.active, seat)) continue
    // The Shark's total against this Hunter's: it holds unless the Hunter stands higher.
    let higher = 0
    for (let mine = TARGET; mine >= 0; mine--) {
      chances[mine] *= 1 - higher
      higher += hunterEnds[seat][mine]
    }
    chances[OVER_23] *= 1 - higher
  }
  for (let mine = 0; mine <= OVER_23; mine++) sum += sharkEnds[mine] * chances[mine]
  return sum
}

const stands = new Float64Array(ENDS)

/** How likely the next card brings a line over 23. */
export function overOdds(s: IslandState, seat: Seat): number {
  const line = s.lines[seat]
  const sum = lineTotal(line)
  const last = line[line.length - 1]
  const doubled = last === SHARK_CARD ? 0 : last
  let over = 0
  for (let card = 1; card <= SHARK_CARD; card++)
    if ((card === SHARK_CARD ? sum + doubled : sum + card) > TARGET) over += s.cards[card - 1]
  return over / Math.max(1, total(s.cards))
}
