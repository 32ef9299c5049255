import { message } from '../../../kernel/message.ts'
import type { Act } from '../act.ts'
import { type Act2State, cloneAct2 } from './state.ts'
import type { Act2View } from './view.ts'

export const act2: Act<Act2State, Act2View> = {
  draws: () => [],
  sights: () => [],
  sighted: () => [],
  decisions: () => [],
  toAct: () => 0,
  legal: () => 0,
  apply: () => {},
  isOver: (s) => s.over,
  outcome: () => ({ winners: 0, scores: [], tieBreak: null, why: message('jaws.end.draw') }),
  mayConfer: () => true,
  view: (_setting, s) => ({ over: s.over }),
  imaginer: (_setting, view) => () => ({ over: view.over }),
  twins: () => null,
  secrets: () => [],
  describe: () => message('refusal.illegal'),
  refuse: () => message('refusal.illegal'),
  knowledge: {
    evaluate: (_setting, _s, into) => into.fill(0.5),
    foresee: (_setting, _s, into) => into.fill(0.5),
    playout: (_setting, _s, _seat, legal) => legal[0],
    isBlind: () => false,
    isSeen: () => true,
  },
  clone: cloneAct2,
  invariants: () => [],
}
