import { expect, onTestFinished, test } from 'vitest'
import { Guest } from '#server/testing/guest.ts'
import { House } from '#server/testing/house.ts'
import type { Exhibit } from '../support/releases.ts'

/**
 * A later release with other rules in every game gives out the same records without playing. What had not begun is open to
 * all there as before, and has no record yet.
 */
export function strandedTests({ database, unpack, read }: Exhibit): void {
  test('records are the same, by the log alone, where the rules are gone', async () => {
    const house = await House.open({}, unpack())
    onTestFinished(() => house.close())
    house.boxes = house.boxes.map((box) => ({ ...box, rules: box.rules + 1, rulesNumbers: [box.rules + 1] }))
    await house.restart()
    for (const { id, name, record, status } of database.matches) {
      const isKnown = status === 'over' || (status === 'gathering' && database.lobby.includes(name))
      const { status: answer, text, body } = await new Guest(house.base).get(`/api/matches/${id}/record`)
      if (record !== null) expect(text, id).toBe(read(record))
      else expect({ id, answer, body }).toMatchObject({ id, answer: isKnown ? 409 : 404 })
    }
  })
}
