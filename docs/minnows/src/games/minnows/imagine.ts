import type { Chance } from '#kernel/chance/chance.ts'
import { allSeats, hasSeat, type Viewer } from '#kernel/seats.ts'
import { CARD, type Setting } from './setting.ts'
import { AT, type MinnowsState } from './state.ts'
import type { MinnowsView } from './view.ts'
import { CARDS } from './words.ts'

/** States that look like this: a card that is face down may be either. */
export function imaginer({ seats }: Setting, view: MinnowsView): (chance: Chance) => MinnowsState {
  return (chance) => ({
    step: view.isOver ? AT.over : AT.bite,
    turn: seats.indexOf(view.turn),
    shoal: view.shoal,
    eaten: view.seats.map(({ eaten }) => eaten),
    cards: view.seats.map(({ card }) => (card === null ? chance.pick(CARD) : CARDS.indexOf(card))),
  })
}

/** The same with other cards where this viewer sees none. */
export function twins(s: MinnowsState, viewer: Viewer, chance: Chance): MinnowsState | null {
  if (s.step === AT.over || viewer === allSeats(s.cards.length)) return null
  const cards = s.cards.map((card, seat) => (hasSeat(viewer, seat) ? card : chance.pick(CARD)))
  return { ...s, eaten: [...s.eaten], cards }
}

/** What is hidden, as facts that can be counted. */
export function secrets({ seats }: Setting, s: MinnowsState, viewer: Viewer): string[] {
  if (s.step === AT.over) return []
  return s.cards.flatMap((card, seat) => (hasSeat(viewer, seat) ? [] : [`${seats[seat]}: ${CARDS[card]}`]))
}
