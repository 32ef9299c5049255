import type { Insight } from '#kernel/knowledge.ts'
import type { Seat } from '#kernel/seats.ts'
import { type Action, NO_ACTION } from '#kernel/vocabulary.ts'
import { FIRST_UP, lineTotal, sharksIn, showsShark } from '../combat-phase/line.ts'
import { CARDS, HARPOON_CARD, SHARK_CARD, SHARK_SEAT, TARGET } from '../components.ts'
import type { Setting } from '../setting.ts'
import { AT, type IslandState } from '../state.ts'
import { FIGHT, HARPOON_AT, KEEP, PASS, TAKE } from '../words.ts'
import { Prospect } from './prospect.ts'
import { cardToPlay } from './trumps.ts'

/** Lines this unlikely are not followed further. */
const RARE = 0.004

const unseen = new Int32Array(CARDS.length)
let left = 0
let isShark = false
const prospect = new Prospect()

/**
 * Take or pass, keep or fight: the best answer by every card that can still come, out of the cards this seat has not
 * seen. Other seats' face-down cards are among those, whatever they are in the state this is asked about.
 */
export function solve(setting: Setting, s: IslandState, seat: Seat, insight: Insight): Action {
  if (s.step !== AT.offer && s.step !== AT.dealt) return NO_ACTION
  countUnseen(s, seat)
  isShark = seat === SHARK_SEAT
  prospect.look(setting, s, seat, unseen, left, insight)
  return s.step === AT.dealt ? answerDealt(s, seat) : answerOffer(setting, s, seat)
}

/** The deck, and what lies face down before others. */
function countUnseen(s: IslandState, seat: Seat): void {
  left = 0
  for (let card = 0; card < unseen.length; card++) {
    unseen[card] = s.cards[card]
    left += s.cards[card]
  }
  for (let other = 0; other < s.lines.length; other++)
    if (other !== seat && s.lines[other].length > 0) {
      unseen[s.lines[other][0] - 1]++
      left++
    }
}

function answerOffer(setting: Setting, s: IslandState, seat: Seat): Action {
  const line = s.lines[seat]
  const sum = lineTotal(line)
  const stands = worthOf(sum)
  const takes = sum > TARGET ? 0 : next(sum, lastOf(line), sharksIn(line), s.fight[seat], 1)
  const action = sum <= TARGET && takes > stands ? TAKE : PASS
  return cardToPlay(setting, s, seat, action, prospect.chance(sum)) ?? action
}

function answerDealt(s: IslandState, seat: Seat): Action {
  const line = s.lines[seat]
  const sum = lineTotal(line)
  const sharks = sharksIn(line)
  const fight = s.fight[seat]
  let best = after(sum, lastOf(line), sharks, fight, s.dealt, 1)
  let action: Action = KEEP
  if (fight > 0) {
    const again = next(sum, lastOf(line), sharks, fight - 1, 1)
    if (again > best) {
      best = again
      action = FIGHT
    }
  }
  if (isShark || s.dealt !== HARPOON_CARD || !showsShark(line)) return action
  for (let at = 1; at < line.length; at++) {
    if (line[at] !== SHARK_CARD) continue
    const without = line.filter((_, index) => index !== at)
    const worth = settled(lineTotal(without) + HARPOON_CARD, HARPOON_CARD, sharksIn(without), fight, 1)
    if (worth > best) {
      best = worth
      action = HARPOON_AT.of(at - FIRST_UP)
    }
  }
  return action
}

function lastOf(line: readonly number[]): number {
  const last = line[line.length - 1]
  return last === SHARK_CARD ? 0 : last
}

function worthOf(sum: number): number {
  return sum > TARGET ? prospect.over : prospect.worth[sum]
}

/** What one more card is worth, whichever comes; each can be fought off while there are tokens. */
function next(sum: number, last: number, sharks: number, fight: number, weight: number): number {
  if (left === 0) return worthOf(sum)
  let worth = 0
  for (let card = 1; card <= SHARK_CARD; card++) {
    const copies = unseen[card - 1]
    if (copies === 0) continue
    const share = copies / left
    unseen[card - 1]--
    left--
    const kept = after(sum, last, sharks, fight, card, weight * share)
    const goesOver = (card === SHARK_CARD ? sum + last : sum + card) > TARGET
    const refused =
      fight > 0 && goesOver && weight * share > RARE
        ? next(sum, last, sharks, fight - 1, weight * share)
        : Number.NEGATIVE_INFINITY
    worth += share * Math.max(kept, refused)
    unseen[card - 1]++
    left++
  }
  return worth
}

/** What a line is worth once it has that card. */
function after(
  sum: number,
  last: number,
  sharks: number,
  fight: number,
  card: number,
  weight: number,
): number {
  if (card !== SHARK_CARD) return settled(sum + card, card, sharks, fight, weight)
  if (isShark && sharks > 0) return sum + last > TARGET ? prospect.doubleOver : prospect.double
  return settled(sum + last, 0, sharks + 1, fight, weight)
}

/** The better of standing and going on. */
function settled(sum: number, last: number, sharks: number, fight: number, weight: number): number {
  const stands = worthOf(sum)
  if (sum > TARGET || weight < RARE) return stands
  return Math.max(stands, next(sum, last, sharks, fight, weight))
}
