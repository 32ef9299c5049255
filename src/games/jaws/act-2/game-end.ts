import { message } from '../../../kernel/message.ts'
import type { Outcome } from '../../../kernel/outcome.ts'
import { type SeatSet, seatSet } from '../../../kernel/seats.ts'
import { CREW, SHARK } from '../seats.ts'
import { type Act2State, BOAT_DESTROYED, CREW_ELIMINATED, SHARK_ELIMINATED } from './state.ts'

/** By ending; the first is of a fight that goes on. */
const ENDS = [
  'jaws.orca.end.rounds',
  'jaws.orca.end.shark',
  'jaws.orca.end.crew',
  'jaws.orca.end.boat',
  'jaws.orca.end.rounds',
]

/** End of the game: the shark is eliminated, or all the crew are, or the boat is gone. */
export function outcome({ ending }: Act2State): Outcome {
  return {
    winners: winnersOf(ending),
    scores: [],
    tieBreak: null,
    why: message(ENDS[ending]),
  }
}

/** Nobody, when the rounds run out. */
export function winnersOf(ending: number): SeatSet {
  if (ending === SHARK_ELIMINATED) return CREW
  return ending === CREW_ELIMINATED || ending === BOAT_DESTROYED ? seatSet(SHARK) : 0
}
