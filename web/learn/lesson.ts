import type { Options } from '../../src/kernel/game.ts'
import type { Practice } from '../../src/kernel/practice.ts'

/** A first game with a hand on the shoulder: what is said at each step, and what is then to be done. */
export interface Lesson {
  readonly game: string
  readonly options: Options
  /** The learner's seat, and all of them in their order. */
  readonly seat: string
  readonly seats: readonly string[]
  readonly steps: readonly LessonStep[]
  /** The match on this device, with the draws the lesson needs. */
  open(content: unknown): Practice
  /** What the others do, in order, whenever one of them is asked. */
  readonly answers: readonly Answer[]
  /** Another lesson that goes well after this one: the other side of the same game. */
  readonly next?: string
}

export interface Answer {
  readonly seat: string
  readonly plays: readonly string[]
}

export interface LessonStep {
  /** Keys of the page's words, or of the game's. */
  readonly title: string
  readonly text: string
  /** The actions to play, in this order; none for a step that is only read. */
  readonly plays: readonly string[]
}
