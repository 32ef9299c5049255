import { Refusal } from '#kernel/refusal.ts'
import type { PersonId } from '#table/entry.ts'
import { people } from '#table/room.ts'
import type { Store } from '#table/store.ts'
import { type Blocked, NOBODY } from '#table/talk-view.ts'
import type { Services } from './services.ts'

export async function blockedBy(
  { store }: Pick<Services, 'store'>,
  person: PersonId | null,
): Promise<Blocked> {
  if (person === null) return NOBODY
  return new Set((await store.blocksOf(person)).map(({ whom }) => whom))
}

/**
 * Refuses a seat to somebody whom the host or anybody seated has blocked. The check always runs, with one refusal, so that
 * neither wording nor timing tells who it was.
 */
export async function mustBeWelcome(
  { store, tables }: Services,
  match: string,
  person: PersonId,
): Promise<void> {
  const there = await tables.use(match, ({ room }) => [room.host, ...people(room)])
  if (await store.isBlockedBy(person, there)) throw new Refusal('not-open')
}

/** Those of some who have blocked one of the others. */
export async function apart(
  store: Store,
  some: readonly PersonId[],
  others: readonly PersonId[],
): Promise<PersonId[]> {
  const lists = await Promise.all(some.map((person) => store.blocksOf(person)))
  return some.filter((_, index) => lists[index].some(({ whom }) => others.includes(whom)))
}

/** Sends room and talk anew to all sockets of a person, at every node. */
export async function listenAnew(services: Services, person: PersonId): Promise<void> {
  await listenAnewHere(services, person)
  await services.colleagues.listenAnew(person)
}

export async function listenAnewHere(services: Services, person: PersonId): Promise<void> {
  const blocked = await blockedBy(services, person)
  const own = services.hub.all().filter(({ caller }) => caller.person?.id === person)
  for (const connection of own) connection.block(blocked)
  for (const match of new Set(own.map(({ caller }) => caller.match)))
    await services.tables.use(match, (table) => services.hub.show(table))
}
