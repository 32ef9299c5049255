import type { Chance } from '#kernel/chance/chance.ts'
import { total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import { type Seat, seatSet } from '#kernel/seats.ts'
import { CARDS, type SeatId, SHARK_CARD, SHARK_SEAT } from '../components.ts'
import { happened } from '../events.ts'
import { hunterAt } from '../hunters.ts'
import type { Setting } from '../setting.ts'
import { FIGHT } from '../skill-cards/effect.ts'
import { AT, type IslandState } from '../state.ts'
import { hasDoubleShark } from './line.ts'

export const COPIES = 4
export const SHARK_COPIES = 8
export const HIGHEST = 11
export const COMBAT_DECK = COPIES * HIGHEST + SHARK_COPIES

/**
 * Rulebook, "Combat Phase", "Base Combat Line": all 52 cards; one face down and one face up to each, from the First
 * Player clockwise.
 */
export function baseCombatLine(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  prepare(setting, s)
  emit?.(happened('shark-island.combat', { seats: activeIds(setting, s) }))
  s.actor = SHARK_SEAT
  s.step = AT.nextOffer
  const seats = setting.seats.length
  for (let i = 0; i < seats; i++) dealDown(setting, s, (s.first + i) % seats, chance, emit)
  for (let i = 0; i < seats; i++) {
    const seat = (s.first + i) % seats
    const card = drawCard(setting, s, chance)
    s.lines[seat].push(card)
    emit?.(happened('shark-island.dealt', { seat: setting.seats[seat].id, card: CARDS[card - 1] }))
    if (!hasDoubleShark(seat, s.lines[seat])) continue
    endByDoubleShark(s, emit)
    return
  }
}

/** The whole deck together again. */
export function shuffleAll(cards: number[]): void {
  for (let card = 0; card < CARDS.length; card++) cards[card] = copiesOf(card + 1)
}

/** Rulebook, "The Combat Deck": four of each number, eight Shark! cards. */
export function copiesOf(card: number): number {
  return card === SHARK_CARD ? SHARK_COPIES : COPIES
}

/** Rulebook, "Active Hunters", "Fight": who is on the Shark's tile, and the Fight tokens of everyone. */
function prepare(setting: Setting, s: IslandState): void {
  s.hide = 0
  s.frenzy = 0
  s.sunk = false
  s.doubleShark = false
  s.driven = false
  for (let seat = 0; seat < setting.seats.length; seat++) {
    s.fight[seat] = setting.seats[seat].fight
    s.most[seat] = HIGHEST
    s.damageUp[seat] = 0
    s.shield[seat] = 0
    if (seat !== SHARK_SEAT && s.at[seat] === s.found) s.active |= seatSet(seat)
  }
  const { events } = setting.calendar[s.calendar]
  for (let i = 0; i < events.length; i++) {
    const { whom, effect } = events[i]
    if (effect.kind !== FIGHT) continue
    if (whom === 'shark') s.fight[SHARK_SEAT] += effect.count
    else for (let seat = 1; seat < setting.seats.length; seat++) s.fight[seat] += effect.count
  }
}

function activeIds(setting: Setting, s: IslandState): SeatId[] {
  const ids: SeatId[] = []
  for (let nth = 0; nth < setting.hunters; nth++) {
    const seat = hunterAt(setting, s, nth)
    if ((s.active & seatSet(seat)) !== 0) ids.push(setting.seats[seat].id)
  }
  return ids
}

function dealDown(setting: Setting, s: IslandState, seat: Seat, chance: Chance, emit?: Emit): void {
  const card = chance.take(setting.draws.down, s.cards, total(s.cards)) + 1
  s.cards[card - 1]--
  s.lines[seat].push(card)
  if (emit) {
    const { id } = setting.seats[seat]
    emit(happened('shark-island.dealt-down', { seat: id, card: CARDS[card - 1] }, { only: seatSet(seat) }))
  }
}

/** A face-up card off the top. */
export function drawCard(setting: Setting, s: IslandState, chance: Chance): number {
  const card = chance.take(setting.draws.card, s.cards, total(s.cards)) + 1
  s.cards[card - 1]--
  return card
}

/** Rulebook, "Killing Machine", "Double Sharks on the Great White Shark": the second Shark! ends the combat at once. */
export function endByDoubleShark(s: IslandState, emit?: Emit): void {
  s.doubleShark = true
  s.step = AT.endOfBattle
  emit?.(happened('shark-island.double-shark', {}, {}, true))
}
