import type { Chance } from '#kernel/chance/chance.ts'
import { drawOne, insert, remove, reshuffle, total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import type { ActionList } from '#kernel/game.ts'
import { type Seat, seatSet } from '#kernel/seats.ts'
import type { Verb } from '#kernel/verb.ts'
import { type CardId, HAND } from '../components.ts'
import { happened } from '../events.ts'
import type { Setting } from '../setting.ts'
import type { SharksState } from '../state.ts'

export function cardId(setting: Setting, seat: Seat, design: number): CardId {
  return `${setting.seats[seat].id}/${setting.seats[seat].designs[design]}`
}

/** Adds `verb design` for each different card of a hand, which lies in order. */
export function legalCards(hand: readonly number[], verb: Verb, into: ActionList, count: number): number {
  for (let i = 0; i < hand.length; i++)
    if (i === 0 || hand[i] !== hand[i - 1]) into[count++] = verb.of(hand[i])
  return count
}

/** Onto the seat's own discard pile, which lies face up. */
export function takeFromHand(s: SharksState, seat: Seat, design: number): void {
  remove(s.hands[seat], design)
  s.discards[seat][design]++
}

/** Draws back up to three; when the deck runs out the own discards are shuffled and become the deck. */
export function refillHand(setting: Setting, s: SharksState, seat: Seat, chance: Chance, emit?: Emit): void {
  const hand = s.hands[seat]
  const deck = s.decks[seat]
  const drawn: CardId[] = []
  let left = total(deck)
  while (hand.length < HAND) {
    if (left === 0) left = shuffleDiscards(setting, s, seat, emit)
    const design = drawOne(deck, left--, setting.draws.cards[seat], chance)
    insert(hand, design)
    if (emit) drawn.push(cardId(setting, seat, design))
  }
  if (emit && drawn.length > 0) tellDrawn(setting, seat, drawn, emit)
}

function shuffleDiscards(setting: Setting, s: SharksState, seat: Seat, emit?: Emit): number {
  emit?.(happened('sharks.cards-reshuffled', { seat: setting.seats[seat].id }))
  return reshuffle(s.discards[seat], s.decks[seat])
}

/** The owner hears which cards came; with secret hands the others hear how many. */
function tellDrawn(setting: Setting, seat: Seat, cards: readonly CardId[], emit: Emit): void {
  const { id } = setting.seats[seat]
  const open = setting.options.hands === 'open'
  const own = seatSet(seat)
  emit(happened('sharks.cards', { seat: id, cards }, open ? {} : { only: own }))
  if (!open) emit(happened('sharks.cards-hidden', { seat: id, count: cards.length }, { except: own }))
}
