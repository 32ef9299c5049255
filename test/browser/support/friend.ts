import { Guest } from '#server/testing/guest.ts'
import type { OpenHouse } from './house.ts'
import type { Visitor } from './visitor.ts'

/** Somebody who only sits there in a story, and needs no browser for that. */
export interface Friend extends Pick<Visitor, 'me'> {
  sitDown(match: string): Promise<void>
}

export async function friend(house: OpenHouse, name: string): Promise<Friend> {
  const guest = await new Guest(house.base).named(name)
  return {
    me: async () => ({ id: guest.id, name }),
    async sitDown(match) {
      await guest.at(match)
    },
  }
}
