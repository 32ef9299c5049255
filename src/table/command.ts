import type { SealNumber } from '#kernel/match/seal.ts'
import type { Channel, Offer, PersonId, Sealed } from './entry.ts'
import type { Notes } from './pad.ts'
import type { QuickWord } from './quick-words.ts'

/**
 * What somebody at a table, or on the way to it, wants done: an order from a socket with seats by number, or what a request
 * asks for. The tag is an idempotency key that the sender chose: a move, or something said, that comes twice is done once.
 */
export type Command = { readonly tag?: string } & (
  | { readonly do: 'sit'; readonly seat: number; readonly name: string; readonly codeHash?: string }
  | { readonly do: 'leave'; readonly seat: number }
  | { readonly do: 'bot'; readonly seat: number; readonly level: string }
  | { readonly do: 'reopen'; readonly seat: number }
  | { readonly do: 'invite'; readonly seat: number; readonly codeHash: string }
  /** A new link to the table, for whoever comes to any free seat; the one before it ends. */
  | { readonly do: 'link'; readonly codeHash: string }
  /** Takes over a person's new name at this table. */
  | { readonly do: 'name'; readonly name: string }
  | {
      readonly do: 'ready'
      readonly on: boolean
      readonly number?: SealNumber
      /** How often the table had been arranged anew when its sender looked: nobody is ready for what they have not seen. */
      readonly arranged?: number
    }
  | { readonly do: 'list'; readonly on: boolean }
  /** Other options need other draws: the server is bound to a new secret, for the match and for its rematch. */
  | ({ readonly do: 'options'; readonly options: unknown } & Sealed)
  | {
      readonly do: 'act'
      readonly seat: number
      readonly actions: readonly string[]
      readonly tag: string
      readonly answering?: string
    }
  | { readonly do: 'undo'; readonly seat: number; readonly tag: string }
  /** A takeback undoes the asker's own last submission and everything after it. */
  | {
      readonly do: 'offer'
      readonly offer: { readonly what: Offer['what']; readonly seating?: SeatingWish }
      /** Of a rematch, which whoever offers it or agrees to it is ready for. */
      readonly number?: SealNumber
    }
  | {
      readonly do: 'answer'
      readonly agree: boolean
      readonly number?: SealNumber
      /** Which offer is meant: it may have been withdrawn, and something else be asked by now. */
      readonly to?: number
    }
  | { readonly do: 'concede' }
  | { readonly do: 'back'; readonly seat: number }
  /** The answer of somebody who has come back: the bot that minds their seat goes on. */
  | { readonly do: 'stay'; readonly seat: number }
  | ({ readonly do: 'say'; readonly channel: Channel } & (
      | { readonly text: string }
      | { readonly word: QuickWord }
    ))
  /** Names to texts, on the pad of the side that the seat is of; an empty text takes a note away. */
  | { readonly do: 'note'; readonly seat: number; readonly notes: Notes }
  | { readonly do: 'mute'; readonly whom: PersonId; readonly on: boolean }
)

/** How people want to sit at a rematch: as they did, on other sides, or by seat a person or, for null, a bot. */
export type SeatingWish = 'same' | 'swap' | readonly (PersonId | null)[]

/** Who asks, when, and who has been away for how long. Time and presence are the caller's to know. */
export interface CommandContext {
  readonly person: PersonId
  readonly now: number
  /** Milliseconds since a person was last here; 0 for one who is. */
  away(person: PersonId): number
}

/** Milliseconds of absence after which anyone at the table may have a bot mind the seat; a locked phone is back sooner. */
export const GONE = 120_000
