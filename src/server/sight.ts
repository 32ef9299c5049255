import { seatSet, type Viewer, WATCHER } from '../kernel/seats.ts'
import { GONE } from '../table/command.ts'
import type { PersonId } from '../table/entry.ts'
import { leadsHere, type Room, seatsOf } from '../table/room.ts'
import {
  type PersonRoomView,
  type QuietRoomView,
  quietRoomView,
  type RoomView,
  roomView,
} from '../table/room-view.ts'
import type { Table } from '../table/table.ts'
import type { Blocked } from '../table/talk-view.ts'
import type { Comer } from './door.ts'
import type { Presence } from './presence.ts'

/**
 * A private match is for its people, and until it begins for whoever has the link to its table; a listed one is for anybody to
 * watch.
 */
export function maySee(room: Room, { person, codeHash }: Comer): boolean {
  if (room.listed || (codeHash !== undefined && leadsHere(room, codeHash))) return true
  return person !== null && (room.host === person || seatsOf(room, person).length > 0)
}

/** With all of one's seats, or with some of them only: where one device goes round, nobody sees for another. */
export function viewerOf(table: Table, person: PersonId | null, eyes: readonly string[] | null): Viewer {
  const own = person === null ? WATCHER : table.viewerOf(person)
  if (eyes === null) return own
  return own & seatSet(...table.game.seats.flatMap(({ id }, seat) => (eyes.includes(id) ? [seat] : [])))
}

/** A room as it is sent: what a person is shown of it, and who is here. */
type Sent<Room extends QuietRoomView> = Omit<Room, 'people'> & { readonly people: readonly SentPerson[] }

export type SentRoom = Sent<RoomView>

interface SentPerson extends PersonRoomView {
  /** Since when this person is gone; null for one who is here. */
  readonly gone: number | null
  /** From when on anyone at the table may have a bot mind this person's seats. */
  readonly mindFrom: number | null
}

export function sentRoom(
  table: Table,
  person: PersonId | null,
  presence: Presence,
  blocked?: Blocked,
): SentRoom {
  return withPresence(roomView(table, person, blocked), presence)
}

export function sentQuietRoom(
  table: Table,
  person: PersonId | null,
  presence: Presence,
  blocked?: Blocked,
): Sent<QuietRoomView> {
  return withPresence(quietRoomView(table, person, blocked), presence)
}

function withPresence<Room extends QuietRoomView>(room: Room, presence: Presence): Sent<Room> {
  const people = room.people.map((each) => {
    const gone = presence.goneSince(room.match, each.id)
    return { ...each, gone, mindFrom: gone === null ? null : gone + GONE }
  })
  return { ...room, people }
}
