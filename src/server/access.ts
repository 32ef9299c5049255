import { seatSet, type Viewer, WATCHER } from '#kernel/seats.ts'
import { GONE } from '#table/command.ts'
import type { PersonId } from '#table/entry.ts'
import { leadsHere, seatsOf, type Room as TableRoom } from '#table/room.ts'
import { type QuietRoomView, quietRoomView, roomView } from '#table/room-view.ts'
import type { Table } from '#table/table.ts'
import type { Blocked } from '#table/talk-view.ts'
import type { QuietRoom, Room } from '#wire/room.ts'
import type { Comer } from './door.ts'
import type { Presence } from './presence.ts'

/**
 * A private match is for its people, and until it begins for whoever has the link to its table; a listed one is for anybody to
 * watch.
 */
export function maySee(room: TableRoom, { person, codeHash }: Comer): boolean {
  if (room.listed || (codeHash !== undefined && leadsHere(room, codeHash))) return true
  return person !== null && (room.host === person || seatsOf(room, person).length > 0)
}

/** The viewer of a person: all their seats, or those they chose to look with where several people share a device. */
export function viewerOf(table: Table, person: PersonId | null, eyes: readonly string[] | null): Viewer {
  const own = person === null ? WATCHER : table.viewerOf(person)
  if (eyes === null) return own
  return own & seatSet(...table.game.seats.flatMap(({ id }, seat) => (eyes.includes(id) ? [seat] : [])))
}

export function sentRoom(table: Table, person: PersonId | null, presence: Presence, blocked?: Blocked): Room {
  return withPresence(roomView(table, person, blocked), presence)
}

export function sentQuietRoom(
  table: Table,
  person: PersonId | null,
  presence: Presence,
  blocked?: Blocked,
): QuietRoom {
  return withPresence(quietRoomView(table, person, blocked), presence)
}

function withPresence<Shown extends QuietRoomView>(room: Shown, presence: Presence) {
  const people = room.people.map((each) => {
    const gone = presence.goneSince(room.match, each.id)
    return { ...each, gone, mindFrom: gone === null ? null : gone + GONE }
  })
  return { ...room, people }
}
