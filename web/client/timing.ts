import type { Message } from '#kernel/message.ts'

/** One of the events that lead from a moment to the next, and its time on the way, in milliseconds. */
export interface Timed<Event extends Message = Message> {
  readonly event: Event
  /** After the first of them. */
  readonly at: number
  readonly lasts: number
  /** How much of that time its outcome is still open, as while dice tumble. */
  readonly doubt: number
}

/** What a game says of the time that its events take. */
export interface Timing {
  /** Milliseconds that an event takes at the usual pace. */
  lastsOf(event: Message): number
  /** The part of its time, from 0 to 1, for which nobody can tell how an event comes out, by its key. */
  readonly doubts: { readonly [event: string]: number }
}

/** Before a game is there, nothing of it takes time. */
export const UNTIMED: Timing = { lastsOf: () => 0, doubts: {} }

/** Divides a duration among events, one after the other, in proportion to their usual times. */
export function timelineOf(
  events: readonly Message[],
  duration: number,
  { lastsOf, doubts }: Timing,
): readonly Timed[] {
  const whole = events.reduce((sum, event) => sum + lastsOf(event), 0)
  const pace = whole === 0 ? 0 : duration / whole
  let passed = 0
  return events.map((event) => {
    const at = passed * pace
    const lasts = lastsOf(event) * pace
    passed += lastsOf(event)
    return { event, at, lasts, doubt: lasts * (doubts[event.key] ?? 0) }
  })
}
