import { expect, test } from 'vitest'
import { layOut } from '#games/sharks/testing.ts'
import { positionOf } from '#kernel/match/position.ts'
import { openHouse } from './support/open-house.ts'
import { act, legal } from './support/playing.ts'
import { sitAt } from './support/tables.ts'

const house = openHouse()

test('a table that is laid out at a position is played on from there, and says what it is', async () => {
  const ann = await house.visitor()
  const table = layOut({ sharks: { mako: 'b1', tiger: 'd3' }, boat: 'b2', points: { tiger: 7 } })
  await sitAt(ann, positionOf(table), ['mako'])
  expect(await ann.page.getByText('Stacked: set up by hand').count()).toBeGreaterThan(0)
  expect(await ann.page.locator('.players').innerText()).toContain('7')
  const ways = (await legal(ann)).filter((action) => action.startsWith('swim'))
  expect(ways).toEqual(['swim c1', 'swim a1'])
  await act(ann, 'swim c1')
  expect(await legal(ann)).toContain('swim d1')
  expect(house.faults).toEqual([])
})
