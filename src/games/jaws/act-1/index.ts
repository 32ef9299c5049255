import { message } from '../../../kernel/message.ts'
import { hasSeat } from '../../../kernel/seats.ts'
import type { Act } from '../act.ts'
import { outcome } from './act-end.ts'
import { decisions } from './decisions.ts'
import { describe } from './describe.ts'
import { imaginer, secrets, secretTurns, twins } from './imagine.ts'
import { invariants } from './invariants.ts'
import { knowledge } from './knowledge/index.ts'
import { sighted, sights } from './sights.ts'
import { type Act1State, cloneAct1, OVER } from './state.ts'
import { steps } from './steps/index.ts'
import { type Act1View, view } from './view.ts'

export const act1: Act<Act1State, Act1View> = {
  draws: ({ act1: own }) => [own.draw],
  sights,
  sighted,
  decisions,
  toAct: (_setting, s) => (s.step === OVER ? 0 : steps[s.step].asks(s)),
  legal: (setting, s, seat, into) =>
    s.step === OVER || !hasSeat(steps[s.step].asks(s), seat)
      ? 0
      : steps[s.step].legal(setting, s, seat, into),
  apply: (setting, s, seat, action, chance, emit) =>
    steps[s.step].apply(setting, s, seat, action, chance, emit),
  isOver: (s) => s.step === OVER,
  outcome,
  mayConfer: () => true,
  view,
  imaginer,
  twins,
  secretTurns,
  secrets,
  describe: (_setting, seen, action) => describe(seen, action),
  refuse: (setting, s, _seat, action) =>
    steps[s.step].refuse(setting, s, action) ??
    message('jaws.no.step', { prompt: steps[s.step].prompt(setting, s).key }),
  knowledge,
  clone: cloneAct1,
  invariants,
}
