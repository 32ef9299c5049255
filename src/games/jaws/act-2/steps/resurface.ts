import type { Chance } from '../../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../../kernel/event.ts'
import { total } from '../../numbers.ts'
import { LETTERS, ZONE_NAMES } from '../components.ts'
import type { Act2Setting } from '../setting.ts'
import type { Act2State } from '../state.ts'

/** Step 1: three cards are turned up, at A, B and C. When the deck runs out the discards are shuffled under it. */
export function turnUp(orca: Act2Setting, s: Act2State, chance: Chance, emit?: Emit): void {
  let left = total(s.deck)
  for (let letter = 0; letter < LETTERS.length; letter++) {
    if (left === 0) left = reshuffle(s, emit)
    const card = chance.take(orca.draws.resurface, s.deck, left--)
    s.deck[card]--
    s.cards[letter] = card
    if (emit) tellCard(orca, letter, card, emit)
  }
}

function reshuffle(s: Act2State, emit?: Emit): number {
  for (let card = 0; card < s.discards.length; card++) {
    s.deck[card] += s.discards[card]
    s.discards[card] = 0
  }
  emit?.(happened('jaws.orca.reshuffled', {}))
  return total(s.deck)
}

function tellCard(orca: Act2Setting, letter: number, card: number, emit: Emit): void {
  const { id, zone, evade, dice, shakesOff } = orca.cards[card]
  const params = { letter: LETTERS[letter], card: id, zone: ZONE_NAMES[zone], evade, dice }
  emit(happened(shakesOff ? 'jaws.orca.turned-up-shaking' : 'jaws.orca.turned-up', params))
}
