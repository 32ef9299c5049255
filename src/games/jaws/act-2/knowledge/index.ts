import type { ActKnowledge } from '../../act.ts'
import { SHARK } from '../../seats.ts'
import { type Act2State, AT_CHOOSE, AT_PREPARE, NONE, TO_TARGET } from '../state.ts'
import { LOCK } from '../words.ts'
import { consider } from './consider.ts'
import { playout } from './playout.ts'
import { evaluate, foresee } from './standing.ts'

export const knowledge: ActKnowledge<Act2State> = {
  evaluate,
  foresee,
  playout: ({ act2 }, s, seat, legal, count, chance) => playout(act2, s, seat, legal, count, chance),
  /** The shark's letter and ability against the crew's targets: nobody sees the others'. */
  isBlind(_setting, s, seat) {
    return s.step === AT_CHOOSE || (s.step === AT_PREPARE && s.stage[seat - 1] === TO_TARGET)
  },
  /** What the crew aim against is the letter under which the shark is hidden. */
  against: (_setting, s, seat) => (seat === SHARK ? 0 : s.letter),
  /** To the end of the round. */
  goesOn: (_setting, s) => s.step !== AT_CHOOSE || s.letter !== NONE,
  consider: ({ act2 }, s, seat, legal, count) => consider(act2, s, seat, legal, count),
  isSeen: (_setting, s, seat, action) => seat !== SHARK || s.step !== AT_CHOOSE || action >= LOCK,
}
