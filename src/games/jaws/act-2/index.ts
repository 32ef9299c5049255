import { message } from '../../../kernel/message.ts'
import type { Act } from '../act.ts'
import { SHARK } from '../seats.ts'
import { decisions } from './decisions.ts'
import { describe } from './describe.ts'
import { outcome } from './game-end.ts'
import { imaginer, secrets, secretTurns, twins } from './imagine.ts'
import { invariants } from './invariants.ts'
import { knowledge } from './knowledge/index.ts'
import { sighted, sights } from './sights.ts'
import { type Act2State, AT_CHOOSE, cloneAct2, OVER } from './state.ts'
import { steps } from './steps/index.ts'
import { type Act2View, view } from './view.ts'

/** Act 2: the Orca. */
export const act2: Act<Act2State, Act2View> = {
  draws: ({ act2: { draws } }) => [draws.gear, draws.ability, draws.resurface, draws.die],
  sights,
  sighted,

  decisions,
  toAct: (_setting, s) => s.asked,
  legal: (setting, s, seat, into) =>
    (s.asked & (1 << seat)) === 0 ? 0 : steps[s.step].legal(setting.act2, s, seat, into),
  apply: (setting, s, seat, action, chance, emit) =>
    steps[s.step].apply(setting.act2, s, seat, action, chance, emit),
  isOver: (s) => s.step === OVER,
  outcome: (_setting, s) => outcome(s),
  /** From the turning up of the cards until the shark has locked in, the crew are silent. */
  mayConfer: (s, seat) => seat === SHARK || s.step !== AT_CHOOSE,

  view,
  imaginer,
  twins,
  secretTurns,
  secrets,

  describe,
  refuse: (setting, s, seat, action) =>
    steps[s.step].refuse(setting.act2, s, seat, action) ?? message('jaws.orca.no.now'),
  knowledge,

  clone: cloneAct2,
  invariants,
}
