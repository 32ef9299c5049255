import { message } from '../../../kernel/message.ts'
import type { Act } from '../act.ts'
import { type Act1State, cloneAct1, OVER } from './state.ts'
import type { Act1View } from './view.ts'

export const act1: Act<Act1State, Act1View> = {
  draws: () => [],
  sights: () => [],
  sighted: () => [],
  decisions: () => [],
  toAct: () => 0,
  legal: () => 0,
  apply: () => {},
  isOver: (s) => s.step === OVER,
  outcome: () => ({ winners: 0, scores: [], tieBreak: null, why: message('jaws.end.draw') }),
  mayConfer: () => true,
  view: (_setting, s) => ({ round: s.round }),
  imaginer: () => () => {
    throw new Error()
  },
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
  clone: cloneAct1,
  invariants: () => [],
}
