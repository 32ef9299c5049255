import { SHARK } from '#games/jaws/seats.ts'
import { drawOne, reshuffle, total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import { seatSet } from '#kernel/seats.ts'
import { LETTERS, ZONE_NAMES } from '../components.ts'
import { happened } from '../events.ts'
import type { Act2Setting } from '../setting.ts'
import { AT } from '../state.ts'
import { ask, type Passage } from './step.ts'

/**
 * Rulebook, "Resurface Options": a round begins, and three cards are turned up, at A, B and C. When the deck runs out,
 * the discards are shuffled and become the deck.
 */
export const turnUpCards: Passage = (orca, s, chance, emit) => {
  s.round++
  emit?.(happened('jaws.orca.round', { round: s.round }))
  let left = total(s.deck)
  for (let letter = 0; letter < LETTERS.length; letter++) {
    if (left === 0) {
      left = reshuffle(s.discards, s.deck)
      emit?.(happened('jaws.orca.reshuffled', {}))
    }
    s.cards[letter] = drawOne(s.deck, left--, orca.draws.resurface, chance)
    if (emit) tellCard(orca, letter, s.cards[letter], emit)
  }
  ask(s, AT.choose, seatSet(SHARK))
}

function tellCard(orca: Act2Setting, letter: number, card: number, emit: Emit): void {
  const { id, zone, evade, dice, shakesOff } = orca.cards[card]
  const params = { letter: LETTERS[letter], card: id, zone: ZONE_NAMES[zone], evade, dice }
  emit(happened(shakesOff ? 'jaws.orca.turned-up-shaking' : 'jaws.orca.turned-up', params))
}
