import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { goneOn, standing } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

/** Everything on the board of Sharks that can be chosen now and is not yet. */
const OPEN =
  '.cell[aria-pressed="false"], .food.open:not(.held), .bag.open:not(.held) .sack, .card.open:not(.chosen)'

const main = ({ page }: Visitor): Locator => page.locator('.area-act .button.main')

async function isReady(visitor: Visitor): Promise<boolean> {
  return (await main(visitor).getAttribute('aria-disabled')) !== 'true'
}

/** One step of a turn on the board itself: chooses until the yellow button can be pressed, and presses it. */
async function step(visitor: Visitor): Promise<string> {
  const { page } = visitor
  const title = await page.locator('.prompt h1').innerText()
  for (let chosen = 0; !(await isReady(visitor)); chosen++) {
    if (chosen > 4) throw new Error(`"${title}" is never ready`)
    await page.locator(OPEN).last().tap()
  }
  await goneOn(visitor, () => main(visitor).tap())
  return title
}

test('three turns on the board alone, with a finger, on a phone', async () => {
  const ann = await house.visitor({ phone: true })
  const { page } = ann
  await ann.go('/new/sharks?with=bots')
  await ann.button('Start').tap()
  await page.locator('.table').waitFor()
  const steps: string[] = []
  for (let turns = 0; turns < 3; ) {
    expect(await standing(ann)).toBe('act')
    const title = await step(ann)
    steps.push(title)
    if (/boat/i.test(title)) turns++
  }
  console.log(`sharks board: ${steps.join(', ')}`)
  expect(await page.locator('.place:not(.empty)').count()).toBeGreaterThan(0)
  expect(house.faults).toEqual([])
})

test('a way is drafted, told, taken back and swum; what cannot be says why', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await ann.go('/new/sharks?with=bots')
  await page.locator('summary', { hasText: 'More' }).click()
  await page.getByLabel('Who begins').selectOption('great-white')
  await ann.button('Start').click()
  await page.locator('.table').waitFor()
  expect(await standing(ann)).toBe('act')
  // Beside an oil spill nobody can start.
  const spot = page
    .locator('.area-board')
    .getByRole('button', { name: /^Start north of/ })
    .first()
  const name = (await spot.getAttribute('aria-label')) ?? ''
  await spot.click()
  expect(await main(ann).innerText()).toBe(name)
  await main(ann).click()
  await page.locator('.prompt.mine h1', { hasText: /^Swim$/i }).waitFor()

  const line = page.locator('.prompt p')
  const open = page.locator('.cell[aria-pressed="false"]')
  await expect.poll(() => open.count()).toBeGreaterThan(1)
  await open.last().click()
  expect(await line.innerText()).toMatch(/^[123] steps?\. /)
  expect(await page.locator('.place.next').count()).toBeGreaterThan(0)

  await ann.button('Clear').click()
  expect(await page.locator('.place.next').count()).toBe(0)
  expect(await isReady(ann)).toBe(false)

  const closed = page.locator('.cell:not([aria-pressed])').last()
  await closed.click()
  await page.locator('[role="status"], [role="alert"]').filter({ hasText: /\S/ }).first().waitFor()

  // By keys: a tile is chosen with Enter, and chosen again it is done.
  await open.first().focus()
  await page.keyboard.press('Enter')
  expect(await isReady(ann)).toBe(true)
  await goneOn(ann, () => page.keyboard.press('Enter'))
  expect(house.faults).toEqual([])
})
