import type { Decision } from '../../kernel/decision.ts'
import { type SeatSet, seatSet } from '../../kernel/seats.ts'
import { questions } from './flow.ts'
import type { Setting } from './setting.ts'
import { AT_FOUND, AT_RESPONSE, type IslandState, OVER, QUESTIONS } from './state.ts'
import { owing } from './terrorize-phase/hunters-response.ts'

export function toAct(s: IslandState): SeatSet {
  if (s.ask === OVER) return 0
  return s.ask === AT_RESPONSE ? owing(s) : seatSet(s.who)
}

/** One question at a time. It says whom it asks and what about, never what is secret about the answer. */
export function decisions(setting: Setting, s: IslandState): Decision[] {
  if (s.ask === OVER) return []
  return [
    {
      id: `turn-${s.turn}:${QUESTIONS[s.ask]}:${s.beat}`,
      seats: toAct(s),
      need: s.ask === AT_RESPONSE ? 'each' : 'any',
      optional: s.ask === AT_FOUND,
      prompt: questions[s.ask].prompt(setting, s),
    },
  ]
}
