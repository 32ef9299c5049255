import type { Decision } from '../../../kernel/decision.ts'
import type { Setting } from '../setting.ts'
import { type Act1State, OVER, STEPS } from './state.ts'
import { steps } from './steps/index.ts'

/** One question at a time. The shark's is the same for its whole turn: its name must not count the plan's actions. */
export function decisions(setting: Setting, s: Act1State): Decision[] {
  if (s.step === OVER) return []
  const step = steps[s.step]
  const seats = step.asks(s)
  return [
    {
      id: `act-1:${s.round}:${STEPS[s.step]}:${s.gone}:${s.active}:${s.beat}`,
      seats,
      need: 'any',
      optional: step.optional,
      prompt: step.prompt(setting, s),
    },
  ]
}
