import type { ChangedOptions } from './entry.ts'
import { undoReady } from './readiness.ts'
import type { Room, SeatRoom } from './room.ts'

/** What changed options make of a room: people keep what they have, and say anew that they are ready. */
export function enterOptions(room: Room, { seats, at }: ChangedOptions & { readonly at: number }): void {
  const old = [...room.seats]
  room.seats.splice(0, old.length, ...seats.map(({ team, was }) => seatFrom(team, old[was ?? -1])))
  undoReady(room, at)
  // Team talk goes by the side's number, which may be another side's from now on.
  room.talk.splice(0, room.talk.length, ...room.talk.filter(({ channel }) => channel === 'table'))
  // Older news name seats by number, which may be other seats from now on.
  room.news.splice(0, room.news.length, ...room.news.filter(({ seat }) => seat === null))
}

function seatFrom(team: number, old: SeatRoom | undefined): SeatRoom {
  const { holders = [], bot = null, invitation = null } = old ?? {}
  return { team, holders: [...holders], bot, minder: null, turn: null, invitation }
}
