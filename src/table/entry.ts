import type { Seed } from '#kernel/chance/seeded.ts'
import type { Stack } from '#kernel/chance/stacked.ts'
import type { Options } from '#kernel/game.ts'
import type { Raise } from '#kernel/match/raise.ts'
import type { SealNumber } from '#kernel/match/seal.ts'
import type { Message } from '#kernel/message.ts'
import type { Notes } from './pad.ts'
import type { QuickWord } from './quick-words.ts'
import type { NextSeat } from './rematch-seats.ts'

/** A person at a table, by an id that is no secret. */
export type PersonId = string

/** Everything that happened at a table, in order. With the content it names, it is the whole table. */
export type TableEntry = RoomEntry | GameEntry

/** An entry that changes the game. */
type GameEntry = Play & {
  /** Checksum of the state it led to; empty where a takeback had nothing left to take back. */
  readonly print: string
}

/** What is to be played, before it is known what it leads to. */
export type NewEntry = RoomEntry | Play

export type Play = { readonly at: number } & (Act | Undo | Takeback | Lay | RaisedMatch)

/** An entry that changes the room alone. */
type RoomEntry = { readonly at: number } & (
  | Created
  | { readonly kind: 'sat'; readonly seat: number; readonly person: PersonId; readonly name: string }
  /** `by`, here and below, is who did it; in matches of 0.1.0 it was not kept, nor is it of what one does oneself. */
  | { readonly kind: 'left'; readonly seat: number; readonly person: PersonId; readonly by?: PersonId }
  | { readonly kind: 'bot'; readonly seat: number; readonly level: string | null; readonly by?: PersonId }
  | { readonly kind: 'invited'; readonly seat: number; readonly codeHash: string; readonly by?: PersonId }
  | { readonly kind: 'linked'; readonly codeHash: string; readonly by: PersonId }
  | { readonly kind: 'named'; readonly person: PersonId; readonly name: string }
  | {
      readonly kind: 'ready'
      readonly person: PersonId
      readonly on: boolean
      /** What their browser adds to the draws; a client that sends none adds none. */
      readonly number?: SealNumber
    }
  | { readonly kind: 'listed'; readonly on: boolean }
  | ChangedOptions
  | Renewed
  | { readonly kind: 'started' }
  /** Whoever agrees to a rematch is ready for it, with the number they add to its draws. */
  | {
      readonly kind: 'offered'
      readonly offer: Offer
      readonly person: PersonId
      readonly number?: SealNumber
      /** Of a rematch, whose word it needs; in matches of 0.1.0 that of everyone who played to the end. */
      readonly asked?: readonly PersonId[]
    }
  | {
      readonly kind: 'answered'
      readonly person: PersonId
      readonly agree: boolean
      readonly number?: SealNumber
      /** Those who have gone meanwhile, and are not waited for. */
      readonly without?: readonly PersonId[]
    }
  | { readonly kind: 'conceded'; readonly person: PersonId }
  | { readonly kind: 'ended'; readonly how: Ending }
  | { readonly kind: 'rematch'; readonly next: string }
  | {
      readonly kind: 'said'
      readonly person: PersonId
      readonly channel: Channel
      /** Whom it was said to, in a team's own channel: whoever moves on later is not told. */
      readonly teams: readonly number[]
      readonly text: string
      /** Of a quick word, its key: the text is for whoever does not know it. */
      readonly word?: QuickWord
      /** An idempotency key, as that of a submission; what was said before 0.2.0 has none. */
      readonly tag?: string
    }
  | { readonly kind: 'bot-said'; readonly seat: number; readonly message: Message }
  | {
      readonly kind: 'noted'
      readonly person: PersonId
      readonly team: number
      readonly notes: Notes
    }
  | { readonly kind: 'muted'; readonly person: PersonId; readonly whom: PersonId; readonly on: boolean }
)

export type Created = CreatedTable & (GivenSeed | Sealed)

/** Where the draws of a match came from before format 2: the server alone. */
interface GivenSeed {
  readonly seed: Seed
}

/** What the server keeps to itself and has shown a commitment to: nobody's number is known when it is drawn. */
export interface Sealed {
  readonly secret: SealNumber
  /** The secret of the rematch, so that its commitment can be shown before anyone agrees to one. */
  readonly next: SealNumber
}

/** Before the game: something else is to be played, and everyone says anew that they are ready. */
export interface ChangedOptions extends Sealed {
  readonly kind: 'options'
  readonly options: Options
  /** How many seats there were. */
  readonly before: number
  readonly seats: readonly SeatChange[]
  readonly by: PersonId
}

/** Before the game: it will go by newer rules, and everyone says anew that they are ready. */
export interface Renewed extends Sealed {
  readonly kind: 'renewed'
  readonly rules: number
}

/** In the game: it goes on by newer rules, from how things stood. What was played before is told by its own words alone. */
export interface RaisedMatch extends Raise {
  readonly kind: 'raised'
}

/** A seat of the changed table: its side, and the old number of the seat whose people and bot it takes over; null for none. */
export interface SeatChange {
  readonly team: number
  readonly was: number | null
}

interface CreatedTable {
  readonly kind: 'created'
  readonly person: PersonId
  readonly name: string
  readonly game: string
  readonly rules: number
  readonly options: Options
  readonly contentHash: string
  /** Where its content is kept, if not by that hash: a pack, by the hash of all of it. */
  readonly pack?: string
  readonly listed: boolean
}

export interface Act {
  readonly kind: 'act'
  readonly seat: number
  /** Whose hand it was; a bot's has none. */
  readonly person: PersonId | null
  /** An idempotency key that the sender chose: a submission that is sent twice is played once. */
  readonly tag: string
  readonly actions: readonly string[]
  /** The decision it answers, where the sender said which; not kept before 0.3.0. */
  readonly answering?: string
}

export interface Undo {
  readonly kind: 'undo'
  readonly seat: number
  readonly person: PersonId
  readonly tag: string
}

interface Takeback {
  readonly kind: 'takeback'
  readonly keep: number
}

/** A position was put on the table (null: it stayed), and the next draws decided: see lay-out.ts. */
interface Lay {
  readonly kind: 'lay'
  readonly state: unknown
  readonly stack: Stack
}

/** A takeback keeps the first `keep` submissions. They count hidden moves too, so the number is shown to nobody. */
export type Offer = { readonly what: 'takeback'; readonly keep: number } | { readonly what: 'end' } | Rematch
/** `seats` are settled when a rematch is asked for, so that everyone knows what they agree to; 0.1.0 had none. */
interface Rematch {
  readonly what: 'rematch'
  readonly seating?: RematchSeating
  readonly seats?: readonly NextSeat[]
  /** The rules it will be played by, where they are not those of this match. */
  readonly rules?: number
}

export type RematchSeating = 'same' | 'swap' | 'chosen'
export type Ending = 'agreed' | 'conceded' | 'abandoned'
export type Channel = 'table' | 'team'
