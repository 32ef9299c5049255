import type { PersonId } from './entry.ts'
import type { Room } from './room.ts'

/** Who may play a seat: those of its holders who have not given it up. */
export function playersOf(room: Room, seat: number): PersonId[] {
  return room.seats[seat].holders.filter((holder) => !room.conceded.has(holder))
}

/** Whether everyone who had a right to a seat has given it up. */
export function hasConceded(room: Room, seat: number, also?: PersonId): boolean {
  const { holders } = room.seats[seat]
  return holders.length > 0 && holders.every((holder) => holder === also || room.conceded.has(holder))
}
