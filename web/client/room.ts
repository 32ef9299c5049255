import type { Room } from '#wire/room.ts'

/** Whether those whom one speaks of as a seat are several; of a seat of one's own one speaks otherwise. */
export function areSeveral({ seats, mine }: Pick<Room, 'seats' | 'mine'>, seat: string): boolean {
  const { holders = [], bot = null } = seats.find((each) => each.seat === seat) ?? {}
  return bot === null && holders.length > 1 && !mine.includes(seat)
}
