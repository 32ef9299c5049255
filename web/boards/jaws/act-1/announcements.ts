import type { JawsView } from '../../../../src/games/jaws/view.ts'
import type { Message } from '../../../../src/kernel/message.ts'
import type { Moment } from '../../board.ts'

/** What the crew are told in one breath: a turn of the shark, or the answer of a device. */
export interface Announced {
  readonly kind: 'turn' | 'search' | 'over'
  /** Something was found, bitten or lost. */
  readonly grave: boolean
  /** Where the headline is taken from, and what is read below it. */
  readonly head: Message
  readonly lines: readonly Message[]
}

const TURN = new Set([
  'jaws.ate',
  'jaws.ate-michael',
  'jaws.ate-none',
  'jaws.sensors',
  'jaws.no-sensors',
  'jaws.token',
  'jaws.no-token',
  'jaws.knocked',
])
const FOUND = new Set(['jaws.seen', 'jaws.hit', 'jaws.finder-here', 'jaws.finder-nearby'])
const NOTHING = new Set(['jaws.not-seen', 'jaws.missed', 'jaws.finder-neither'])
const BITTEN = new Set(['jaws.ate', 'jaws.ate-michael', 'jaws.knocked', 'jaws.sensors'])

/** Everything among these events that is to be read before one goes on. */
export function announcementsIn(events: readonly Message[]): Announced[] {
  const told: Announced[] = []
  const turn = events.filter(({ key }) => TURN.has(key))
  if (turn.length > 0) {
    const bitten = turn.some(({ key }) => key === 'jaws.ate' || key === 'jaws.ate-michael')
    told.push({
      kind: 'turn',
      grave: turn.some(({ key }) => BITTEN.has(key)),
      head: { key: bitten ? 'jaws.page.told.bitten' : 'jaws.page.told.quiet', params: {} },
      lines: turn,
    })
  }
  for (const event of events) {
    const { key } = event
    if (!FOUND.has(key) && !NOTHING.has(key)) continue
    told.push({
      kind: 'search',
      grave: FOUND.has(key),
      head: { key: `jaws.page.told.${key.slice(5)}`, params: {} },
      lines: [event],
    })
  }
  for (const event of events)
    if (event.key === 'jaws.act-1-over')
      told.push({
        kind: 'over',
        grave: true,
        head: { key: 'jaws.page.told.over', params: {} },
        lines: [event],
      })
  return told
}

const MOST_UNREAD = 3

/** What was announced in the round on show after a moment, whenever one came to the table: the last few of it. */
export function unreadIn(story: readonly Moment<JawsView>[], read: number): Announced[] {
  const round = story.at(-1)?.view.act1?.round
  return story
    .filter(({ cursor, view }) => cursor > read && view.act1?.round === round)
    .flatMap(({ events }) => announcementsIn(events))
    .slice(-MOST_UNREAD)
}
