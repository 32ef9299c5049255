import type { SealNumber } from '../kernel/match/seal.ts'
import type { Channel, Offer, PersonId } from './entry.ts'
import type { Notes } from './pad.ts'

/** What somebody at a table, or on the way to it, wants done. */
export type Command =
  | { readonly do: 'sit'; readonly seat: number; readonly name: string; readonly codeHash?: string }
  | { readonly do: 'leave'; readonly seat: number }
  | { readonly do: 'bot'; readonly seat: number; readonly level: string }
  | { readonly do: 'reopen'; readonly seat: number }
  | { readonly do: 'invite'; readonly seat: number; readonly codeHash: string }
  | { readonly do: 'ready'; readonly on: boolean; readonly number?: SealNumber }
  | { readonly do: 'list'; readonly on: boolean }
  | {
      readonly do: 'act'
      readonly seat: number
      readonly actions: readonly string[]
      readonly tag: string
      readonly answering?: string
    }
  | { readonly do: 'undo'; readonly seat: number; readonly tag: string }
  /** A takeback is asked for one's own last submission, and everything after it. */
  | {
      readonly do: 'offer'
      readonly offer: { readonly what: Offer['what'] }
      /** Of a rematch, which whoever offers it or agrees to it is ready for. */
      readonly number?: SealNumber
    }
  | { readonly do: 'answer'; readonly agree: boolean; readonly number?: SealNumber }
  | { readonly do: 'concede' }
  | { readonly do: 'back'; readonly seat: number }
  | { readonly do: 'say'; readonly channel: Channel; readonly text: string }
  /** Names to texts, on the pad of the side that the seat is of; an empty text takes a note away. */
  | { readonly do: 'note'; readonly seat: number; readonly notes: Notes }
  | { readonly do: 'mute'; readonly whom: PersonId; readonly on: boolean }

/** Who asks, when, and who has been away for how long. Time and presence are the caller's to know. */
export interface Occasion {
  readonly person: PersonId
  readonly now: number
  /** Milliseconds since a person was last here; 0 for one who is. */
  away(person: PersonId): number
}

/** Whose people are gone this long, anyone at the table may have the seat minded by a bot: a phone may lock for a while. */
export const GONE = 120_000
