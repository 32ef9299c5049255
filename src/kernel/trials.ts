import type { Options } from './rules.ts'

/** How a game is measured, by the lab and by benches: each game says it in its own `trials.ts`. */
export interface Trials {
  /** Tables at which levels of bots are compared and speed is measured; the first is measured in every way. */
  readonly tables: readonly TrialTable[]
  /** What the two sides are called, team by team, where they are not alike. */
  readonly sides?: readonly [first: string, second: string]
  /**
   * Options for a round of measuring, so that what a role does and what a seat does can be told apart. `given` is what was
   * asked for, `whole` the same with what was left out. Left out where roles have seats of their own.
   */
  rotate?(given: Options, whole: Options, round: number): Options
  /** What its content is tuned for, in games between mates. */
  readonly goals?: Goals
  /** Moves a second, as a part of those of connect four in plain JavaScript. */
  readonly pace?: number
  /** Matches as people play them, to weigh what is kept of them: tables in turn, and a mate's iterations. */
  readonly kept: { readonly tables: readonly Options[]; readonly iterations: number }
}

export interface TrialTable {
  readonly name: string
  readonly options: Options
}

export interface Goals {
  readonly balance?: Balance
  readonly idle?: Idle
}

/** For a game of one against all others. */
export interface Balance {
  /** The role that plays alone, and how often it is to win. */
  readonly alone: string
  readonly wins: readonly [least: number, most: number]
  /** How long games are to take, and how many of them. */
  readonly rounds: readonly [least: number, most: number]
  readonly inRounds: number
  /** How far a strategy of that role, or one of the others, may be from the mean of its side. */
  readonly apart: number
  /** How many of the games in which a card was drawn are to see it played. */
  readonly played: number
}

/** Of all turns at most a share may end without a single action; both are counted by their sights. */
export interface Idle {
  readonly turns: string
  readonly idle: string
  readonly most: number
}
