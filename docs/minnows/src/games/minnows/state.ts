import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import { type Seat, seatSet } from '#kernel/seats.ts'
import { numbered } from '#kernel/step-numbers.ts'
import type { Written } from '#kernel/written.ts'
import { happened } from './events.ts'
import { CARD, type Setting } from './setting.ts'
import { CARDS } from './words.ts'

export const AT = numbered('bite')

export interface MinnowsState {
  step: number
  turn: Seat
  /** Minnows that are left. */
  shoal: number
  eaten: number[]
  /** By seat, as numbers in the list of cards. */
  cards: number[]
}

export function setup(setting: Setting, chance: Chance, emit?: Emit): MinnowsState {
  const { seats, shoal } = setting
  const cards = seats.map((seat, number) => {
    const card = chance.pick(CARD)
    const own = seatSet(number)
    emit?.(happened('minnows.card', { seat, card: CARDS[card] }, { only: own }, true))
    emit?.(happened('minnows.dealt', { seat }, { except: own }))
    return card
  })
  return { step: AT.bite, turn: 0, shoal, eaten: seats.map(() => 0), cards }
}

export function clone(s: MinnowsState, into?: MinnowsState): MinnowsState {
  const copy = { step: s.step, turn: s.turn, shoal: s.shoal, eaten: s.eaten.slice(), cards: s.cards.slice() }
  return into === undefined ? copy : Object.assign(into, copy)
}

/** As rules 1 writes a state down, for ever. */
export const rules1: Written<MinnowsState> = {
  write: (s) => ({ ...clone(s) }),
  read: (written) => clone(written as MinnowsState),
}

/** What a shark has: its minnows, and the bonus if there are as many as its card wants. */
export function pointsOf({ bonus }: Setting, s: MinnowsState, seat: Seat): number {
  const isFit = s.eaten[seat] % 2 === (CARDS[s.cards[seat]] === 'odd' ? 1 : 0)
  return s.eaten[seat] + (isFit ? bonus : 0)
}
