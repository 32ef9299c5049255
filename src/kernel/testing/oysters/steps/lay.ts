import type { Chance } from '#kernel/chance/chance.ts'
import { drawOne, insert, remove, total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import { type Seat, seatSet } from '#kernel/seats.ts'
import { happened } from '../events.ts'
import { message } from '../messages.ts'
import { CARD } from '../setting.ts'
import { AT, type OystersState } from '../state.ts'
import { LAY, SWAP, VALUES, type Value } from '../words.ts'
import type { OystersPassage, OystersStep } from './step.ts'

const HAND = 3

/** Hands are filled up. */
export const deal: OystersPassage = (setting, s, chance, emit) => {
  for (const [seat, hand] of s.hands.entries()) {
    const cards: Value[] = []
    while (hand.length < HAND) cards.push(VALUES[drawCard(s, seat, chance) - 1])
    const own = seatSet(seat)
    emit?.(happened('oysters.cards', { cards }, { only: own }, true))
    emit?.(happened('oysters.drew', { seat: setting.seats[seat], count: cards.length }, { except: own }))
  }
  s.step = AT.lay
}

/** All lay a card face down at the same time. A 1 may go back into the deck first, and nobody else notices. */
export const lay: OystersStep = {
  asks: (_setting, s) => seatSet(...s.laid.flatMap((card, seat) => (card === 0 ? [seat] : []))),
  need: 'each',
  prompt: () => message('oysters.ask.lay'),

  legal(_setting, s, seat, into) {
    let count = 0
    for (const value of new Set(s.hands[seat])) into[count++] = LAY.of(value - 1)
    if (s.hands[seat].includes(1)) into[count++] = SWAP
    return count
  },

  apply(setting, s, seat, action, chance, emit) {
    if (action === SWAP) return swap(s, seat, chance, emit)
    const value = LAY.thing(action) + 1
    remove(s.hands[seat], value)
    s.laid[seat] = value
    emit?.(happened('oysters.laid', { seat: setting.seats[seat] }))
    if (!s.laid.includes(0)) s.step = AT.reveal
  },

  refuse: (_setting, _s, _seat, action) =>
    LAY.has(action) ? message('oysters.no.card', { card: LAY.name(action) }) : null,
}

/** Whoever laid the highest card says who dives. */
export const reveal: OystersPassage = (_setting, s, _chance, emit) => {
  s.caller = s.laid.indexOf(Math.max(...s.laid))
  s.step = AT.send
  emit?.(happened('oysters.revealed', { cards: s.laid.map((value) => VALUES[value - 1]) }, {}, true))
  for (const value of s.laid) s.discards[value - 1]++
  s.laid.fill(0)
}

function swap(s: OystersState, seat: Seat, chance: Chance, emit?: Emit): void {
  remove(s.hands[seat], 1)
  s.deck[0]++
  const value = drawCard(s, seat, chance)
  emit?.(happened('oysters.swapped', { cards: [VALUES[value - 1]] }, { only: seatSet(seat) }, true))
}

function drawCard(s: OystersState, seat: Seat, chance: Chance): number {
  const value = drawOne(s.deck, total(s.deck), CARD, chance) + 1
  insert(s.hands[seat], value)
  return value
}
