import type { Options } from '../../src/kernel/game.ts'
import type { Practice } from '../../src/kernel/practice.ts'
import type { Words } from '../i18n/en.ts'

/** A first game with a hand on the shoulder: what is said at each step, and what is then to be done. */
export interface Lesson {
  readonly game: string
  readonly options: Options
  readonly seat: string
  readonly opponent: string
  readonly steps: readonly LessonStep[]
  /** The match on this device, with the draws the lesson needs. */
  open(content: unknown): Practice
  /** What the opponent does, in order, whenever it is asked. */
  readonly opponentPlays: readonly string[]
}

export interface LessonStep {
  readonly title: keyof Words
  readonly text: keyof Words
  /** The actions to play, in this order; none for a step that is only read. */
  readonly plays: readonly string[]
}
