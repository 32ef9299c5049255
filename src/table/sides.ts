import { Refusal } from '#kernel/refusal.ts'
import type { PersonId } from './entry.ts'
import type { Room } from './room.ts'

/** The sides whose secrets a person has been shown in this match: those they began with, or the one they came to. */
function sidesSeen(room: Room, person: PersonId): ReadonlySet<number> {
  return room.seen.get(person) ?? new Set()
}

/** From now on the person knows what the side of a seat knows, whatever seat they hold later. */
export function showSide(room: Room, person: PersonId, seat: number): void {
  room.seen.set(person, new Set([...sidesSeen(room, person), room.seats[seat].team]))
}

/** Refuses a seat of another side to whoever has seen the secrets of one. */
export function mustBeOfSide(room: Room, person: PersonId, seat: number): void {
  const seen = sidesSeen(room, person)
  if (seen.size > 0 && !seen.has(room.seats[seat].team)) throw new Refusal('other-side')
}

/** Whether `one`, who has seen secrets in this match, would learn those of another side as `other`. */
export function wouldSeeMore(room: Room, one: PersonId, other: PersonId): boolean {
  const seen = sidesSeen(room, one)
  return seen.size > 0 && [...sidesSeen(room, other)].some((side) => !seen.has(side))
}
