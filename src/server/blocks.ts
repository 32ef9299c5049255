import { Refusal } from '../kernel/refusal.ts'
import type { PersonId } from '../table/entry.ts'
import { people } from '../table/room.ts'
import { type Blocked, NOBODY } from '../table/talk-view.ts'
import type { Services } from './services.ts'

export async function blockedBy(
  { store }: Pick<Services, 'store'>,
  person: PersonId | null,
): Promise<Blocked> {
  if (person === null) return NOBODY
  return new Set((await store.blocksOf(person)).map(({ whom }) => whom))
}

/**
 * Nobody sits down where the host, or anybody who sits there, has blocked them. It is always asked and the answer is always
 * the same, so that neither its words nor its time tell who it was.
 */
export async function mustBeWelcome(
  { store, tables }: Services,
  match: string,
  person: PersonId,
): Promise<void> {
  const there = await tables.use(match, ({ room }) => [room.host, ...people(room)])
  if (await store.isBlockedBy(person, there)) throw new Refusal('not-open')
}

/** What a person reads at the tables they are at follows at once, on every device. */
export async function listenAnew(services: Services, person: PersonId): Promise<void> {
  const blocked = await blockedBy(services, person)
  const own = services.hub.all().filter(({ caller }) => caller.person?.id === person)
  for (const connection of own) connection.block(blocked)
  for (const match of new Set(own.map(({ caller }) => caller.match)))
    await services.tables.use(match, (table) => services.hub.show(table))
}
