import type { Update } from '#kernel/match/feed.ts'
import type { Change } from '#kernel/match/patch.ts'
import type { Message } from '#kernel/message.ts'
import type { RefusalCode } from '#kernel/refusal.ts'
import type { Pads } from '#table/pad.ts'
import type { TalkView } from '#table/talk-view.ts'
import type { QuietRoom, Room } from './room.ts'

/** A refusal: a code for programs, a message for the page, a sentence for people. */
export interface SaidRefusal {
  readonly code: RefusalCode
  readonly message: Message
  readonly text: string
}

/** An update for a client that has the one before it. */
type Patch = Omit<Update, 'view'> & { readonly changes: readonly Change[] }

/** Everything that a server sends on a socket. */
export type Sent =
  /** `now` is the server's clock. A client that asked for `talk` in its hello gets a room without it. */
  | { readonly room: (Room | QuietRoom) & { readonly now: number } }
  | { readonly talk: TalkView }
  | Pick<TalkView, 'said'>
  | Pick<TalkView, 'told'>
  | { readonly update: Update }
  | { readonly patch: Patch }
  | { readonly pads: Pads }
  | { readonly noted: Pads }
  /** The id of an order that is done and kept. */
  | { readonly ok: string }
  /** The id of the refused order, or null where the message was no order. */
  | ({ readonly refused: string | null } & SaidRefusal)
  /** The build of the page that this server serves, before anything else. */
  | { readonly page: string }
  | { readonly closing: true }
  | { readonly alive: true }

/** Codes with which a server closes a socket. */
export const CLOSED = {
  goingAway: 1001,
  broken: 1011,
  /** Another node has the table, or soon will: come again at once. */
  restarting: 1012,
  refused: 4000,
  tooSlow: 4001,
  silent: 4002,
  tooMuch: 4003,
} as const
export type Closed = typeof CLOSED
