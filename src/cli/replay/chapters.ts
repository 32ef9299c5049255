import type { GameEvent } from '#kernel/event.ts'
import type { Box } from '#kernel/game.ts'
import { type Reading, readRecord } from '#kernel/match/verify.ts'
import type { Seat } from '#kernel/seats.ts'

/** One move of a record, with its events. */
interface Chapter {
  /** The number of the move; the set-up is 0. */
  readonly move: number
  readonly seat: Seat | null
  readonly events: readonly GameEvent[]
}

export interface Chapters extends Reading {
  readonly chapters: readonly Chapter[]
}

export function readChapters(text: string, find: (id: string) => Box | undefined): Chapters {
  const chapters: Chapter[] = []
  const reading = readRecord(text, find, (_match, events, entry) => {
    const seat = entry !== undefined && 'seat' in entry ? entry.seat : null
    chapters.push({ move: chapters.length, seat, events })
  })
  return { ...reading, chapters }
}
