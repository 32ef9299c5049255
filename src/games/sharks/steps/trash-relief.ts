import type { Seat } from '#kernel/seats.ts'
import { isTrash, TRASH } from '../components.ts'
import { happened } from '../events.ts'
import { message } from '../messages/message.ts'
import { AT, type SharksState } from '../state.ts'
import { DISCARD, DONE, RELIEVE } from '../words.ts'
import { cardId, legalCards, refillHand, takeFromHand } from './hand.ts'
import type { SharksStep } from './step.ts'

/** Rulebook, "Trash Relief", after the draw: giving up a trash token, changing score cards, or both. */
export const relief: SharksStep = {
  legal(_setting, s, _seat, into) {
    let count = 0
    if (canRelieve(s)) into[count++] = RELIEVE
    count = legalCards(s.hands[s.active], DISCARD, into, count)
    if (s.relieved + s.dropped > 0) into[count++] = DONE
    return count
  },

  apply(setting, s, seat, action, chance, emit) {
    s.beat++
    if (action === RELIEVE) {
      relieve(s, seat)
      emit?.(happened('sharks.relieved', { seat: setting.seats[seat].id }))
    } else if (action === DONE) {
      refillHand(setting, s, seat, chance, emit)
      s.step = AT.score
    } else {
      const design = DISCARD.thing(action)
      takeFromHand(s, seat, design)
      s.dropped++
      emit?.(
        happened('sharks.discarded', { seat: setting.seats[seat].id, card: cardId(setting, seat, design) }),
      )
    }
  },

  prompt: (setting, s) => message('sharks.ask.relief', { seat: setting.seats[s.active].id }),

  refuse(_setting, s, _seat, action) {
    if (action === RELIEVE) return message(s.relieved > 0 ? 'sharks.no.relieved' : 'sharks.no.trash')
    if (action === DONE) return message('sharks.no.relief-nothing')
    return DISCARD.has(action) ? message('sharks.no.card') : null
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
