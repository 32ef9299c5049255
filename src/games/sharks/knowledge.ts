import type { Knowledge } from '../../kernel/knowledge.ts'
import type { Seat } from '../../kernel/seats.ts'
import { CREATURES, creature, HAND, isTrash, OIL, RELIEF, SIZES, STOMACH, TIDE, TYPES } from './components.ts'
import { outcome } from './game-end.ts'
import { OUTSIDE } from './ocean.ts'
import { type Counts, CREATURE_KINDS, countCreatures, type Score } from './scoring.ts'
import type { Setting } from './setting.ts'
import { AT_DRAW, AT_SCORE, AT_SWIM, AT_TAKE, NOBODY, NONE, OVER, type SharksState } from './state.ts'
import { DONE, SCORE, STOP, SWIM, TAKE } from './words.ts'

/** A shark eats about this much in a turn, trash included. */
const ITEMS_A_TURN = 1.25
/** Points that matter less the more turns are left. */
const SWING = 3
const SWING_A_TURN = 2.2
/** What clearing the stomach or the hand at Trash Relief is worth beside the creature. */
const RELIEF_BONUS = 1.5
const STEP_COST = 0.01
const TRASH_COST = 3

export function knowledge(setting: Setting): Knowledge<SharksState> {
  const stands = new Float64Array(setting.seats.length)
  return {
    evaluate(s, into) {
      if (s.step === OVER) {
        shareVictory(setting, s, into)
        return
      }
      const turns = turnsLeft(s)
      for (let seat = 0; seat < stands.length; seat++) stands[seat] = standing(setting, s, seat, turns)
      toShares(stands, SWING + SWING_A_TURN * turns, into)
    },

    playout(s, seat, legal, count, chance) {
      const action = sensible(setting, s, seat, legal, count)
      // A little waywardness: what rules of thumb never try, a playout would never learn.
      return action === null || chance.upTo(8) === 0 ? legal[chance.upTo(count)] : action
    },

    horizon: 0,
    isCalm: (s) => s.beat === 0 && s.step === AT_SWIM,
    isBlind: () => false,
    isSeen: () => true,
  }
}

function shareVictory(setting: Setting, s: SharksState, into: Float64Array): void {
  const winners = outcome(setting, s)?.winners ?? 0
  let count = 0
  for (let seat = 0; seat < into.length; seat++) count += (winners >> seat) & 1
  for (let seat = 0; seat < into.length; seat++) into[seat] = ((winners >> seat) & 1) / count
}

/** A logistic share: a lead of one swing is worth about 73% between two. */
function toShares(stands: Float64Array, swing: number, into: Float64Array): void {
  let best = stands[0]
  for (let seat = 1; seat < stands.length; seat++) if (stands[seat] > best) best = stands[seat]
  let sum = 0
  for (let seat = 0; seat < stands.length; seat++) sum += into[seat] = Math.exp((stands[seat] - best) / swing)
  for (let seat = 0; seat < stands.length; seat++) into[seat] /= sum
}

/** How many more turns the fullest stomach leaves everyone, about. */
function turnsLeft(s: SharksState): number {
  if (s.fullest !== NOBODY) return 0
  let most = 0
  for (const stomach of s.stomachs) if (stomach.length > most) most = stomach.length
  return (STOMACH - most) / ITEMS_A_TURN
}

const counts: Counts = new Uint8Array(CREATURE_KINDS)

/** Points made, points in hand, and what cards still to come are worth on average for this stomach. */
function standing(setting: Setting, s: SharksState, seat: Seat, turns: number): number {
  countCreatures(s.stomachs[seat], counts)
  const { scores } = setting.seats[seat]
  const hand = s.hands[seat]
  const mean = meanWorth(scores, counts)
  let stand = s.points[seat] + (HAND - hand.length) * mean * 0.9
  for (let i = 0; i < hand.length; i++) stand += scores[hand[i]](counts)
  const creatures = countOf(counts)
  const growing = creatures === 0 ? 2 : (mean * (creatures + turns / 2)) / creatures
  stand += HAND * turns * growing
  if (seat === s.active) stand += pending(setting, s, seat, turns)
  return stand
}

function meanWorth(scores: readonly Score[], stomach: Counts): number {
  let sum = 0
  for (let design = 0; design < scores.length; design++) sum += scores[design](stomach)
  return sum / scores.length
}

function countOf(stomach: Counts): number {
  let all = 0
  for (let item = 0; item < stomach.length; item++) all += stomach[item]
  return all
}

/** What the turn under way will still bring: the creature of the best tile in reach, or the one being chosen. */
function pending(setting: Setting, s: SharksState, seat: Seat, turns: number): number {
  if (s.stomachs[seat].length >= STOMACH) return 0
  const worth = (item: number): number => gain(setting, s, seat, item, turns)
  if (s.step === AT_TAKE) return bestShown(s, s.tiles[s.at[seat]] - CREATURES, worth)
  if (s.step === AT_DRAW) return bestBag(s, worth)
  if (s.step !== AT_SWIM || s.at[seat] >= OUTSIDE) return 0
  return bestInReach(setting, s, seat, worth)
}

type Worth = (item: number) => number

/** What one more creature adds to the cards in hand and to those to come. */
function gain(setting: Setting, s: SharksState, seat: Seat, item: number, turns: number): number {
  const { scores } = setting.seats[seat]
  let before = 0
  let after = 0
  for (const design of s.hands[seat]) before += scores[design](counts)
  const meanBefore = meanWorth(scores, counts)
  counts[item]++
  for (const design of s.hands[seat]) after += scores[design](counts)
  const meanAfter = meanWorth(scores, counts)
  counts[item]--
  return after - before + HAND * turns * (meanAfter - meanBefore)
}

function bestShown(s: SharksState, size: number, worth: Worth): number {
  let best = 0
  for (const type of s.shown[size]) if (type !== NONE) best = Math.max(best, worth(creature(size, type)))
  return best
}

function meanOfBag(s: SharksState, size: number, worth: Worth): number {
  let sum = 0
  let tokens = 0
  for (let type = 0; type < TYPES.length; type++) {
    tokens += s.bags[size][type]
    if (s.bags[size][type] > 0) sum += s.bags[size][type] * worth(creature(size, type))
  }
  return tokens === 0 ? 0 : sum / tokens
}

function bestBag(s: SharksState, worth: Worth): number {
  let best = 0
  for (let size = 0; size < SIZES.length; size++) best = Math.max(best, meanOfBag(s, size, worth))
  return best
}

function tileWorth(s: SharksState, seat: Seat, tile: number, worth: Worth): number {
  if (tile < CREATURES) return meanOfBag(s, tile, worth)
  if (tile < TIDE) return bestShown(s, tile - CREATURES, worth)
  if (tile === TIDE) return bestBag(s, worth)
  if (tile === RELIEF)
    return bestBag(s, worth) + (s.stomachs[seat].some(isTrash) ? 2 * RELIEF_BONUS : RELIEF_BONUS)
  return 0
}

/** Over all tiles the steps left can reach; trash on the way costs a place in the stomach. */
function bestInReach(setting: Setting, s: SharksState, seat: Seat, worth: Worth): number {
  const tiles = new Map<number, number>()
  const worthOf = (tile: number): number => {
    const known = tiles.get(tile) ?? tileWorth(s, seat, tile, worth)
    tiles.set(tile, known)
    return known
  }
  let best = 0
  const visit = (cell: number, steps: number, cost: number): void => {
    if (cell !== s.origin) best = Math.max(best, worthOf(s.tiles[cell]) - cost)
    if (steps === 0) return
    for (const next of setting.ocean.neighbours[cell]) {
      if (s.tiles[next] === OIL || next === s.boat) continue
      visit(next, steps - 1, cost + STEP_COST + (s.trash[next] === 0 ? 0 : RELIEF_BONUS))
    }
  }
  visit(s.at[seat], s.stepsLeft, 0)
  return best
}

/** The rules of thumb of a playout: score what is worth something, eat what the hand wants, stop on a good tile. */
function sensible(
  setting: Setting,
  s: SharksState,
  seat: Seat,
  legal: ArrayLike<number>,
  count: number,
): number | null {
  if (count === 1) return legal[0]
  if (s.step === AT_SCORE) return worthiest(setting, s, seat, legal, count)
  if (s.step === AT_TAKE) return hungriest(setting, s, seat, legal, count)
  return s.step === AT_SWIM ? towardsFood(setting, s, seat, legal, count) : null
}

function worthiest(
  setting: Setting,
  s: SharksState,
  seat: Seat,
  legal: ArrayLike<number>,
  count: number,
): number {
  const { scores } = setting.seats[seat]
  countCreatures(s.stomachs[seat], counts)
  for (let i = 0; i < count - 1; i++) if (scores[legal[i] - SCORE](counts) > 0) return legal[i]
  return DONE
}

function hungriest(
  setting: Setting,
  s: SharksState,
  seat: Seat,
  legal: ArrayLike<number>,
  count: number,
): number {
  const size = s.tiles[s.at[seat]] - CREATURES
  countCreatures(s.stomachs[seat], counts)
  let best = legal[0]
  let most = -1
  for (let i = 0; i < count; i++) {
    const worth = appetite(setting, s, seat, creature(size, legal[i] - TAKE))
    if (worth > most) {
      most = worth
      best = legal[i]
    }
  }
  return best
}

/** What one more creature adds to the cards in hand. */
function appetite(setting: Setting, s: SharksState, seat: Seat, item: number): number {
  const { scores } = setting.seats[seat]
  const hand = s.hands[seat]
  let gained = 0
  for (let i = 0; i < hand.length; i++) gained -= scores[hand[i]](counts)
  counts[item]++
  for (let i = 0; i < hand.length; i++) gained += scores[hand[i]](counts)
  counts[item]--
  return gained
}

/** The best of staying and of each next tile; null, for any step, from outside the ocean. */
function towardsFood(
  setting: Setting,
  s: SharksState,
  seat: Seat,
  legal: ArrayLike<number>,
  count: number,
): number | null {
  if (s.at[seat] >= OUTSIDE) return null
  countCreatures(s.stomachs[seat], counts)
  let best = legal[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const action = legal[i]
    const cell = action === STOP ? s.at[seat] : action - SWIM
    const trash = action === STOP || s.trash[cell] === 0 ? 0 : TRASH_COST
    const back = cell === s.origin ? TRASH_COST : 0
    const worth = lure(setting, s, seat, s.tiles[cell]) - trash - back
    if (worth > most || (worth === most && action === STOP)) {
      most = worth
      best = action
    }
  }
  return best
}

/** What a tile promises, roughly. */
function lure(setting: Setting, s: SharksState, seat: Seat, tile: number): number {
  if (tile >= CREATURES && tile < TIDE) {
    const [one, other] = s.shown[tile - CREATURES]
    const first = one === NONE ? 0 : appetite(setting, s, seat, creature(tile - CREATURES, one))
    return other === NONE
      ? first
      : Math.max(first, appetite(setting, s, seat, creature(tile - CREATURES, other)))
  }
  if (tile === RELIEF) return s.stomachs[seat].some(isTrash) ? 4 : 2
  let sum = 0
  const size = tile < CREATURES ? tile : 1
  for (let type = 0; type < TYPES.length; type++) sum += appetite(setting, s, seat, creature(size, type))
  return sum / TYPES.length
}
