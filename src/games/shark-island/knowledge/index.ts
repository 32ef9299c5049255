import type { Knowledge } from '../../../kernel/knowledge.ts'
import type { Setting } from '../setting.ts'
import { AT_PLACE, type IslandState } from '../state.ts'
import { DONE } from '../words.ts'

export function knowledge(setting: Setting): Knowledge<IslandState> {
  return {
    evaluate: (_s, into) => into.fill(1 / setting.seats.length),
    foresee: (_s, into) => into.fill(1 / setting.seats.length),
    playout: (_s, _seat, legal, count, chance) => legal[chance.upTo(count)],
    horizon: 10,
    isBlind: (s) => s.ask === AT_PLACE,
    isSeen: (s, _seat, action) => s.ask !== AT_PLACE || action === DONE,
  }
}
