import { happened } from '../../../kernel/event.ts'
import { message } from '../../../kernel/message.ts'
import { DECK } from '../components.ts'
import { CREATURE_KINDS, countCreatures } from '../scoring.ts'
import { DONE, SCORE } from '../words.ts'
import { turnToken } from './boat.ts'
import { cardId, legalCards, refillHand, takeFromHand } from './hand.ts'
import { isOf, type Step } from './step.ts'

const counts = new Uint8Array(CREATURE_KINDS)

/** 3. Score Cards (Optional): up to all three, each for the whole stomach; then draw back up. */
export const score: Step = {
  legal(_setting, s, into) {
    const count = legalCards(s.hands[s.active], SCORE, into, 0)
    into[count] = DONE
    return count + 1
  },

  apply(setting, s, action, chance, emit) {
    const seat = s.active
    s.beat++
    if (action === DONE) {
      refillHand(setting, s, seat, chance, emit)
      turnToken(setting, s, chance, emit)
      return
    }
    const design = action - SCORE
    const points = setting.seats[seat].scores[design](countCreatures(s.stomachs[seat], counts))
    takeFromHand(s, seat, design)
    s.points[seat] += points
    if (emit) {
      const card = cardId(setting, seat, design)
      emit(happened('sharks.scored', { seat: setting.seats[seat].id, card, points, total: s.points[seat] }))
    }
  },

  prompt: (setting, s) => message('sharks.ask.score', { seat: setting.seats[s.active].id }),

  refuse: (_setting, _s, action) => (isOf(action, SCORE, DECK) ? message('sharks.no.card') : null),
}
