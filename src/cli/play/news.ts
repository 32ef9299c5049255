import { type GameEvent, told } from '#kernel/event.ts'
import type { Message } from '#kernel/message.ts'
import { type Seat, seatSet } from '#kernel/seats.ts'
import { wrapped } from '#kernel/terminal/text.ts'
import type { Say } from '../words.ts'

/** All that has happened at the table, and how far each seat has read it. */
export class News {
  readonly #events: GameEvent[]
  readonly #read: number[]

  constructor(events: readonly GameEvent[], seats: number, unread: number) {
    this.#events = [...events]
    this.#read = new Array(seats).fill(Math.max(0, events.length - unread))
  }

  add(events: readonly GameEvent[]): void {
    this.#events.push(...events)
  }

  unread(seat: Seat): Message[] {
    return told(this.#events.slice(this.#read[seat]), seatSet(seat))
  }

  markRead(seat: Seat): void {
    this.#read[seat] = this.#events.length
  }

  all(seat: Seat): Message[] {
    return told(this.#events, seatSet(seat))
  }
}

/** What was told, a paragraph for each one who acted. */
export function paragraphs(messages: readonly Message[], say: Say, columns: number): string[] {
  const lines: string[] = []
  let sentences: string[] = []
  let actor: unknown
  const close = (): void => {
    if (sentences.length > 0) lines.push(...wrapped(`· ${sentences.join(' ')}`, columns, '  '))
    sentences = []
  }
  for (const each of messages) {
    const { seat: named } = each.params
    if (named !== undefined && named !== actor) {
      close()
      actor = named
    }
    sentences.push(say(each))
  }
  close()
  return lines
}
