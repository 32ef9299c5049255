import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { moves } from './support/playing.ts'

const house = openHouse()
const STEPS = 16

test('the first lesson can be played to its end, and left before', async () => {
  const ann = await house.visitor({ phone: true })
  const { page } = ann
  await ann.go('/')
  await ann.link('Teach me Sharks').tap()
  await page.locator('.table').waitFor()
  await page.getByText(`1/${STEPS}`).waitFor()

  const reading = page.locator('.area-act .wide-button', { hasText: 'Go on' })
  const last = page.getByRole('button', { name: 'Play against bots' })
  for (let count = 0; (await last.count()) === 0; count++) {
    expect(count).toBeLessThan(80)
    if ((await reading.count()) > 0) await reading.tap()
    else if ((await page.locator('.area-act [data-action]').count()) > 0)
      await (await moves(page)).first().tap()
    else await page.waitForTimeout(50)
  }
  await page.getByText(`${STEPS}/${STEPS}`).waitFor()
  expect(await page.locator('header').first().innerText()).toContain('12')
  expect(await ann.scrollsSideways()).toBe(false)

  await page.reload()
  await page.getByText(`1/${STEPS}`).waitFor()
  await ann.link('Leave the lesson').tap()
  await ann.link('Teach me Sharks').waitFor()
  expect(house.faults).toEqual([])
})
