import { happened } from '../../../kernel/event.ts'
import { message } from '../../../kernel/message.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { DECK, isTrash, TRASH } from '../components.ts'
import { AT_SCORE, type SharksState } from '../state.ts'
import { DISCARD, DONE, RELIEVE } from '../words.ts'
import { cardId, legalCards, refillHand, takeFromHand } from './hand.ts'
import { isOf, type Step } from './step.ts'

/** Trash Relief, after the draw: one or both of giving up a trash token and changing score cards. */
export const relief: Step = {
  legal(_setting, s, into) {
    let count = 0
    if (canRelieve(s)) into[count++] = RELIEVE
    count = legalCards(s.hands[s.active], DISCARD, into, count)
    if (s.relieved + s.dropped > 0) into[count++] = DONE
    return count
  },

  apply(setting, s, action, chance, emit) {
    const seat = s.active
    s.beat++
    if (action === RELIEVE) {
      relieve(s, seat)
      emit?.(happened('sharks.relieved', { seat: setting.seats[seat].id }))
    } else if (action === DONE) {
      refillHand(setting, s, seat, chance, emit)
      s.step = AT_SCORE
    } else {
      const design = action - DISCARD
      takeFromHand(s, seat, design)
      s.dropped++
      emit?.(
        happened('sharks.discarded', { seat: setting.seats[seat].id, card: cardId(setting, seat, design) }),
      )
    }
  },

  prompt: (setting, s) => message('sharks.ask.relief', { seat: setting.seats[s.active].id }),

  refuse(_setting, s, action) {
    if (action === RELIEVE) return message(s.relieved > 0 ? 'sharks.no.relieved' : 'sharks.no.trash')
    if (action === DONE) return message('sharks.no.relief-nothing')
    return isOf(action, DISCARD, DECK) ? message('sharks.no.card') : null
  },
}

function canRelieve(s: SharksState): boolean {
  return s.relieved === 0 && s.stomachs[s.active].some(isTrash)
}

/** Trash lies face up in a stomach, so one token is as good as another: the oldest goes. */
function relieve(s: SharksState, seat: Seat): void {
  const [token] = s.stomachs[seat].splice(s.stomachs[seat].findIndex(isTrash), 1)
  s.trashDiscards[token - TRASH]++
  s.relieved++
}
