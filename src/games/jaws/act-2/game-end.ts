import type { Emit } from '#kernel/event.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { type SeatSet, seatSet } from '#kernel/seats.ts'
import { message } from '../messages/act-2.message.ts'
import { CREW, SHARK } from '../seats.ts'
import { happened } from './events.ts'
import {
  type Act2State,
  AT,
  BOAT_DESTROYED,
  CREW_ELIMINATED,
  FIGHTING,
  OUT_OF_ROUNDS,
  SHARK_ELIMINATED,
} from './state.ts'

/** Rulebook, "End of the Game": at once, in the middle of whatever is going on. */
export function endFight(s: Act2State, ending: number, emit?: Emit): void {
  s.step = AT.over
  s.asked = 0
  s.ending = ending
  emit?.(happened('jaws.orca.over', {}))
}

export function isFought(s: Act2State): boolean {
  return s.ending !== FIGHTING
}

const WHY = new Map([
  [SHARK_ELIMINATED, message('jaws.orca.end.shark')],
  [CREW_ELIMINATED, message('jaws.orca.end.crew')],
  [BOAT_DESTROYED, message('jaws.orca.end.boat')],
  [OUT_OF_ROUNDS, message('jaws.orca.end.rounds')],
])

/** The shark is eliminated, or all the crew are, or the boat is gone. */
export function outcome({ ending }: Act2State): Outcome | null {
  const why = WHY.get(ending)
  return why === undefined ? null : { winners: winnersOf(ending), scores: [], tieBreak: null, why }
}

/** Nobody, when the rounds run out. */
export function winnersOf(ending: number): SeatSet {
  if (ending === SHARK_ELIMINATED) return CREW
  return ending === CREW_ELIMINATED || ending === BOAT_DESTROYED ? seatSet(SHARK) : 0
}
