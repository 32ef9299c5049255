import { happened } from '../events.ts'
import { message } from '../messages/message.ts'
import { CREATURE_KINDS, countCreatures } from '../scoring.ts'
import { AT } from '../state.ts'
import { DONE, SCORE } from '../words.ts'
import { cardId, legalCards, refillHand, takeFromHand } from './hand.ts'
import type { SharksStep } from './step.ts'

const counts = new Uint8Array(CREATURE_KINDS)

/** Rulebook, "Score Cards": up to all three of the hand, each for the whole stomach; then the hand is filled up. */
export const score: SharksStep = {
  optional: true,

  legal(_setting, s, _seat, into) {
    const count = legalCards(s.hands[s.active], SCORE, into, 0)
    into[count] = DONE
    return count + 1
  },

  apply(setting, s, seat, action, chance, emit) {
    s.beat++
    if (action === DONE) {
      refillHand(setting, s, seat, chance, emit)
      s.step = AT.token
      return
    }
    const design = SCORE.thing(action)
    const points = setting.seats[seat].scores[design](countCreatures(s.stomachs[seat], counts))
    takeFromHand(s, seat, design)
    s.points[seat] += points
    if (emit) {
      const card = cardId(setting, seat, design)
      emit(happened('sharks.scored', { seat: setting.seats[seat].id, card, points, total: s.points[seat] }))
    }
  },

  prompt: (setting, s) => message('sharks.ask.score', { seat: setting.seats[s.active].id }),

  refuse: (_setting, _s, _seat, action) => (SCORE.has(action) ? message('sharks.no.card') : null),
}
