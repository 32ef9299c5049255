import { endAct } from '../act-end.ts'
import { AT } from '../state.ts'
import { NO_TOKEN } from '../tokens.ts'
import type { Passage } from './step.ts'

/** Rulebook, "Act 1: End of the Round": the power token goes back to the box. The act is over after the last event. */
export const endRound: Passage = (_setting, s, _chance, emit) => {
  s.token = NO_TOKEN
  s.played = false
  if (s.deck > 0) s.step = AT.event
  else endAct(s, 'events', emit)
}
