import type { Act1Event } from '#games/jaws/act-1/events.ts'
import type { JawsContent } from '#games/jaws/content/schema.ts'
import type { JawsView } from '#games/jaws/view.ts'
import { startsOf } from '../../client/timing.ts'
import type { BoardProps } from '../board.ts'
import { here } from './acts.ts'
import { eventsOf } from './events.ts'
import { telling } from './telling.ts'

type Props = BoardProps<JawsView, JawsContent>

export interface Passage {
  /** What still happens at the island, where nobody is asked anything any more. */
  readonly ashore: Props
  /** What happens after that aboard the Orca. */
  readonly aboard: Props
}

/** The move that ends Act 1 also begins Act 2: one board shows the first part of it, the other the rest. */
export function passageOf(props: Props): Passage | null {
  const { before, view, events, duration } = props
  const { after } = here
  if (before === null || before.act1 === null || view.act2 === null || duration === 0) return null
  // Whoever comes from Act 1 has it here.
  if (after === null) return null
  const last = events.findIndex(({ key }) => key === 'jaws.act-1-over') + 1
  const part = startsOf(events, duration, telling.lasts)[last] ?? duration
  // Up to the end of the act, they are events of it.
  const before1 = eventsOf(events.slice(0, last)) as readonly Act1Event[]
  const { west } = props.content.docks
  return {
    ashore: {
      ...props,
      view: {
        ...before,
        act1: before1.reduce((seen, event) => after(seen, event, west), before.act1),
        decisions: [],
      },
      events: before1,
      duration: part,
      acting: null,
      askedHere: [],
      legal: [],
      canUndo: false,
    },
    aboard: { ...props, events: events.slice(last), duration: duration - part },
  }
}
