import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { moment, playTurn, standing } from './support/playing.ts'

const house = openHouse()

test('a watcher finds an open table, sees every move and nobody’s cards', async () => {
  const ann = await house.visitor()
  await ann.go('/new/sharks?with=bots')
  await ann.page.getByText(/^More: .*open table/).click()
  await ann.page.getByLabel(/Open table/).check()
  await ann.button('Start').click()
  await ann.page.locator('.table').waitFor()

  const bob = await house.visitor()
  await bob.go('/watch')
  await bob.link('Watch').click()
  await bob.page.locator('.table').waitFor()
  expect(await bob.page.locator('.area-act [data-action]').count()).toBe(0)
  await bob.page.getByText('You are watching').waitFor()
  expect(await ann.page.getByText('You are watching').count()).toBe(0)
  const before = await moment(bob)
  expect(await playTurn(ann)).toBeGreaterThan(0)
  await bob.page.locator(`.table:not([data-moment="${before}"])`).waitFor()
  expect(await standing(bob)).toBe('wait')

  const hand = await ann.page.locator('[data-explain^="card:"]').allInnerTexts()
  const seen = await bob.page.locator('.table').innerText()
  expect(hand.length).toBeGreaterThan(0)
  for (const card of hand) expect(seen).not.toContain(card.split('\n')[0])
  expect(house.faults).toEqual([])
})
