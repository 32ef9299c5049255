import { existsSync } from 'node:fs'
import { boxes } from '#games/index.ts'
import { OpenHouse } from '../house.ts'
import { settled } from '../settled.ts'
import type { VisitorOptions } from '../visitor.ts'
import { plainTour } from './plain.ts'
import type { Look, Tour } from './tour.ts'

/**
 * Every screen of the page: with Sharks those that all games share, with the others what is theirs. A game's tour is in the
 * file of its name here; one without is led through plainly.
 */
export const TOURS: { readonly [game: string]: Tour | undefined } = Object.fromEntries(
  await Promise.all(
    boxes
      .filter(({ id }) => existsSync(new URL(`${id}.ts`, import.meta.url)))
      .map(async ({ id }) => [id, ((await import(`./${id}.ts`)) as { tour: Tour }).tour] as const),
  ),
)

/** What invitations call the house, instead of a port that is another one each time. */
const PUBLIC_URL = new URL('https://dorsal.example/')

/**
 * Leads through the screens of a game in a house of its own, so that nothing others have done there is to be seen; each
 * is looked at when it stands still. Gives what went wrong in anybody's browser.
 */
export async function lead(
  chromium: string,
  game: string,
  options: VisitorOptions,
  look: Look,
): Promise<string[]> {
  const house = new OpenHouse(chromium, { publicUrl: PUBLIC_URL })
  await house.open()
  try {
    await house.begin(`a tour of ${game}`)
    await (TOURS[game] ?? plainTour(game))(house, options, async (screen, visitor) => {
      await settled(visitor)
      await look(screen, visitor)
    })
    return house.faults
  } catch (error) {
    await house.tell()
    throw error
  } finally {
    await house.close()
  }
}
