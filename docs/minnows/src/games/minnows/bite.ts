import { seatSet } from '#kernel/seats.ts'
import type { Sequence, Step } from '#kernel/steps.ts'
import { happened } from './events.ts'
import { message } from './messages/message.ts'
import type { Setting } from './setting.ts'
import { AT, type MinnowsState, pointsOf } from './state.ts'
import { BITE, CARDS } from './words.ts'

/** Whose turn it is eats one, two or three minnows. With the last of them the cards are shown. */
const bite: Step<Setting, MinnowsState> = {
  prompt: ({ seats }, s) => message('minnows.ask.bite', { seat: seats[s.turn], left: s.shoal }),

  legal(_setting, s, _seat, into) {
    let count = 0
    for (let thing = 0; thing < BITE.things.length && thing < s.shoal; thing++) into[count++] = BITE.of(thing)
    return count
  },

  apply(setting, s, seat, action, _chance, emit) {
    const { seats } = setting
    const count = BITE.thing(action) + 1
    s.shoal -= count
    s.eaten[seat] += count
    s.turn = (seat + 1) % seats.length
    emit?.(happened('minnows.ate', { seat: seats[seat], count, left: s.shoal }))
    if (s.shoal > 0) return
    s.step = AT.over
    for (const [number, id] of seats.entries()) {
      const card = CARDS[s.cards[number]]
      emit?.(happened('minnows.showed', { seat: id, card, points: pointsOf(setting, s, number) }, {}, true))
    }
    emit?.(happened('minnows.over', {}))
  },

  refuse: (_setting, s, _seat, action) =>
    BITE.has(action) ? message('minnows.no.left', { left: s.shoal }) : null,
}

export const sequence: Sequence<Setting, MinnowsState, 'bite'> = {
  at: AT,
  steps: { bite },
  asks: (_setting, s) => seatSet(s.turn),
  question: (_setting, s) => `bite:${s.shoal}`,
  otherwise: () => message('minnows.no.now'),
}
