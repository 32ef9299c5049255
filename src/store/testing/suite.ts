import { describe } from 'vitest'
import { archiveTests } from './suite/archives.ts'
import { blockTests } from './suite/blocks.ts'
import { codeTests } from './suite/codes.ts'
import { contentTests } from './suite/contents.ts'
import { crowdTests } from './suite/crowd.ts'
import { endingTests } from './suite/endings.ts'
import { forgettingTests } from './suite/forgetting.ts'
import { listTests } from './suite/lists.ts'
import { matchTests } from './suite/matches.ts'
import { peopleTests } from './suite/people.ts'
import { bench, type Place } from './suite/place.ts'
import { replayTests } from './suite/replays.ts'
import { reportTests } from './suite/reports.ts'

/** What every store must do, sentence by sentence of the contract in table/store.ts. */
export function storeSuite(name: string, newPlace: () => Promise<Place>): void {
  describe(name, () => {
    const at = bench(newPlace)
    describe('contents', () => contentTests(at))
    describe('matches', () => matchTests(at))
    describe('lists', () => listTests(at))
    describe('archives', () => archiveTests(at))
    describe('replays', () => replayTests(at))
    describe('people', () => peopleTests(at))
    describe('codes', () => codeTests(at))
    describe('blocks', () => blockTests(at))
    describe('reports', () => reportTests(at))
    describe('forgetting', () => forgettingTests(at))
    describe('a crowd', () => crowdTests(at))
    describe('endings', () => endingTests(at))
  })
}
