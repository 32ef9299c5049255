import { expect, onTestFinished, test } from 'vitest'
import { abandonUntouched } from '#server/sweeps.ts'
import { Guest } from '#server/testing/guest.ts'
import { House } from '#server/testing/house.ts'
import type { MatchThen } from '../support/manifest.ts'
import type { Exhibit } from '../support/releases.ts'

const DAY = 24 * 3_600_000

/** Age does to these matches what it does to any other; so all other tests look at them when they were young. */
export function sweepTests({ database, unpack }: Exhibit): void {
  const inStatus = (...all: MatchThen['status'][]) =>
    database.matches.filter(({ status }) => all.includes(status))

  test.each([
    ['when it was left, nothing', 0, []],
    ['after three days, what was not begun', 3, inStatus('gathering')],
    ['after a month, everything that is not over', 32, inStatus('gathering', 'playing')],
  ])('is given up: %s', async (_when, days, matches) => {
    const { folder, now } = unpack()
    const house = await House.open({}, { folder, now: now + days * DAY })
    onTestFinished(() => house.close())
    expect(await abandonUntouched(house.server.services, house.clock.now())).toBe(matches.length)
    for (const { id } of matches.filter(({ status }) => status === 'playing')) {
      const { text } = await new Guest(house.base).get(`/api/matches/${id}/record`)
      expect(text).toContain('\nresult: abandoned\n')
    }
  })
}
