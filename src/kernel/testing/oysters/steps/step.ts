import type { Passage, Step } from '#kernel/steps.ts'
import type { Setting } from '../setting.ts'
import type { OystersState } from '../state.ts'

export type OystersStep = Step<Setting, OystersState>
export type OystersPassage = Passage<Setting, OystersState>
