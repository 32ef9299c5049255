import type { ViewShape } from '#kernel/view.ts'
import type { Replay } from '#table/replay.ts'
import type { Room } from '#wire/room.ts'
import type { Say, Seated } from '../boards/board.ts'
import { called } from '../client/called.ts'
import type { Names } from '../client/pass.ts'
import { levelName } from '../i18n/level-names.ts'
import { word } from '../i18n/words.svelte.ts'

/** Who sits where, as the page calls them. */
export function seatedOf(room: Room, eyes: readonly string[], names: Names, say: Say): Seated[] {
  return room.seats.map(({ seat, holders, bot }) => {
    const people = holders.flatMap((id) => room.people.find((person) => person.id === id) ?? [])
    const role = say({ key: 'table.role', params: { seat } })
    const isMe = eyes.includes(seat)
    const shared = room.mine.length > 1 && room.mine.includes(seat)
    const who = shared ? (names[seat] ?? role) : people.map(({ name }) => called(name)).join(', ')
    const isYou = isMe && eyes.length === 1 && !(seat in names)
    return {
      seat,
      role,
      called: bot === null ? playerAs(isYou ? word('table.you') : who, role) : role,
      name: bot !== null ? levelName(bot) : who,
      isMe,
      isBot: bot !== null,
      isGone: bot === null && people.length > 0 && people.every(({ gone }) => gone !== null),
    }
  })
}

/** The same of a match that is over. */
export function seatsOfReplay({ seats }: Replay, eyes: string, say: Say): Seated[] {
  return seats.map(({ seat, names, bot }) => {
    const role = say({ key: 'table.role', params: { seat } })
    const name = bot === null ? names.map(called).join(', ') || role : levelName(bot)
    const as = bot === null ? playerAs(name, role) : role
    return { seat, role, name, called: as, isMe: seat === eyes, isBot: bot !== null, isGone: false }
  })
}

/** Whoever has no name besides their part is called by it alone. */
export function playerAs(name: string, role: string): string {
  return name === role || name === '' ? role : word('table.player', { name, role })
}

/** Those who are asked, each of them once, with all the parts that they are asked for. */
export function awaited(seats: readonly Seated[], asked: readonly string[]): string[] {
  const sitting = seats.filter(({ seat }) => asked.includes(seat))
  const playerOf = ({ isBot, name, called }: Seated): string => (isBot ? called : name)
  return [...Map.groupBy(sitting, playerOf).values()].map(([first, ...others]) =>
    others.length === 0
      ? first.called
      : word('table.player', { name: first.name, role: [first, ...others].map(({ role }) => role) }),
  )
}

/** The seats that the game waits for. */
export function askedOf(view: ViewShape, { seats }: Pick<Room, 'seats'>): string[] {
  let set = 0
  for (const { seats: asked, aside } of view.decisions) if (aside !== 'offer') set |= asked
  return seats.filter((_, index) => (set & (1 << index)) !== 0).map(({ seat }) => seat)
}
