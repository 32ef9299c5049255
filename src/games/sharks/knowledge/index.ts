import type { Knowledge } from '#kernel/knowledge.ts'
import type { Setting } from '../setting.ts'
import type { SharksState } from '../state.ts'
import { evaluate } from './evaluation.ts'
import { playout } from './playout.ts'

export function knowledge(setting: Setting): Knowledge<SharksState> {
  return {
    evaluate: (s, into) => evaluate(setting, s, into, false),
    foresee: (s, into) => evaluate(setting, s, into, true),
    playout: (s, seat, legal, count, chance) => playout(setting, s, seat, legal, count, chance),
    horizon: 10,
    isBlind: () => false,
    isSeen: () => true,
  }
}
