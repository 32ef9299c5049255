import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { moment } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const FOCUSED =
  '(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "").trim()'

/** Presses Tab until something of that name has the focus. */
async function tabTo({ page }: Visitor, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let count = 0; count < 80; count++) {
    await page.keyboard.press('Tab')
    const focused = (await page.evaluate<string>(FOCUSED)).replace(/\s+/g, ' ')
    if (name.test(focused)) return
    passed.push(focused.slice(0, 30))
  }
  throw new Error(`Tab never came to ${name}: ${passed.join(' | ')}`)
}

test('with the keys alone one comes to a table, plays, reads, mutes and finds back', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await ann.go('/')
  await ann.button(/Play against bots.*Sharks/).waitFor()
  await tabTo(ann, /^Play against bots.*Sharks/)
  await page.keyboard.press('Enter')
  await page.locator('.area-act [data-action]').first().waitFor({ state: 'attached' })

  // Three moves out of the list; after each the focus is still among the moves.
  for (let count = 0; count < 3; count++) {
    await page.locator('.area-act [data-action]').first().waitFor({ state: 'attached' })
    const before = await moment(ann)
    if (!(await page.locator('.area-act [data-action]').first().isVisible())) {
      await tabTo(ann, /as a list$/)
      await page.keyboard.press('Enter')
    }
    await tabTo(ann, /^(Start|Swim|Stop|Draw|Eat|Score|Done|Boat|Change|Give up|Discard)/)
    await page.keyboard.press('Enter')
    await expect.poll(() => moment(ann)).not.toBe(before)
  }

  // On the board itself: arrows go over it, and ? explains what has the focus.
  for (let count = 0; (await page.locator(':focus[data-explain^="tile:"]').count()) === 0; count++) {
    await page.keyboard.press('Tab')
    expect(count).toBeLessThan(80)
  }
  const tile = await page.locator(':focus').getAttribute('data-explain')
  await page.keyboard.press('ArrowRight')
  const next = await page.locator(':focus').getAttribute('data-explain')
  expect([tile, next]).toEqual([expect.stringMatching(/^tile:/), expect.stringMatching(/^tile:/)])
  expect(next).not.toBe(tile)
  await page.keyboard.press('?')
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })

  const sound = page.getByRole('button', { name: /^Sound/ })
  expect(await sound.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('m')
  expect(await sound.getAttribute('aria-pressed')).toBe('false')

  await tabTo(ann, /^Menu/)
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(await page.evaluate<string>(FOCUSED)).toMatch(/^Menu/)
  expect(house.faults).toEqual([])
})

test('what happens is said aloud, and whose turn it is stands in the title', async () => {
  const ann = await house.visitor()
  await ann.go('/')
  await ann.button(/Play against bots.*Sharks/).click()
  await ann.page.locator('.area-act [data-action]').first().waitFor({ state: 'attached' })
  await expect.poll(() => ann.page.title()).toContain('Your turn')
  await ann.page.locator('.area-act summary').click()
  await ann.page.locator('.area-act [data-action]').first().click()
  await expect
    .poll(() => ann.page.locator('[aria-live="polite"]').allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringMatching(/waits|swims|moves/)]))
  expect(house.faults).toEqual([])
})
