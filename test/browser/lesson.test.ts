import { expect, test } from 'vitest'
import { heard, listen } from './support/ear.ts'
import { openHouse } from './support/open-house.ts'
import { moves } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

/** Goes through the lesson on the page, doing what it asks for. */
async function follow({ page }: Visitor): Promise<void> {
  const reading = page.locator('.area-act .wide-button', { hasText: 'Go on' })
  const last = page.getByRole('button', { name: 'Play against bots' })
  for (let count = 0; (await last.count()) === 0; count++) {
    expect(count).toBeLessThan(160)
    if ((await reading.count()) > 0) await reading.click()
    else if ((await page.locator('.area-act [data-action]').count()) > 0)
      await (await moves(page)).first().click()
    else await page.waitForTimeout(50)
  }
}

/** How far along the lesson is, and how many steps it has. */
async function progress({ page }: Visitor): Promise<string[]> {
  return (await page.locator('.progress').innerText()).split('/')
}

test('the first lesson can be played to its end, and left before', async () => {
  const ann = await house.visitor({ phone: true })
  const { page } = ann
  await ann.go('/')
  await ann.link('Teach me Sharks').tap()
  await page.locator('.table').waitFor()
  expect(await progress(ann)).toEqual(['1', '16'])
  await follow(ann)
  expect(await progress(ann)).toEqual(['16', '16'])
  expect(await page.locator('header').first().innerText()).toContain('12')
  expect(await ann.scrollsSideways()).toBe(false)

  await page.reload()
  await page.getByText('1/16').waitFor()
  await ann.link('Leave the lesson').tap()
  await ann.link('Teach me Sharks').waitFor()
  expect(house.faults).toEqual([])
})

test('both acts of JAWS are taught to the shark and to the crew, on a phone and a wide screen, with their sounds', async () => {
  for (const phone of [true, false]) {
    const ann = await house.visitor({ phone })
    const { page } = ann
    await listen(ann)
    for (const [lesson, sounds] of [
      ['hunting', ['splash']],
      ['searching', ['fin', 'splash']],
      ['breaking', ['fin', 'dice']],
      ['shooting', ['fin', 'dice']],
    ] as const) {
      await ann.go('/learn/jaws')
      await page.locator(`a[href="/learn/jaws/${lesson}"]`).click()
      await page.locator('.table').waitFor()
      await follow(ann)
      const [at, steps] = await progress(ann)
      expect(at, lesson).toBe(steps)
      for (const sound of sounds) expect(await heard(ann, sound), `${lesson}: ${sound}`).toBeGreaterThan(0)
      expect(await ann.scrollsSideways(), lesson).toBe(false)
      expect(await ann.text(), lesson).not.toContain('⟨')
    }

    // Half-way through, it can be left.
    await ann.go('/learn/jaws/searching')
    await ann.button('Go on').click()
    await expect.poll(async () => (await progress(ann))[0]).toBe('2')
    await ann.link('Leave the lesson').click()
    await ann.link('Teach me Sharks').waitFor()
  }
  expect(house.faults).toEqual([])
}, 120_000)
