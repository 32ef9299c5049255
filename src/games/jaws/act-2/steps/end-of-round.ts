import { CREW_SIZE, LAST_ROUND, LETTERS, NOWHERE } from '../components.ts'
import { happened } from '../events.ts'
import { endFight } from '../game-end.ts'
import { AT, NONE, OUT_OF_ROUNDS, PREPARED } from '../state.ts'
import type { Passage } from './step.ts'

/** Rulebook, "Act 2: End of the Round": the shark dives, targets go back, and what was played is discarded. */
export const endRound: Passage = (_orca, s, _chance, emit) => {
  emit?.(happened('jaws.orca.dives', {}))
  for (let letter = 0; letter < LETTERS.length; letter++) {
    if (s.cards[letter] === NONE) continue
    s.discards[s.cards[letter]]++
    s.cards[letter] = NONE
  }
  if (s.ability !== NONE) s.played[s.ability]++
  s.letter = NONE
  s.ability = NONE
  s.shown = NONE
  s.shark = NOWHERE
  s.rammed = false
  s.quarry = NONE
  s.caged = 0
  s.bitten = 0
  s.onTarget = 0
  for (let member = 0; member < CREW_SIZE; member++) {
    s.stage[member] = PREPARED
    s.weapon[member] = NONE
    s.target[member] = NONE
  }
  if (s.round === LAST_ROUND) endFight(s, OUT_OF_ROUNDS, emit)
  else s.step = AT.resurface
}
