import type { Outcome } from '#kernel/outcome.ts'
import { allSeats, seatSet } from '#kernel/seats.ts'
import { SHARK_SEAT, STRATEGIES } from './components.ts'
import { message } from './messages/message.ts'
import type { Setting } from './setting.ts'
import { HUNTERS_WIN, type IslandState, NO_WINNER, SHARK_WINS } from './state.ts'

/** Rulebook, "Winning and Losing", "Check Victory Conditions": one side at once, or after the fortieth turn nobody. */
export function outcome(setting: Setting, s: IslandState): Outcome | null {
  if (s.winner === NO_WINNER) return null
  const shark = seatSet(SHARK_SEAT)
  const common = { scores: [], tieBreak: null }
  switch (s.winner) {
    case SHARK_WINS:
      return {
        ...common,
        winners: shark,
        why: message('shark-island.end.terror', { strategy: STRATEGIES[s.strategy] }),
      }
    case HUNTERS_WIN:
      return {
        ...common,
        winners: allSeats(setting.seats.length) & ~shark,
        why: message('shark-island.end.killed'),
      }
    default:
      return { ...common, winners: 0, why: message('shark-island.end.turns', { turn: s.turn }) }
  }
}
