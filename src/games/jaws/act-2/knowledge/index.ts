import type { ActKnowledge } from '../../act.ts'
import { SHARK } from '../../seats.ts'
import { type Act2State, AT_CHOOSE, AT_PREPARE } from '../state.ts'
import { LOCK } from '../words.ts'

export const knowledge: ActKnowledge<Act2State> = {
  evaluate: (_setting, _s, into) => into.fill(0.5),
  foresee: (_setting, _s, into) => into.fill(0.5),
  playout: (_setting, _s, _seat, legal, count, chance) => legal[chance.upTo(count)],
  isBlind: (_setting, s) => s.step === AT_CHOOSE || s.step === AT_PREPARE,
  isSeen: (_setting, s, seat, action) => seat !== SHARK || s.step !== AT_CHOOSE || action >= LOCK,
}
