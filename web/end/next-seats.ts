import type { Room } from '#wire/room.ts'
import type { Seated } from '../boards/board.ts'
import { called } from '../client/called.ts'
import { levelName } from '../i18n/level-names.ts'
import { word } from '../i18n/words.svelte.ts'

export type NextSeats = NonNullable<Room['rematchSeats']>['same']

/** Who will be what at a rematch: each person, or the bots of a level, with their seats. */
export interface NextPlayer {
  readonly name: string
  readonly isMe: boolean
  readonly seats: readonly string[]
  readonly roles: readonly string[]
}

export function nextPlayers(room: Room, seats: readonly Seated[], next: NextSeats): NextPlayer[] {
  const players = new Map<string, NextPlayer>()
  for (const { seat, holders, bot } of next) {
    const isMe = room.me !== null && holders.includes(room.me)
    const names = holders
      .filter((id) => id !== room.me)
      .map((id) => called(room.people.find((person) => person.id === id)?.name ?? ''))
    const name = [...(isMe ? [word('table.you')] : []), ...names].join(', ') || levelName(bot)
    const role = seats.find((each) => each.seat === seat)?.role ?? seat
    const known = players.get(name) ?? { name, isMe, seats: [], roles: [] }
    players.set(name, { ...known, seats: [...known.seats, seat], roles: [...known.roles, role] })
  }
  return [...players.values()].sort((one, other) => Number(other.isMe) - Number(one.isMe))
}
