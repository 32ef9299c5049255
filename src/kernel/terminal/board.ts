import type { Catalogues } from '../catalogues.ts'
import type { Game } from '../game.ts'
import type { Message } from '../message.ts'
import type { Options } from '../rules.ts'
import type { Seat } from '../seats.ts'
import type { View, ViewShape } from '../view.ts'
import type { Pen } from './pen.ts'

/** A message in the words of a language. */
export type Say = (message: Message) => string

/** A game at the terminal. */
export interface Terminal {
  readonly board: Board
  /** What the board says; `cli.<game>.flags` are the lines of its flags in the help of `play`. */
  readonly messages: Catalogues
}

/** Flags of the command line; those of one name mean the same for every game. */
export type Flags = { readonly [name: string]: { readonly type: 'string' | 'boolean' } }

/** What was given for the flags. */
export interface Given {
  has(flag: string): boolean
  text(flag: string): string | undefined
  /** Several, with commas between. */
  list(flag: string): string[] | undefined
  count(flag: string): number | undefined
}

/** What a game adds to the terminal: its flags, its picture, its rules in short. */
export interface Board<V extends ViewShape = ViewShape, Content = unknown> {
  readonly flags: Flags
  options(given: Given): Options
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
