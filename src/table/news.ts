import type { PersonId, TableEntry } from './entry.ts'
import { hasConceded, playersOf } from './players.ts'
import type { Room } from './room.ts'

/** Something that everyone at the table is told: who came, went, shares, minds or is back, and that something else is played. */
export interface News {
  readonly at: number
  readonly what:
    | 'sat'
    | 'shares'
    | 'left'
    | 'bot'
    | 'bot-left'
    | 'minds'
    | 'back'
    | 'conceded'
    | 'options'
    | 'raised'
  /** None where it is about all seats of a person. */
  readonly seat: number | null
  readonly person: PersonId | null
  /** Who did it, where that is not the person it is about. */
  readonly by: PersonId | null
  /** The level of the bot it is about. */
  readonly level: string | null
}

const NEWS_KEPT = 20

/** Notes what an entry is about to change. Repeated news replace the older ones, so that nobody can crowd out others'. */
export function tell(room: Room, entry: TableEntry): void {
  const news = newsOf(room, entry)
  if (news === null) return
  const older = room.news.findIndex(
    ({ what, seat, person }) => what === news.what && seat === news.seat && person === news.person,
  )
  if (older >= 0) room.news.splice(older, 1)
  room.news.push(news)
  if (room.news.length > NEWS_KEPT) room.news.shift()
}

function newsOf(room: Room, entry: TableEntry): News | null {
  const { at } = entry
  const plain = { at, by: null, level: null }
  switch (entry.kind) {
    case 'sat': {
      const what = room.seats[entry.seat].holders.length > 0 ? 'shares' : 'sat'
      return { ...plain, what, seat: entry.seat, person: entry.person }
    }
    case 'left':
      return { ...plain, what: 'left', seat: entry.seat, person: entry.person, by: entry.by ?? null }
    case 'bot':
      return botNews(room, entry)
    case 'conceded':
      return { ...plain, what: 'conceded', seat: null, person: entry.person }
    case 'options':
      return { ...plain, what: 'options', seat: null, person: null, by: entry.by }
    case 'renewed':
    case 'raised':
      return { ...plain, what: 'raised', seat: null, person: null }
    default:
      return null
  }
}

function botNews(room: Room, { at, seat, level, by }: Extract<TableEntry, { kind: 'bot' }>): News | null {
  const about = { at, seat, person: null, by: by ?? null }
  const { bot, holders } = room.seats[seat]
  if (room.status === 'gathering' && holders.length === 0) {
    if (level !== null) return { ...about, what: 'bot', level }
    return bot === null ? null : { ...about, what: 'bot-left', level: bot }
  }
  // No news of a seat whose players have conceded: that was told when they did.
  if (hasConceded(room, seat)) return null
  if (level !== null) return { ...about, what: 'minds', level }
  const [player = null] = playersOf(room, seat)
  return { at, what: 'back', seat, person: by ?? player, by: null, level: null }
}
