import type { PersonId } from '../table/entry.ts'
import type { ForgottenList } from '../table/store.ts'
import { closeSockets } from './devices.ts'
import type { Services } from './services.ts'

/** Deletes what is about a person: their name, their devices and codes, what they said. Their moves stay, under nobody's name. */
export async function forget(services: Services, person: PersonId): Promise<void> {
  // Written down first: whatever is interrupted here is done when the server starts again.
  await services.forgotten.add(person)
  await carryOut(services, person)
}

/**
 * The same again for all who were ever forgotten: a backup may have been put back, somebody's last words may have come in
 * late. Finds nothing to do where there is nothing.
 */
export async function forgetAgain(services: Services): Promise<void> {
  const { forgotten, store, log } = services
  for (const person of forgotten.all()) await carryOut(services, person)
  // Somebody who makes a backup holds it up, and the next sweep tries again.
  await store.scrub().catch((error) => log.warn({ err: error }, 'what was deleted is not scrubbed yet'))
}

async function carryOut(services: Services, person: PersonId): Promise<void> {
  const { store, tables, replays, hub, colleagues, log } = services
  const devices = await store.devicesOf(person)
  if ((await store.person(person)) !== null) await store.dropPerson(person)
  const tokens = devices.map(({ token }) => token)
  closeSockets({ hub }, tokens)
  await colleagues.closeSockets(tokens)
  for (const match of await store.matchesEverOf(person))
    try {
      await colleagues.forget(match, person, async () => {
        await tables.forget(match, person)
        // One that is being made at this moment would be kept with the old names.
        await replays.drop(match)
      })
    } catch (error) {
      log.error({ match, err: error }, 'a match could not forget somebody yet')
    }
}

/** For servers whose data does not outlive them. */
export function forgottenInMemory(): ForgottenList {
  const ids: PersonId[] = []
  return {
    all: () => ids,
    async add(person) {
      ids.push(person)
    },
  }
}
