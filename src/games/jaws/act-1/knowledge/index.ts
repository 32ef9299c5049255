import type { ActKnowledge } from '../../act.ts'
import { SHARK } from '../../seats.ts'
import { DONE } from '../../vocabulary.ts'
import { type Act1State, AT_SHARK, AT_START } from '../state.ts'
import { START } from '../words.ts'
import { consider } from './consider.ts'
import { playout } from './playout.ts'
import { evaluate, stake } from './standing.ts'

export const knowledge: ActKnowledge<Act1State> = {
  evaluate: (setting, s, into) => evaluate(setting, s, into, false),
  foresee: (setting, s, into) => evaluate(setting, s, into, true),
  stake,
  playout,
  consider,
  goesOn: () => false,
  /** The shark's plan: nobody sees it, and a plan that can be read is a bad one. */
  isBlind: (_setting, s, seat) => seat === SHARK && (s.step === AT_SHARK || s.step === AT_START),
  isSeen: (_setting, s, _seat, action, by) => s.step !== AT_SHARK || action === DONE || by === SHARK,
  seenAs: (_setting, s, _seat, action) => (s.step === AT_START ? START : action),
}
