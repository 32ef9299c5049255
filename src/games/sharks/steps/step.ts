import type { Passage, Step } from '#kernel/steps.ts'
import type { Setting } from '../setting.ts'
import type { SharksState } from '../state.ts'

export type SharksStep = Step<Setting, SharksState>
export type SharksPassage = Passage<Setting, SharksState>
