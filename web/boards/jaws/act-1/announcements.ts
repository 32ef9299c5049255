import type { JawsEvent } from '#games/jaws/events.ts'
import type { JawsView } from '#games/jaws/view.ts'
import type { Message } from '#kernel/message.ts'
import type { Moment } from '../../board.ts'
import { eventsOf } from '../events.ts'

/** What the crew are told at once: a turn of the shark, or the answer of a device. */
export interface Announced {
  readonly kind: 'turn' | 'search' | 'over'
  /** Something was found, bitten or lost. */
  readonly grave: boolean
  /** Where the headline is taken from, and what is read below it. */
  readonly head: Message
  readonly lines: readonly Message[]
  /** The spaces that it is about. */
  readonly spaces: readonly string[]
}

function spacesOf(lines: readonly Message[]): string[] {
  return lines.flatMap(({ params: { space, beach, spaces } }) =>
    [space, beach, spaces].flat().filter((each) => typeof each === 'string'),
  )
}

/** On a wide screen: a strip of open water at the upper or the lower edge of the chart, or the middle of the island. */
export type Strip = 'top' | 'bottom' | 'middle'

/** The strip that lies over none of these spaces. The upper one is in waters 1 and 2, the lower one in 3 and 4. */
export function stripFor(spaces: readonly string[]): Strip {
  const isAt = (...waters: readonly string[]): boolean => spaces.some((space) => waters.includes(space))
  if (!isAt('1', '2')) return 'top'
  return isAt('3', '4') ? 'middle' : 'bottom'
}

type Key = JawsEvent['key']

const TURN: ReadonlySet<string> = new Set<Key>([
  'jaws.ate',
  'jaws.ate-michael',
  'jaws.ate-none',
  'jaws.sensors',
  'jaws.no-sensors',
  'jaws.token',
  'jaws.no-token',
  'jaws.knocked',
])
const BITTEN: ReadonlySet<string> = new Set<Key>([
  'jaws.ate',
  'jaws.ate-michael',
  'jaws.knocked',
  'jaws.sensors',
])

/** What a search brought: whether it found something, and its headline. */
const SEARCHES: { readonly [key in Key]?: { readonly found: boolean; readonly head: string } } = {
  'jaws.seen': { found: true, head: 'jaws.page.told.seen' },
  'jaws.hit': { found: true, head: 'jaws.page.told.hit' },
  'jaws.finder-here': { found: true, head: 'jaws.page.told.finder-here' },
  'jaws.finder-nearby': { found: true, head: 'jaws.page.told.finder-nearby' },
  'jaws.not-seen': { found: false, head: 'jaws.page.told.not-seen' },
  'jaws.missed': { found: false, head: 'jaws.page.told.missed' },
  'jaws.finder-neither': { found: false, head: 'jaws.page.told.finder-neither' },
}

/** Everything among these events that is to be read before one goes on. */
export function announcementsIn(messages: readonly Message[]): Announced[] {
  const events = eventsOf(messages)
  const told: Announced[] = []
  const turn = events.filter(({ key }) => TURN.has(key))
  if (turn.length > 0) {
    const bitten = turn.some(({ key }) => key === 'jaws.ate' || key === 'jaws.ate-michael')
    told.push({
      kind: 'turn',
      grave: turn.some(({ key }) => BITTEN.has(key)),
      head: { key: bitten ? 'jaws.page.told.bitten' : 'jaws.page.told.quiet', params: {} },
      lines: turn,
      spaces: spacesOf(turn),
    })
  }
  for (const event of events) {
    const search = SEARCHES[event.key]
    if (search === undefined) continue
    told.push({
      kind: 'search',
      grave: search.found,
      head: { key: search.head, params: {} },
      lines: [event],
      spaces: spacesOf([event]),
    })
  }
  for (const event of events)
    if (event.key === 'jaws.act-1-over')
      told.push({
        kind: 'over',
        grave: true,
        head: event,
        lines: [],
        spaces: [],
      })
  return told
}

const MOST_UNREAD = 3

/**
 * What was announced in the round on show after a moment, whenever one came to the table: the last few of it. That the
 * shark was found is still to be read in the next round, until it has moved on.
 */
export function unreadIn(story: readonly Moment<JawsView>[], read: number): Announced[] {
  const round = story.at(-1)?.view.act1?.round
  const told = story
    .filter(({ cursor }) => cursor > read)
    .flatMap(({ events, view }) =>
      announcementsIn(events).map((announced) => ({ announced, round: view.act1?.round })),
    )
  const now = told.flatMap((each) => (each.round === round ? [each.announced] : []))
  const found = told.flatMap((each) =>
    round !== undefined && each.round === round - 1 && isFind(each.announced) ? [each.announced] : [],
  )
  return [...(now.length === 0 ? found : []), ...now].slice(-MOST_UNREAD)
}

function isFind({ kind, grave }: Announced): boolean {
  return kind === 'search' && grave
}
