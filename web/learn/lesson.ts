import type { Options } from '../../src/kernel/game.ts'
import type { Practice } from '../../src/kernel/practice.ts'

/** A first game with a hand on the shoulder: what is said at each step, and what is then to be done. */
export interface Lesson {
  readonly game: string
  readonly options: Options
  readonly seat: string
  /** All seats that one plays in it, where they are several of one side. */
  readonly seats?: readonly string[]
  readonly opponent: string
  readonly steps: readonly LessonStep[]
  /** The match on this device, with the draws the lesson needs. */
  open(content: unknown): Practice
  /** What the opponent does, in order, whenever it is asked. */
  readonly opponentPlays: readonly string[]
}

export interface LessonStep {
  readonly title: LessonKey
  readonly text: LessonKey
  /** Who plays them; the lesson's own seat when left out. */
  readonly seat?: string
  /** The actions to play, in this order; none for a step that is only read. */
  readonly plays: readonly string[]
  /** What others do when this step is behind one, in order. */
  readonly answers?: readonly (readonly [seat: string, action: string])[]
}

/** What a lesson says comes with the words of its game. */
export type LessonKey = `${string}.learn.${string}`

/** One of several lessons of a game, for the list of them. */
export interface Chapter {
  readonly id: string
  readonly title: LessonKey
  readonly lesson: Lesson
}
