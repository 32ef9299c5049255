import { expect, test } from 'vitest'
import { faultsFor } from './support/axe.ts'
import { arrive, waysFrom } from './support/first-choice.ts'
import { openHouse } from './support/open-house.ts'

const house = openHouse()

/** Long enough for bots that follow a script and are shown at once: nobody has to skip anything. */
const PATIENCE = 60_000

test('from the home page it takes two presses to a first choice of one’s own, in every seat of every game', async () => {
  const scout = await house.visitor()
  const ways = await waysFrom(scout.page, scout.base)
  expect(new Set(ways.map(({ game }) => game)).size).toBe(house.boxes.length)
  for (const way of ways) {
    const ann = await house.visitor()
    const presses = await arrive(ann.page, ann.base, way, PATIENCE)
    expect(presses, `${way.game}: ${way.part}`).toBe(2)
    expect(await ann.page.title()).toBe(`● ${way.game}: your turn`)
    expect(await ann.page.locator('.curtain').count()).toBe(0)
    await ann.leave()
  }
  expect(house.faults).toEqual([])
})

test('the sides to choose from are for everyone, fit a phone, and lead on to all other choices', async () => {
  for (const phone of [false, true])
    for (const language of ['en-GB', 'fr-FR']) {
      const ann = await house.visitor({ phone, language })
      const { page } = ann
      await ann.go('/')
      expect(await faultsFor('home', ann)).toEqual([])
      for (const play of await page.locator('.poster .play').all()) {
        await play.click()
        await page.locator('dialog[open] li').first().waitFor()
        expect(await faultsFor('play as', ann)).toEqual([])
        expect(await page.locator('dialog[open]').innerText()).not.toContain('⟨')
        const last = await page.locator('dialog[open] li').last().boundingBox()
        expect((last?.y ?? 9999) + (last?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0)
        expect(await ann.scrollsSideways()).toBe(false)
        await page.keyboard.press('Escape')
        await page.locator('dialog').waitFor({ state: 'detached' })
      }
      await page.locator('.poster .play').first().click()
      await page.locator('dialog[open] a[href="/new/jaws?with=bots"]').click()
      await page.locator('.cards label').first().waitFor()
      expect(await faultsFor('set-up', ann)).toEqual([])
    }
  expect(house.faults).toEqual([])
})

test('the level and the side that were chosen last are there again', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await ann.go('/')
  await ann.button(/^Play.*: JAWS$/).click()
  await page.getByText('Captain', { exact: true }).click()
  await page.getByText('thinks many times as long').waitFor()
  await page.locator('dialog[open] li').filter({ hasText: 'Hooper' }).getByRole('button').click()
  await page.locator('.table').waitFor()
  await ann.go('/new/jaws?with=bots')
  await page.locator('.cards label').first().waitFor()
  expect(await page.locator('label:has(:checked)').allInnerTexts()).toEqual([
    'Against bots',
    expect.stringMatching(/^HOOPER/),
    'Captain',
    expect.any(String),
    expect.any(String),
    expect.any(String),
  ])
  expect(house.faults).toEqual([])
})
