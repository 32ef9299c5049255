import type { Room } from '#wire/room.ts'

/** Whether a seat is spoken of in the plural: several people share it, and the reader is none of them. */
export function areSeveral({ seats, mine }: Pick<Room, 'seats' | 'mine'>, seat: string): boolean {
  const { holders = [], bot = null } = seats.find((each) => each.seat === seat) ?? {}
  return bot === null && holders.length > 1 && !mine.includes(seat)
}

/** Whether an open offer is for the reader: whoever chooses the seats of a rematch may leave out somebody who gave up. */
export function isForMe({ offer, me, mine }: Room): boolean {
  if (me === null || mine.length === 0) return false
  return offer?.seats?.some(({ holders }) => holders.includes(me)) ?? true
}
