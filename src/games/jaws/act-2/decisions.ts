import type { Decision } from '../../../kernel/decision.ts'
import type { Setting } from '../setting.ts'
import { type Act2State, OVER } from './state.ts'
import { steps } from './steps/index.ts'

/** One question at a time, and everyone knows which; the shark's plan on the way to it is its own. */
export function decisions({ act2 }: Setting, s: Act2State): Decision[] {
  if (s.step === OVER) return []
  const step = steps[s.step]
  return [
    {
      id: `orca:${s.question}`,
      seats: s.asked,
      need: step.need,
      optional: step.optional,
      prompt: step.prompt(act2, s),
    },
  ]
}
