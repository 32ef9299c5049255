import type { Options } from '../../src/kernel/game.ts'

/** A match as the lists of the server have it. */
export interface MatchInfo {
  readonly match: string
  readonly game: string
  readonly status: 'gathering' | 'playing' | 'over'
  /** Whether the rules it is played by are those of this server. */
  readonly playable: boolean
  readonly listed: boolean
  readonly created: number
  readonly changed: number
  readonly options: Options
  readonly seats: readonly {
    readonly seat: string
    /** What the game calls it, in the language of the page. */
    readonly role: string
    /** The side it wins and loses with; lists of an earlier release do not say. */
    readonly team?: number
    readonly names: readonly string[]
    readonly bot: string | null
  }[]
  readonly ending: string | null
  readonly winners: readonly string[] | null
  /** Points by seat, once it is over, where the game counts any. */
  readonly scores?: { readonly [seat: string]: number } | null
  /** The seats that everyone knows to be asked something now. */
  readonly waiting: readonly string[]
}

export interface MyMatch extends MatchInfo {
  /** The seats one holds oneself, whatever one was called when one sat down. */
  readonly mine: readonly string[]
}

export type SeatPlan = 'me' | 'open' | { readonly bot: string }

/** What a table is laid with. */
export interface NewMatch {
  readonly game: string
  readonly options?: Options
  readonly pack?: unknown
  readonly listed?: boolean
  readonly seats?: { readonly [seat: string]: SeatPlan }
}
