import type { Options } from '#kernel/game.ts'
import type { Text } from '#kernel/text.ts'
import type { ListedSeat, Summary } from '#table/listing.ts'
import type { ListedMatch } from '#table/store.ts'

/** A game that this server has, with its usual options. */
export interface GameInfo {
  readonly id: string
  readonly rules: number
  readonly options: Options
  readonly seats: readonly string[]
  /** The hash of what comes in the box. */
  readonly content: string
}

/** A content pack that can be chosen by its id. */
export interface HousePackInfo {
  readonly game: string
  readonly id: string
  readonly name: Text
  /** What it changes, in one line. */
  readonly about: Text
}

/** A match as the lists have it. */
export interface MatchInfo
  extends Pick<ListedMatch, 'game' | 'status' | 'listed' | 'created' | 'changed'>,
    Omit<Summary, 'codes' | 'seats'> {
  readonly match: string
  /** Whether the rules it is played by are those of this server. */
  readonly playable: boolean
  readonly seats: readonly (Omit<ListedSeat, 'holders'> & {
    /** What the game calls it, in the language that was asked for. */
    readonly role: string
  })[]
}

export interface MyMatch extends MatchInfo {
  /** The seats one holds oneself, under whatever name one sat down. */
  readonly mine: readonly string[]
}
