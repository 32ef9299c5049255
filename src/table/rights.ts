import { Refusal } from '#kernel/refusal.ts'
import { GONE } from './command.ts'
import type { PersonId } from './entry.ts'
import { people, type Room, type SeatRoom, seatsOf } from './room.ts'

export function seatAt(room: Room, seat: number): SeatRoom {
  const place = room.seats[seat]
  if (place === undefined) throw new Refusal('no-such-seat')
  return place
}

export function mustBeHere(room: Room, person: PersonId): void {
  if (person !== room.host && seatsOf(room, person).length === 0) throw new Refusal('not-at-table')
}

/** The host's rights fall to everyone at the table while the host is gone. */
export function mustBeHost(room: Room, person: PersonId, away: (person: PersonId) => number): void {
  if (person === room.host) return
  if (!people(room).includes(person) || away(room.host) < GONE) throw new Refusal('not-host')
}

export function mustBePlaying(room: Room): void {
  if (room.status === 'gathering') throw new Refusal('not-started')
  if (room.status === 'over') throw new Refusal('over')
}
