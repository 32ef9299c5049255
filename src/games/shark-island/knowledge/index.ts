import type { Insight, Knowledge } from '../../../kernel/knowledge.ts'
import { NO_ACTION } from '../../../kernel/vocabulary.ts'
import type { Setting } from '../setting.ts'
import { AT_PLACE, AT_SPEND, AT_STRATEGY, type IslandState } from '../state.ts'
import { DONE } from '../words.ts'
import { plan } from './plan.ts'
import { playout } from './playout.ts'
import { solve } from './solver.ts'
import { evaluate } from './standing.ts'
import { spendThriftily } from './thrift.ts'

/** With so many Hunters a turn is too long for a search among wares to see what they bring: the rule of thumb won more. */
const MANY_HUNTERS = 4

export function knowledge(setting: Setting): Knowledge<IslandState> {
  const searchesWares = (insight: Insight): boolean => insight === 'stakes' && setting.hunters < MANY_HUNTERS
  return {
    evaluate: (s, into) => evaluate(setting, s, into, false),
    foresee: (s, into) => evaluate(setting, s, into, true),
    playout: (s, seat, legal, count, chance) => playout(setting, s, seat, legal, count, chance),
    horizon: 3,
    solve(s, seat, chance, insight) {
      if (s.ask === AT_STRATEGY || s.ask === AT_PLACE) return plan(setting, s, chance, insight)
      if (s.ask === AT_SPEND) return searchesWares(insight) ? NO_ACTION : spendThriftily(setting, s)
      return solve(setting, s, seat, insight)
    },
    isBlind: (s) => s.ask === AT_PLACE || s.ask === AT_STRATEGY,
    isSeen: (s, _seat, action) => s.ask !== AT_PLACE || action === DONE,
  }
}
