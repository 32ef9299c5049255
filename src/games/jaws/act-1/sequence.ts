import { seatSet } from '#kernel/seats.ts'
import type { Sequence } from '#kernel/steps.ts'
import { message } from '../messages/act-1.message.ts'
import { CREW } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { type Act1State, AT, NOBODY } from './state.ts'
import { birthday, clearBeach, fly, gather, wrongShark } from './steps/choices.ts'
import { crew } from './steps/crew.ts'
import { endRound } from './steps/end-of-round.ts'
import { drawEvent } from './steps/event.ts'
import { nextTurn, order } from './steps/order.ts'
import { beginSharkPhase, shark } from './steps/shark.ts'
import { start } from './steps/start.ts'

/**
 * Act 1: Amity Island. The shark chooses in secret where it starts; then come rounds of three phases, until the swimmer
 * track is full, two barrels are on the shark or the last event is over.
 *
 * 1. Event: a card is turned up, swimmers go in, and its text is done; some ask the crew something.
 * 2. Shark: it swims and eats unseen, up to three actions and perhaps a power token, and announces what it must.
 * 3. Crew: Quint, Brody and Hooper in any order they like, up to four actions each.
 *
 * At the end of the round the power token goes back to the box.
 */
export const sequence: Sequence<Setting, Act1State, Exclude<keyof typeof AT, 'over'>> = {
  at: AT,
  steps: {
    // Setup
    start,

    // Phase 1: Event
    event: drawEvent,
    'clear-beach': clearBeach,
    'wrong-shark': wrongShark,
    birthday,
    gather,
    fly,

    // Phase 2: Shark
    'shark-phase': beginSharkPhase,
    shark,

    // Phase 3: Crew
    'crew-phase': nextTurn,
    order,
    crew,

    // End of the Round
    'end-of-round': endRound,
  },
  // Whose turn it is, or else the crew together.
  asks: (_setting, s) => (s.active === NOBODY ? CREW : seatSet(s.active)),
  // The shark's question is the same for its whole turn: its name must not count the plan's actions.
  question: (_setting, s, step) => `act-1:${s.round}:${step}:${s.gone}:${s.active}:${s.beat}`,
  otherwise: (_setting, _s, prompt) => message('jaws.no.step', { prompt: prompt.key }),
}
