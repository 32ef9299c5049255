import type { Room } from '#wire/room.ts'
import { called } from '../client/called.ts'
import { companyWord } from './words.ts'

type Seat = Room['seats'][number]

/** People who play seats and are gone. */
export interface Absence {
  /** Their names, as the page writes them. */
  readonly names: readonly string[]
  /** The seats that nobody else plays. */
  readonly seats: readonly string[]
  /** Since when, and from when on a bot may mind the seats; both by the server's time. */
  readonly since: number
  readonly mindFrom: number
}

/** Who plays a seat, or would if no bot did. */
function playersOf({ people }: Room, { holders }: Seat): Room['people'] {
  return people.filter(({ id, conceded }) => holders.includes(id) && !conceded)
}

/** Those for whom the table may have to wait, each with all their seats. */
export function absencesIn(room: Room): Absence[] {
  if (room.status !== 'playing') return []
  const found = new Map<string, Absence>()
  for (const seat of room.seats) {
    const players = playersOf(room, seat)
    if (seat.bot !== null || players.length === 0 || room.mine.includes(seat.seat)) continue
    if (players.some(({ gone }) => gone === null)) continue
    const key = players.map(({ id }) => id).join()
    found.set(key, {
      names: players.map(({ name }) => called(name)),
      seats: [...(found.get(key)?.seats ?? []), seat.seat],
      since: Math.max(...players.map(({ gone }) => gone ?? 0)),
      mindFrom: Math.max(...players.map(({ mindFrom }) => mindFrom ?? 0)),
    })
  }
  return [...found.values()]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A length of time in one number: what has passed is rounded down, what has to be waited for up. */
export function timeText(ms: number, round: (count: number) => number = Math.floor): string {
  if (ms < MINUTE) return companyWord('away.seconds', { count: Math.max(1, round(ms / 1000)) })
  if (ms < HOUR) return companyWord('away.minutes', { count: round(ms / MINUTE) })
  return companyWord('away.hours', { count: round(ms / HOUR) })
}
