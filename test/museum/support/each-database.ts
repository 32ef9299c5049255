import { afterAll, beforeAll, describe } from 'vitest'
import { House } from '#server/testing/house.ts'
import type { Place } from './looking.ts'
import { databasesOf, type Exhibit, releases } from './releases.ts'

/** A database of a release, and the server of today on a copy of it. */
export interface Hall extends Exhibit {
  readonly house: () => House
  readonly place: () => Place
}

/** On a clock that stands still bots never answer: everything stays as it was left until a test goes on with it. */
const HELD_BACK = { least: 1000, most: 1000 }

/**
 * The same tests on every database of every release. The clock stands where it was left: whatever is given up, forgotten
 * or runs out with age is as young as it was then.
 */
export function eachDatabase(tests: (hall: Hall) => void): void {
  describe.each(releases.flatMap(databasesOf))('$title', (exhibit) => {
    const { unpack, database } = exhibit
    let opened: House
    beforeAll(async () => {
      opened = await House.open({ botDelay: HELD_BACK }, unpack())
    })
    afterAll(() => opened.close())
    const house = (): House => opened
    tests({ ...exhibit, house, place: () => ({ base: opened.base, people: database.people }) })
  })
}
