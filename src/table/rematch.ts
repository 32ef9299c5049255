import { USUAL_LEVEL } from '#kernel/levels.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { SeatingWish } from './command.ts'
import type { PersonId, RematchSeating, TableEntry } from './entry.ts'
import { chosenSeats, type NextSeat, sameSeats, swappedSeats } from './rematch-seats.ts'
import { isForgotten, type Room } from './room.ts'

/** Who sits at a table from the beginning. */
export type Seating = Extract<TableEntry, { kind: 'sat' | 'bot' }>

/** Who will sit where, as somebody asks for it; sides change where they do not say. Nobody who plays is left out. */
export function planned(
  room: Room,
  wish: SeatingWish | undefined,
  playing: readonly PersonId[],
): { readonly seating: RematchSeating; readonly seats: readonly NextSeat[] } {
  const places = placesOf(room)
  if (wish === 'same') return { seating: 'same', seats: sameSeats(places) }
  if (wish === undefined || wish === 'swap')
    return { seating: 'swap', seats: swappedSeats(places, orderOf(room)) }
  const seats = chosenSeats(places, wish, playing, USUAL_LEVEL)
  if (seats === null) throw new Refusal('bad-seating')
  return { seating: 'chosen', seats }
}

/** The first entries of a rematch's table. Bots mind the seats of those who are gone, and get the seats of those `without`. */
export function seatingOf(
  room: Room,
  isGone: (person: PersonId) => boolean,
  without: readonly PersonId[],
  at: number,
): Seating[] {
  const { offer, by } = room.offer ?? {}
  const agreed = offer?.what === 'rematch' ? offer.seats : undefined
  // 0.1.0 settled no seats when a rematch was asked for.
  const seats = agreed ?? planned(room, 'swap', []).seats
  const order = orderOf(room)
  const sat: Extract<TableEntry, { kind: 'sat' }>[] = []
  const bots: Seating[] = []
  for (const [seat, { holders, bot }] of seats.entries()) {
    const again = holders.filter((holder) => !isForgotten(room, holder) && !without.includes(holder))
    const isLeft = again.length === 0 && holders.some((holder) => without.includes(holder))
    for (const person of again)
      sat.push({ kind: 'sat', seat, person, name: room.names.get(person) ?? '', at })
    if (again.length === 0) {
      const level = isLeft ? USUAL_LEVEL : bot
      if (level !== null) bots.push({ kind: 'bot', seat, level, at })
    } else if (again.every(isGone))
      bots.push({ kind: 'bot', seat, level: USUAL_LEVEL, ...(by === undefined ? {} : { by }), at })
  }
  // The order in which people came is kept: `swappedSeats` goes by it.
  sat.sort((one, other) => order.indexOf(one.person) - order.indexOf(other.person))
  return [...sat, ...bots]
}

/** The seats, with those of their holders who were not forgotten. */
function placesOf(room: Room) {
  return room.seats.map(({ team, holders, bot }) => ({
    team,
    holders: holders.filter((holder) => !isForgotten(room, holder)),
    bot,
  }))
}

/** Everyone who ever sat here, in the order they came in. */
function orderOf({ names }: Room): PersonId[] {
  return [...names.keys()]
}
