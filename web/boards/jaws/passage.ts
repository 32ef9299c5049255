import type { Act1Event } from '#games/jaws/act-1/events.ts'
import type { after } from './act-1/happening.ts'
import { eventsOf } from './events.ts'
import type { JawsBoardProps } from './turn.svelte.ts'

export interface Passage {
  /** What still happens at the island, where nobody is asked anything any more. */
  readonly ashore: JawsBoardProps
  /** What happens after that aboard the Orca. */
  readonly aboard: JawsBoardProps
}

/** The move that ends Act 1 also begins Act 2: one board shows the first part of it, the other the rest. */
export function passageOf(props: JawsBoardProps, seenAfter: typeof after): Passage | null {
  const { before, view, events, duration, timeline } = props
  if (before === null || before.act1 === null || view.act2 === null || duration === 0) return null
  const last = events.findIndex(({ key }) => key === 'jaws.act-1-over') + 1
  const part = timeline[last]?.at ?? duration
  // Up to the end of the act, they are events of it.
  const before1 = eventsOf(events.slice(0, last)) as readonly Act1Event[]
  return {
    ashore: {
      ...props,
      view: {
        ...before,
        act1: before1.reduce((seen, event) => seenAfter(seen, event, seen), before.act1),
        decisions: [],
      },
      events: before1,
      duration: part,
      timeline: timeline.slice(0, last),
      acting: null,
      askedHere: [],
      legal: [],
      canUndo: false,
    },
    aboard: {
      ...props,
      events: events.slice(last),
      duration: duration - part,
      timeline: timeline.slice(last).map((timed) => ({ ...timed, at: timed.at - part })),
    },
  }
}
