import type { Options } from '#kernel/game.ts'
import type { Practice } from '#kernel/practice.ts'
import type { Text } from '#kernel/text.ts'
import type { WordFiles } from '../i18n/read-words.ts'

/** A guided first game: what is said at each step, and what is then to be done. */
export interface Lesson {
  readonly game: string
  readonly options: Options
  readonly seat: string
  /** All seats that one plays in it, where they are several of one side. */
  readonly seats?: readonly string[]
  readonly opponent: string
  readonly steps: readonly LessonStep[]
  /** Its texts, where they do not come with the words of its game: no table needs them. */
  readonly words?: WordFiles
  /** The parts of the game's kit that it comes to. */
  readonly parts?: readonly string[]
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

/** A lesson as the lists have it: what it teaches, and what one can play afterwards. */
export interface LessonEntry {
  readonly id: string
  readonly title: Text
  readonly steps: number
  /** What one has learnt to play, and the options of a game that begins with it. */
  readonly part: string
  readonly options?: Options
  load(): Promise<Lesson>
}

/** Where a device remembers that a lesson was taken on it. */
export function learntIn(game: string, lesson: string): string {
  return `learnt.${game}.${lesson}`
}
