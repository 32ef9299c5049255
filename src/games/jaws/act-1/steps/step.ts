import type { Setting } from '#games/jaws/setting.ts'
import type * as kernel from '#kernel/steps.ts'
import type { Act1State } from '../state.ts'

/** One thing that somebody is asked in Act 1. */
export type Step = kernel.Step<Setting, Act1State>

/** What happens in Act 1 without anyone being asked. */
export type Passage = kernel.Passage<Setting, Act1State>
