import type { ActKnowledge } from '../../act.ts'
import { SHARK } from '../../seats.ts'
import { DONE } from '../../vocabulary.ts'
import { type Act1State, AT_SHARK } from '../state.ts'

export const knowledge: ActKnowledge<Act1State> = {
  evaluate: (_setting, _s, into) => into.fill(0.5),
  foresee: (_setting, _s, into) => into.fill(0.5),
  playout: (_setting, _s, _seat, legal, count, chance) => legal[chance.upTo(count)],
  isBlind: (_setting, _s, seat) => seat === SHARK,
  isSeen: (_setting, s, _seat, action, by) => s.step !== AT_SHARK || action === DONE || by === SHARK,
}
