import type { JawsEvent } from '#games/jaws/events.ts'
import type { Message } from '#kernel/message.ts'

/**
 * The shell hands boards plain messages. At a table of JAWS they are its events, and besides them only those of every
 * match, such as a move taken back: no board of JAWS shows them, so whoever reads events by their key passes over them.
 */
export function eventsOf(messages: readonly Message[]): readonly JawsEvent[] {
  return messages as readonly JawsEvent[]
}
