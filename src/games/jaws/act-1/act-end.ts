import type { Emit } from '#kernel/event.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { seatSet } from '#kernel/seats.ts'
import { message } from '../messages/act-1.message.ts'
import { CREW, SHARK } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { type ActEnd, happened } from './events.ts'
import { ENOUGH_BARRELS } from './limits.ts'
import { type Act1State, AT } from './state.ts'

/**
 * Rulebook, "End of Act 1": at once, when the crew attach the last barrel they need or the swimmer track is full; and
 * after the last event.
 */
export function endAct(s: Act1State, why: ActEnd, emit?: Emit): void {
  s.step = AT.over
  emit?.(happened('jaws.act-1-over', { why }))
}

/** Rulebook, "Separately: Act 1": the shark wins with enough swimmers; otherwise the crew do. */
export function outcome({ act1 }: Setting, s: Act1State): Outcome {
  const { eaten } = s
  const sharkWins = eaten >= act1.goal
  const why = sharkWins
    ? message('jaws.end.track', { eaten })
    : message(s.barrels[SHARK] < ENOUGH_BARRELS ? 'jaws.end.events' : 'jaws.end.barrels', { eaten })
  return { winners: sharkWins ? seatSet(SHARK) : CREW, scores: [], tieBreak: null, why }
}
