import type { Chance } from '../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../kernel/event.ts'
import { allSeats, type Seat, type SeatSet, seatSet } from '../../kernel/seats.ts'
import { COINS, REROLLS, SHARK_SEAT } from './components.ts'
import type { Setting } from './setting.ts'
import { HUNTERS_WIN, type IslandState, total } from './state.ts'

/** Hunters share what they hold; the Shark shares nothing. */
function teamOf(setting: Setting, seat: Seat): SeatSet {
  const shark = seatSet(SHARK_SEAT)
  return seat === SHARK_SEAT ? shark : allSeats(setting.seats.length) & ~shark
}

/** The nth Hunter clockwise, counted from the First Player; the token and the turns pass over the Shark. */
export function hunterAt(setting: Setting, s: IslandState, nth: number): Seat {
  return 1 + ((s.first - 1 + nth) % setting.hunters)
}

export function isSunk(setting: Setting, s: IslandState, seat: Seat): boolean {
  return s.damage[seat] >= setting.seats[seat].craft
}

/** What brings the Shark a coin: Sharks on dice, a Hunter's defeat over the radio, a card or the day, a fin that was found. */
type CoinSource = 'dice' | 'radio' | 'card' | 'find'

/** The pool of ten is finite: what is not in it cannot be gained. */
export function gainCoins(s: IslandState, count: number, by: CoinSource, emit?: Emit): void {
  if (count <= 0) return
  const gained = Math.min(count, COINS - s.coins)
  s.coins += gained
  emit?.(happened(gained > 0 ? 'shark-island.coins' : 'shark-island.coins-none', { count: gained, by }))
}

export function rerollsLeft(s: IslandState): number {
  return REROLLS - total(s.rerolls)
}

export function gainRerolls(setting: Setting, s: IslandState, seat: Seat, count: number, emit?: Emit): void {
  const gained = Math.min(count, rerollsLeft(s))
  if (gained <= 0) return
  s.rerolls[seat] += gained
  emit?.(happened('shark-island.rerolls', { seat: setting.seats[seat].id, count: gained }))
}

export function repair(setting: Setting, s: IslandState, seat: Seat, count: number, emit?: Emit): void {
  const mended = Math.min(count, s.damage[seat])
  if (mended <= 0) return
  s.damage[seat] -= mended
  emit?.(happened('shark-island.repaired', { seat: setting.seats[seat].id, count: mended }))
}

/** Damage to a craft. Returns whether this is what sank it. */
export function hurt(setting: Setting, s: IslandState, seat: Seat, count: number, emit?: Emit): boolean {
  const { craft, id } = setting.seats[seat]
  if (count <= 0 || s.damage[seat] >= craft) return false
  s.damage[seat] = Math.min(craft, s.damage[seat] + count)
  emit?.(happened('shark-island.damaged', { seat: id, count }))
  if (s.damage[seat] < craft) return false
  emit?.(happened('shark-island.sunk', { seat: id }))
  return true
}

/** Shark Total Defeat: at zero health the Hunters win at once. */
export function wound(s: IslandState, count: number, emit?: Emit): void {
  if (count <= 0) return
  s.health = Math.max(0, s.health - count)
  emit?.(happened('shark-island.wounded', { count, health: s.health }))
  if (s.health === 0) s.winner = HUNTERS_WIN
}

/** A red number can be stepped onto, never past. */
export function canHeal(setting: Setting, s: IslandState): boolean {
  return !setting.red[s.health]
}

export function heal(setting: Setting, s: IslandState, count: number, emit?: Emit): void {
  let healed = 0
  for (; healed < count && canHeal(setting, s); healed++) s.health++
  if (healed > 0) emit?.(happened('shark-island.healed', { count: healed, health: s.health }))
}

/** Draws skill cards; an empty deck is made again of its discards. */
export function drawSkill(
  setting: Setting,
  s: IslandState,
  seat: Seat,
  count: number,
  chance: Chance,
  emit?: Emit,
): void {
  const deck = s.decks[seat]
  let left = total(deck)
  const drawn: string[] | null = emit ? [] : null
  for (let i = 0; i < count; i++) {
    if (left === 0) left = reshuffle(setting, s, seat, emit)
    if (left === 0) break
    const design = chance.take(setting.draws.skill[seat], deck, left--)
    deck[design]--
    insert(s.hands[seat], design)
    drawn?.push(cardId(setting, seat, design))
  }
  if (emit && drawn !== null && drawn.length > 0) {
    const { id } = setting.seats[seat]
    const team = teamOf(setting, seat)
    emit(happened('shark-island.drew', { seat: id, cards: drawn }, { only: team }))
    emit(happened('shark-island.drew-hidden', { seat: id, count: drawn.length }, { except: team }))
  }
}

function reshuffle(setting: Setting, s: IslandState, seat: Seat, emit?: Emit): number {
  const pile = s.discards[seat]
  const deck = s.decks[seat]
  for (let design = 0; design < pile.length; design++) {
    deck[design] += pile[design]
    pile[design] = 0
  }
  emit?.(happened('shark-island.reshuffled', { seat: setting.seats[seat].id }))
  return total(deck)
}

export function cardId(setting: Setting, seat: Seat, design: number): string {
  return `${setting.seats[seat].id}/${setting.seats[seat].designs[design]}`
}

function insert(hand: number[], design: number): void {
  let at = hand.push(design) - 1
  for (; at > 0 && hand[at - 1] > design; at--) hand[at] = hand[at - 1]
  hand[at] = design
}

/** Onto the seat's own discard pile, which lies face up. */
export function takeFromHand(s: IslandState, seat: Seat, design: number): void {
  const hand = s.hands[seat]
  for (let at = hand.indexOf(design) + 1; at < hand.length; at++) hand[at - 1] = hand[at]
  hand.pop()
  s.discards[seat][design]++
}
