import { seatSet } from '#kernel/seats.ts'
import type { Sequence } from '#kernel/steps.ts'
import { endRound } from './game-end.ts'
import { message } from './messages/message.ts'
import type { Setting } from './setting.ts'
import { AT, type SharksState } from './state.ts'
import { boat, turnToken } from './steps/boat.ts'
import { score } from './steps/score-cards.ts'
import { start } from './steps/start.ts'
import { swim } from './steps/swim.ts'
import { tide } from './steps/tide.ts'
import { draw, land, take } from './steps/tile-action.ts'
import { relief } from './steps/trash-relief.ts'
import { beginTurn, nextTurn } from './steps/turn.ts'

/**
 * Sharks in the order of its rulebook.
 *
 * - Components and Set Up: `setup.ts` lays everything out; then each player in turn chooses where to start (4c).
 * - Game Play: in a round each player has one turn, clockwise (`steps/turn.ts`), and a turn has four parts.
 *   1. Swim through the ocean, tile by tile, eating the trash on the way: `steps/swim.ts`; `abilities.ts` says how the
 *      sharks differ.
 *   2. Take the tile action of the tile the shark has stopped on. Reef: a creature is drawn. Sea Creatures: one of two is
 *      taken (`steps/tile-action.ts`). Tide and Trash Relief: a creature is drawn from any bag, then tiles change
 *      (`steps/tide.ts`), or trash and cards are given up (`steps/trash-relief.ts`).
 *   3. Score Cards (Optional), as many of the hand as one likes: `steps/score-cards.ts`; `scoring.ts` counts.
 *   4. Move the boat: a trash token is turned over, the boat moves as it says and leaves it behind: `steps/boat.ts`.
 * - Game End: a full stomach makes the round the last, and most points win: `game-end.ts`.
 */
export const sequence: Sequence<Setting, SharksState, Exclude<keyof typeof AT, 'over'>> = {
  at: AT,
  steps: {
    start,

    turn: beginTurn,
    swim,

    land,
    take,
    draw,
    tide,
    relief,

    score,

    token: turnToken,
    boat,

    next: nextTurn,
    round: endRound,
  },

  /** Sharks asks one player one thing at a time, and everyone knows what. */
  asks: (_setting, s) => seatSet(s.active),
  question: ({ seats }, s, step) =>
    `${step === 'start' ? 'start' : `round-${s.round}`}:${seats[s.active].id}:${s.beat}`,
  otherwise: (_setting, _s, prompt) => message('sharks.no.step', { prompt: prompt.key }),
}
