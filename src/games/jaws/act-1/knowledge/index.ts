import { SHARK } from '#games/jaws/seats.ts'
import type { Setting } from '#games/jaws/setting.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import type { Knowledge } from '#kernel/knowledge.ts'
import { type Act1State, AT } from '../state.ts'
import { START } from '../words.ts'
import { consider } from './consider.ts'
import { evaluate, stake } from './evaluation.ts'
import { playout } from './playout.ts'

export function knowledge(setting: Setting): Knowledge<Act1State> {
  return {
    evaluate: (s, into) => evaluate(setting, s, into, false),
    foresee: (s, into) => evaluate(setting, s, into, true),
    stake: () => stake(setting),
    playout: (s, seat, legal, count, chance) => playout(setting, s, seat, legal, count, chance),
    consider: (s, seat, legal, count) => consider(setting, s, seat, legal, count),
    horizon: 0,
    /** The shark plans unseen, and must not be predictable. */
    isBlind: (s, seat) => seat === SHARK && (s.step === AT.shark || s.step === AT.start),
    isSeen: (s, _seat, action, by) => s.step !== AT.shark || action === DONE || by === SHARK,
    seenAs: (s, _seat, action) => (s.step === AT.start ? START.of(0) : action),
  }
}
