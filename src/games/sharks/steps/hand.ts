import type { Chance } from '../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../kernel/event.ts'
import type { ActionList } from '../../../kernel/game.ts'
import { type Seat, seatSet } from '../../../kernel/seats.ts'
import type { Action } from '../../../kernel/vocabulary.ts'
import { HAND } from '../components.ts'
import type { Setting } from '../setting.ts'
import { type SharksState, total } from '../state.ts'

export function cardId(setting: Setting, seat: Seat, design: number): string {
  return `${setting.seats[seat].id}/${setting.seats[seat].designs[design]}`
}

/** Adds `verb design` for each different card of a hand, which lies in order. */
export function legalCards(hand: readonly number[], verb: Action, into: ActionList, count: number): number {
  for (let i = 0; i < hand.length; i++) if (i === 0 || hand[i] !== hand[i - 1]) into[count++] = verb + hand[i]
  return count
}

/** Onto the seat's own discard pile, which lies face up. */
export function takeFromHand(s: SharksState, seat: Seat, design: number): void {
  const hand = s.hands[seat]
  for (let at = hand.indexOf(design) + 1; at < hand.length; at++) hand[at - 1] = hand[at]
  hand.pop()
  s.discards[seat][design]++
}

/** Draws back up to three; when the deck runs out the own discards are shuffled and become the deck. */
export function refillHand(setting: Setting, s: SharksState, seat: Seat, chance: Chance, emit?: Emit): void {
  const hand = s.hands[seat]
  const deck = s.decks[seat]
  const drawn: string[] = []
  let left = total(deck)
  while (hand.length < HAND) {
    if (left === 0) left = reshuffle(setting, s, seat, emit)
    const design = chance.take(setting.draws.cards[seat], deck, left--)
    deck[design]--
    insert(hand, design)
    if (emit) drawn.push(cardId(setting, seat, design))
  }
  if (emit && drawn.length > 0) tellDrawn(setting, seat, drawn, emit)
}

function reshuffle(setting: Setting, s: SharksState, seat: Seat, emit?: Emit): number {
  const pile = s.discards[seat]
  for (let design = 0; design < pile.length; design++) {
    s.decks[seat][design] += pile[design]
    pile[design] = 0
  }
  emit?.(happened('sharks.cards-reshuffled', { seat: setting.seats[seat].id }))
  return total(s.decks[seat])
}

/** The owner hears which cards came; with secret hands the others hear how many. */
function tellDrawn(setting: Setting, seat: Seat, cards: readonly string[], emit: Emit): void {
  const { id } = setting.seats[seat]
  const open = setting.options.hands === 'open'
  const own = seatSet(seat)
  emit(happened('sharks.cards', { seat: id, cards }, open ? {} : { only: own }))
  if (!open) emit(happened('sharks.cards-hidden', { seat: id, count: cards.length }, { except: own }))
}

function insert(hand: number[], design: number): void {
  let at = hand.push(design) - 1
  for (; at > 0 && hand[at - 1] > design; at--) hand[at] = hand[at - 1]
  hand[at] = design
}
