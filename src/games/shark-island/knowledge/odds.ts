import { total } from '#kernel/counts.ts'
import { hasSeat, type Seat } from '#kernel/seats.ts'
import { hasDoubleShark, lineTotal, sharksIn } from '../combat-phase/line.ts'
import { CARDS, SHARK_CARD, SHARK_SEAT, TARGET } from '../components.ts'
import type { IslandState } from '../state.ts'

/** Where a line can end: on 0 to 23, over, or with two Shark! cards of the Shark's, within 23 or over. */
export const OVER_23 = TARGET + 1
export const DOUBLE = TARGET + 2
export const DOUBLE_OVER = TARGET + 3
export const ENDS = TARGET + 4

/** The Shark and up to four Hunters, with room to spare. */
const MOST_SEATS = 8

/** A hunter stands from here on; the Shark, who wins ties, one sooner. */
const STANDS = 17
const SHARK_STANDS = 16
/** Rare lines are not followed to their end. */
const RARE = 0.01

/** Walks every way that a line can go from here, card by card, and adds up how likely it ends where. */
class LineWalk {
  /** The cards that can still come, and how many there are. */
  readonly #cards = new Int32Array(CARDS.length)
  #left = 0
  #isShark = false
  /** Its owner takes cards until the line counts this much. */
  #goal = 0
  #ends: Float64Array = new Float64Array(ENDS)

  shuffle(cards: ArrayLike<number>, left: number): void {
    this.#cards.set(cards)
    this.#left = left
  }

  /** Adds what comes of a line to `ends`, with a weight; where it is now if its owner takes no more. */
  add(
    line: readonly number[],
    isShark: boolean,
    goesOn: boolean,
    fight: number,
    weight: number,
    ends: Float64Array,
  ): void {
    this.#ends = ends
    this.#isShark = isShark
    this.#goal = !goesOn ? 0 : isShark ? SHARK_STANDS : STANDS
    const last = line.length === 0 ? 0 : line[line.length - 1]
    this.#follow(lineTotal(line), last === SHARK_CARD ? 0 : last, sharksIn(line), fight, weight)
  }

  #follow(sum: number, last: number, sharks: number, fight: number, weight: number): void {
    if (sum > TARGET) this.#ends[OVER_23] += weight
    else if (sum >= this.#goal || weight < RARE || this.#left === 0) this.#ends[sum] += weight
    else
      for (let card = 1; card <= SHARK_CARD; card++) {
        const copies = this.#cards[card - 1]
        if (copies === 0) continue
        const isSharkCard = card === SHARK_CARD
        const next = isSharkCard ? sum + last : sum + card
        const share = (weight * copies) / this.#left
        this.#cards[card - 1]--
        this.#left--
        if (next > TARGET && fight > 0) this.#follow(sum, last, sharks, fight - 1, share)
        else if (this.#isShark && isSharkCard && sharks > 0)
          this.#ends[next > TARGET ? DOUBLE_OVER : DOUBLE] += share
        else this.#follow(next, isSharkCard ? 0 : card, isSharkCard ? sharks + 1 : sharks, fight, share)
        this.#cards[card - 1]++
        this.#left++
      }
  }
}

const walk = new LineWalk()

/** Chances of each Hunter to beat the Shark from here, and what the Shark can make of it; read after `look`. */
export class CombatOdds {
  readonly wins = new Float64Array(MOST_SEATS)
  /** That the Shark has exactly 23; that it ends the combat with two Shark! cards and gets away over 23. */
  perfect = 0
  fled = 0
  /** That no Active Hunter beats it. */
  unbeaten = 0
  /** Where each line ends, by seat; and how likely each total of the Shark's stands against all. */
  readonly #ends = Array.from({ length: MOST_SEATS }, () => new Float64Array(ENDS))
  readonly #stands = new Float64Array(ENDS)

  look(s: IslandState, goesOn: boolean): void {
    walk.shuffle(s.cards, total(s.cards))
    for (let seat = 0; seat < s.lines.length; seat++) this.#finish(s, seat, goesOn)
    const shark = this.#ends[SHARK_SEAT]
    this.perfect = shark[TARGET]
    this.fled = shark[DOUBLE_OVER]
    for (let seat = 1; seat < s.lines.length; seat++) {
      let below = shark[OVER_23]
      let wins = 0
      for (let mine = 0; mine <= TARGET; mine++) {
        wins += this.#ends[seat][mine] * below
        below += shark[mine]
      }
      this.wins[seat] = wins
    }
    this.unbeaten = this.#unbeaten(s)
  }

  /** How a seat's line will end, by every card that can still come. */
  #finish(s: IslandState, seat: Seat, goesOn: boolean): void {
    const line = s.lines[seat]
    const ends = this.#ends[seat]
    const isShark = seat === SHARK_SEAT
    ends.fill(0)
    if (hasDoubleShark(seat, line)) ends[lineTotal(line) > TARGET ? DOUBLE_OVER : DOUBLE] = 1
    else walk.add(line, isShark, goesOn && !hasSeat(s.passed, seat), s.fight[seat], 1, ends)
  }

  /** All Active Hunters against one total of the Shark's. */
  #unbeaten(s: IslandState): number {
    const shark = this.#ends[SHARK_SEAT]
    const stands = this.#stands.fill(1)
    for (let seat = 1; seat < s.lines.length; seat++) {
      if (!hasSeat(s.active, seat)) continue
      // The Shark's total against this Hunter's: it holds unless the Hunter stands higher.
      let higher = 0
      for (let mine = TARGET; mine >= 0; mine--) {
        stands[mine] *= 1 - higher
        higher += this.#ends[seat][mine]
      }
      stands[OVER_23] *= 1 - higher
    }
    let sum = shark[DOUBLE] + shark[DOUBLE_OVER]
    for (let mine = 0; mine <= OVER_23; mine++) sum += shark[mine] * stands[mine]
    return sum
  }
}

/** How any line ends that goes on, out of any cards, added to what is there with a weight. */
export function finishFrom(
  line: readonly number[],
  isShark: boolean,
  fight: number,
  unseen: Int32Array,
  left: number,
  weight: number,
  into: Float64Array,
): void {
  walk.shuffle(unseen, left)
  walk.add(line, isShark, true, fight, weight, into)
}

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
