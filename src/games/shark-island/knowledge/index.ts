import type { Insight, Knowledge } from '#kernel/knowledge.ts'
import { NO_ACTION } from '#kernel/vocabulary.ts'
import type { Setting } from '../setting.ts'
import { AT, type IslandState } from '../state.ts'
import { DONE } from '../words.ts'
import { evaluate } from './evaluation.ts'
import { plan } from './plan.ts'
import { playout } from './playout.ts'
import { solve } from './solver.ts'
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
      if (s.step === AT.strategy || s.step === AT.place) return plan(setting, s, chance, insight)
      if (s.step === AT.spend) return searchesWares(insight) ? NO_ACTION : spendThriftily(setting, s)
      return solve(setting, s, seat, insight)
    },
    isBlind: (s) => s.step === AT.place || s.step === AT.strategy,
    isSeen: (s, _seat, action) => s.step !== AT.place || action === DONE,
  }
}
