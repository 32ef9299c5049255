import type { Decision } from '../../kernel/decision.ts'
import { seatSet } from '../../kernel/seats.ts'
import type { Setting } from './setting.ts'
import { AT_SCORE, OVER, type SharksState } from './state.ts'
import { steps } from './steps/index.ts'

/** Sharks asks one player one thing at a time, and everyone knows what. */
export function decisions(setting: Setting, s: SharksState): Decision[] {
  if (s.step === OVER) return []
  const seat = setting.seats[s.active].id
  return [
    {
      id: `${s.step === 0 ? 'start' : `round-${s.round}`}:${seat}:${s.beat}`,
      seats: seatSet(s.active),
      need: 'any',
      optional: s.step === AT_SCORE,
      prompt: steps[s.step].prompt(setting, s),
    },
  ]
}
