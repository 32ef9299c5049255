import type { Sequence } from '#kernel/steps.ts'
import { message } from './messages.ts'
import type { Setting } from './setting.ts'
import { AT, type OystersState } from './state.ts'
import { hide, send } from './steps/dive.ts'
import { deal, lay, reveal } from './steps/lay.ts'
import { endRound, respond } from './steps/respond.ts'
import { search, seek } from './steps/seek.ts'

/**
 * A round of oysters: hands are filled up, all lay a card face down, and the highest says who dives. The diver hides the
 * pearl; any of the others seeks it, wading from shell to shell, and opens one. The diver may splash. A point goes to the
 * one or the other, and after the last round most points win.
 */
export const sequence: Sequence<Setting, OystersState, Exclude<keyof typeof AT, 'over'>> = {
  at: AT,
  steps: { deal, lay, reveal, send, hide, seek, search, respond, end: endRound },
  asks: () => 0,
  question: (_setting, s, step) => `${step}:${s.round}`,
  otherwise: () => message('oysters.no.now'),
}
