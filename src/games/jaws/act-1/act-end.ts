import { message } from '../../../kernel/message.ts'
import type { Outcome } from '../../../kernel/outcome.ts'
import { seatSet } from '../../../kernel/seats.ts'
import { CREW, SHARK } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { ENOUGH_BARRELS } from './limits.ts'
import type { Act1State } from './state.ts'

/** Playing Act 1 separately: the shark wins with enough swimmers; otherwise the crew do. */
export function outcome({ act1 }: Setting, s: Act1State): Outcome {
  const { eaten } = s
  const sharkWins = eaten >= act1.goal
  const why = sharkWins
    ? message('jaws.end.track', { eaten })
    : message(s.barrels[SHARK] < ENOUGH_BARRELS ? 'jaws.end.events' : 'jaws.end.barrels', { eaten })
  return { winners: sharkWins ? seatSet(SHARK) : CREW, scores: [], tieBreak: null, why }
}
