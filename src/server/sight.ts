import { type Viewer, WATCHER } from '../kernel/seats.ts'
import type { PersonId } from '../table/entry.ts'
import { type Room, seatsOf } from '../table/room.ts'
import { type PersonRoomView, type RoomView, roomView } from '../table/room-view.ts'
import type { Table } from '../table/table.ts'
import type { Presence } from './presence.ts'

/** A private match is for its people; a listed one is for anybody to watch. */
export function maySee(room: Room, person: PersonId | null): boolean {
  return room.listed || (person !== null && (room.host === person || seatsOf(room, person).length > 0))
}

export function viewerOf(table: Table, person: PersonId | null): Viewer {
  return person === null ? WATCHER : table.viewerOf(person)
}

export interface SentRoom extends Omit<RoomView, 'people'> {
  readonly people: readonly SentPerson[]
}

export interface SentPerson extends PersonRoomView {
  /** Since when this person is gone; null for one who is here. */
  readonly gone: number | null
}

export function sentRoom(table: Table, person: PersonId | null, presence: Presence): SentRoom {
  const room = roomView(table, person)
  return {
    ...room,
    people: room.people.map((each) => ({ ...each, gone: presence.goneSince(table.id, each.id) })),
  }
}
