import type { TSchema } from 'typebox'
import type { Shelf } from './content.ts'
import type { Catalogue, Language, Names } from './message.ts'
import type { Options, Rules } from './rules.ts'
import type { Secrecy } from './secrecy.ts'
import type { Study } from './study.ts'
import type { Terminal } from './terminal/board.ts'
import type { ToldOptions } from './told-options.ts'
import type { Trials } from './trials.ts'
import type { ViewShape } from './view.ts'
import type { Speaker, Words } from './words.ts'

export type { ActionList, Options } from './rules.ts'
export type { SecretTurn, SecretTurns } from './secrecy.ts'
export type { Speaker } from './words.ts'

/** A game as it is played: all that a table or a page asks of it. */
export interface PlayedGame<State = unknown, V extends ViewShape = ViewShape>
  extends Rules<State>,
    Secrecy<State, V>,
    Words<V> {}

/** A game, prepared for one set of options and one content. It holds no match: a state does. */
export interface Game<State = unknown, V extends ViewShape = ViewShape>
  extends PlayedGame<State, V>,
    Study<State> {}

/** A content pack that a house has ready, by an id of its own. */
export interface HousePack {
  readonly id: string
  readonly pack: unknown
}

/** A game as it stands on the shelf: what it is called, what it can be set up with, what is in the box. */
export interface Box<Content = unknown, O extends Options = Options> {
  readonly id: string
  /** The newest rules: new matches are played by them. */
  readonly rules: number
  /** Every number of rules that it can be opened for: a match goes on by its own for as long as it lives. */
  readonly rulesNumbers: readonly number[]
  /** Of those, the ones that the next release will not have: their running matches go on by the newest from now on. */
  readonly leaving?: readonly number[]
  readonly shelf: Shelf<Content>
  readonly messages: { readonly [language in Language]: Catalogue }
  /** Options that together bring out everything the rules know; what measures or tests a game plays them in turn. */
  readonly tables: readonly unknown[]
  /** Content packs that show what the built-in content hardly ever does. */
  readonly packs: readonly unknown[]
  /** Packs that come with the game and can be chosen when a table is set up; none where it is left out. */
  readonly housePacks?: readonly HousePack[]
  /** Sights that random play does not reach. */
  readonly beyond: readonly string[]
  /** The names of things in a content. */
  names(content: Content): Names
  /** What options there are, and what each of them can be. */
  readonly optionsSchema: TSchema
  /** Checks options and fills in what was left out; refuses what does not fit by the name of the field. */
  options(given: unknown): O
  /** The rules of a number; where it is left out, the newest. */
  open(options: O, content: Content, rules?: number): Game
  /**
   * Converts a state written by an earlier rules number into the newest's form; left out where both write alike. A question
   * that was open must still be there to be answered.
   */
  raise?(written: unknown, from: number): unknown
  /** Gives what bots of a game say; where it is left out they say nothing. */
  speaker?(options: O, content: Content, rules?: number): Speaker
}

/** A box with all that people and programs want of a game: whatever is in `games/index.ts` is one. */
export interface WholeBox<Content = unknown, O extends Options = Options> extends Box<Content, O> {
  /** Its board at the terminal and the words for it, which nobody else needs. */
  terminal(): Promise<Terminal>
  readonly trials: Trials
  readonly toldOptions: ToldOptions<O>
}
