import type { Step } from '#kernel/steps.ts'
import type { Setting } from './setting.ts'
import type { IslandState } from './state.ts'

/** One thing that somebody is asked in Shark Island. */
export type IslandStep = Step<Setting, IslandState>
