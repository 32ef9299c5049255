import { SHARK } from '#games/jaws/seats.ts'
import type { Setting } from '#games/jaws/setting.ts'
import type { Knowledge } from '#kernel/knowledge.ts'
import { type Act2State, AT, NONE, TO_TARGET } from '../state.ts'
import { LAY, SURFACE } from '../words.ts'
import { consider } from './consider.ts'
import { evaluate, foresee } from './evaluation.ts'
import { playout } from './playout.ts'

export function knowledge({ act2: orca }: Setting): Knowledge<Act2State> {
  return {
    evaluate: (s, into) => evaluate(orca, s, into),
    foresee: (s, into) => foresee(orca, s, into),
    playout: (s, seat, legal, count, chance) => playout(orca, s, seat, legal, count, chance),
    horizon: 0,
    /** The shark's letter and ability against the crew's targets: nobody sees the others'. */
    isBlind: (s, seat) => s.step === AT.choose || (s.step === AT.prepare && s.stage[seat - 1] === TO_TARGET),
    /** What the crew aim against is the letter under which the shark is hidden. */
    against: (s, seat) => (seat === SHARK ? 0 : s.letter),
    /** To the end of the round. */
    goesOn: (s) => s.step !== AT.choose || s.letter !== NONE,
    consider: (s, seat, legal, count) => consider(orca, s, seat, legal, count),
    /** All but what the shark plans before it locks in. */
    isSeen: (_s, _seat, action) => !SURFACE.has(action) && !LAY.has(action),
  }
}
