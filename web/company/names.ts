import type { Room } from '#wire/room.ts'
import { called } from '../client/called.ts'

/** What everyone is called who is here, or has left something to read. */
export function namesIn({ people, news }: Room): Map<string, string> {
  const known = news.flatMap(({ person, by }) => [person, by]).filter((each) => each !== null)
  return new Map([...known, ...people].map(({ id, name }) => [id, called(name)]))
}
