import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { playTurn, standing } from './support/playing.ts'

const house = openHouse()
const HAND = '[data-explain^="card:"]'

test('two people share one device, and a curtain keeps their cards apart', async () => {
  const both = await house.visitor()
  await both.go('/new/sharks?with=pass')
  await both.page.getByLabel('Name of the player: Great White').fill('Ann')
  await both.page.getByLabel('Name of the player: Shortfin Mako').fill('Bob')
  await both.button('Start').click()

  const seen = new Map<string, string>()
  const order: string[] = []
  for (let turn = 0; turn < 4; turn++) {
    await both.page.locator('.curtain').waitFor()
    const name = await both.page.locator('.curtain h1').innerText()
    order.push(name.toLowerCase())
    // Behind the curtain there is nothing: not on the page, and not in what the page was sent.
    expect(await both.page.locator(HAND).count()).toBe(0)
    const hidden = await both.text()
    for (const cards of seen.values())
      for (const card of cards.split('\n').filter((line) => line.length > 3))
        expect(hidden).not.toContain(card)

    await both.button(/^I am .*: show me$/).click()
    await both.page.locator('.table').waitFor()
    const hand = await both.page.locator(HAND).allInnerTexts()
    expect(hand.length).toBeGreaterThan(0)
    seen.set(name, hand.join('\n'))
    await playTurn(both)
    expect(await standing(both)).toBe('hand-over')
    await both.button(/^Hand over to/).click()
  }
  expect(new Set(order)).toEqual(new Set(['ann', 'bob']))
  for (let turn = 1; turn < order.length; turn++) expect(order[turn]).not.toBe(order[turn - 1])
  expect(house.faults).toEqual([])
})
