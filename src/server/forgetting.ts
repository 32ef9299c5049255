import type { PersonId } from '#table/entry.ts'
import type { ForgottenList } from '#table/store.ts'
import { closeSockets } from './devices.ts'
import type { Services } from './services.ts'

/** Deletes a person: name, devices, codes, what they said. Their moves stay without a name. */
export async function forget(services: Services, person: PersonId): Promise<void> {
  // Written first: if this is interrupted, the next start repeats it.
  await services.forgotten.add(person)
  await carryOut(services, person)
}

/**
 * Repeats it for all who were ever forgotten: a restored backup, or a late write, may have brought something back. Idempotent.
 */
export async function forgetAgain(services: Services): Promise<void> {
  const { forgotten, store, log } = services
  for (const person of forgotten.all()) await carryOut(services, person)
  // Fails while a backup is made; the next sweep tries again.
  await store.scrub().catch((error) => log.warn({ err: error }, 'what was deleted is not scrubbed yet'))
}

async function carryOut(services: Services, person: PersonId): Promise<void> {
  const { store, hub, colleagues, log } = services
  const devices = await store.devicesOf(person)
  if ((await store.person(person)) !== null) await store.dropPerson(person)
  const tokens = devices.map(({ token }) => token)
  closeSockets({ hub }, tokens)
  await colleagues.closeSockets(tokens)
  for (const match of await store.matchesEverOf(person))
    try {
      await colleagues.forget(match, person, () => forgetHere(services, match, person))
    } catch (error) {
      log.error({ match, err: error }, 'a match could not forget somebody yet')
    }
}

/** Takes a person out of a match that this node has. */
export async function forgetHere(
  { tables, replays }: Services,
  match: string,
  person: PersonId,
): Promise<void> {
  try {
    await tables.forget(match, person)
  } finally {
    // One that is being made would be kept with the old names; one that was kept is there also where the match cannot be read.
    await replays.drop(match)
  }
}

/** For servers without a data folder. */
export function forgottenInMemory(): ForgottenList {
  const ids: PersonId[] = []
  return {
    all: () => ids,
    async add(person) {
      ids.push(person)
    },
  }
}
