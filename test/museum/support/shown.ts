import type { Update } from '#kernel/match/feed.ts'
import type { Pads } from '#table/pad.ts'
import type { Room as SentRoom } from '#wire/room.ts'

/** With which eyes somebody looked: a person of the manifest or a passer-by, and which of their seats if not all. */
export interface Onlooker {
  readonly person: string | null
  readonly eyes: readonly string[] | null
}

/** What one socket was sent when it said hello. */
export interface Shown extends Onlooker {
  /** Without the time, and without who is connected: that says nothing of the match. */
  readonly room: Room
  readonly pads: Pads | null
  readonly update: Update | null
}

export type Room = Omit<SentRoom, 'people'> & {
  readonly people: readonly Omit<SentRoom['people'][number], 'gone' | 'mindFrom'>[]
}

/** By the name of the match. */
export type ShownByMatch = { readonly [match: string]: readonly Shown[] }

/** Whether, as somebody sees it, bots are asked something and nobody else is. */
export function isWaitingForBots(
  seats: readonly { readonly bot: string | null }[],
  update: Update | null | undefined,
): boolean {
  const asked = update?.view.decisions.reduce((all, each) => all | each.seats, 0) ?? 0
  return asked !== 0 && seats.every(({ bot }, seat) => bot !== null || (asked & (1 << seat)) === 0)
}
