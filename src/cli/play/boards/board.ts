import type { Arguments, Flags } from '#cli/arguments.ts'
import type { Say } from '#cli/words.ts'
import type { Game, Options } from '#kernel/game.ts'
import type { Message } from '#kernel/message.ts'
import type { Seat } from '#kernel/seats.ts'
import type { View, ViewShape } from '#kernel/view.ts'
import type { Pen } from '../pen.ts'

/** What a game adds to the terminal: its flags, its picture, its rules in short. */
export interface Board<V extends ViewShape = ViewShape, Content = unknown> {
  readonly flags: Flags
  options(given: Arguments): Options
  /** Where the game stands, in a few words. */
  status(view: View<V>): Message
  /** The table as one viewer sees it, line by line. */
  draw(scene: Scene<V, Content>): string[]
  rules(scene: Scene<V, Content>): string[]
}

/** What there is to draw, and what to draw it with. */
export interface Scene<V extends ViewShape = ViewShape, Content = unknown> {
  readonly game: Game
  readonly content: Content
  readonly view: View<V>
  /** Whose eyes, or null for a watcher. */
  readonly seat: Seat | null
  /** The numbers of the actions to choose from, by their texts. */
  readonly choices: ReadonlyMap<string, number>
  readonly say: Say
  readonly pen: Pen
  readonly columns: number
  /** There is little room: draw what is needed and no more. */
  readonly compact: boolean
}
