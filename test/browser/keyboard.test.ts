import { expect, test } from 'vitest'
import { pressOn } from './support/island.ts'
import { openHouse } from './support/open-house.ts'
import { AGAINST_CREW, BOT, layJaws } from './support/orca.ts'
import { moment } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const FOCUSED =
  '(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "").trim()'

/** Presses Tab until such a thing has the focus. */
async function tabOnto({ page }: Visitor, wanted: string): Promise<void> {
  const there = page.locator(wanted).and(page.locator(':focus'))
  for (let count = 0; (await there.count()) === 0; count++) {
    if (count > 120) throw new Error(`Tab never came to ${wanted}`)
    await page.keyboard.press('Tab')
  }
}

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

const CHART = '.chart [data-space][tabindex="0"]'
const MAIN = '.area-act .main:not([aria-disabled="true"])'

test('with the keys alone the shark of JAWS plans, and one of the crew plays beside bots who say what they will do', async () => {
  const ann = await house.visitor()
  const { page } = ann
  const asked = page.locator('.area-act [data-action]').first()
  await layJaws(ann, 'act-1', AGAINST_CREW)
  await asked.waitFor({ state: 'attached' })
  await pressOn(ann, CHART)
  expect(await page.locator('.area-act .main').innerText()).toMatch(/North Beach/)
  await pressOn(ann, MAIN)

  // A way, a bite where there is one, a power token; what the crew will hear says so, and is taken back again.
  await page.locator('.token[aria-disabled="false"]').first().waitFor()
  const eat = '.shark .button:has-text("Eat a swimmer")'
  const bites = await page.locator(eat).count()
  if (bites > 0) await pressOn(ann, eat)
  await tabOnto(ann, CHART)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await page.locator(':focus').getAttribute('data-space')).toBe('6')
  await pressOn(ann, '.token[aria-disabled="false"]')
  const heard = page.locator('.hear p').first()
  expect(await heard.innerText()).toMatch(
    bites > 0 ? /ate .* at North Beach.*played a power/ : /played a power/,
  )
  await pressOn(ann, '.area-act .button:has-text("Take back")')
  expect(await heard.innerText()).toMatch(/no power token/)
  const planned = await moment(ann)
  await pressOn(ann, MAIN)
  await expect.poll(() => moment(ann)).not.toBe(planned)

  await layJaws(ann, 'act-1', { shark: BOT, quint: BOT, brody: 'me', hooper: BOT })
  const brody = page.locator('li', { has: page.locator('[data-seat="brody"]') })
  // An event may ask something before, and a bot may be the last to go: then it is one's turn without being called.
  for (let count = 0; (await page.locator('.acts').count()) === 0; count++) {
    expect(count).toBeLessThan(60)
    await asked.waitFor({ state: 'attached' })
    if ((await brody.locator('.goes').count()) > 0) await pressOn(ann, 'li:has([data-seat="brody"]) .goes')
    else if ((await page.locator(MAIN).count()) > 0) await pressOn(ann, MAIN)
    else if ((await page.locator('.acts').count()) === 0) await pressOn(ann, CHART)
    await page.waitForTimeout(100)
  }
  const turn = await moment(ann)
  await tabOnto(ann, CHART)
  const open = page.locator('.chart [data-space][aria-pressed]')
  for (let count = 0; (await open.and(page.locator(':focus')).count()) === 0; count++) {
    expect(count).toBeLessThan(20)
    await page.keyboard.press(['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'][count % 4])
  }
  await page.keyboard.press('Enter')
  await pressOn(ann, MAIN)
  await expect.poll(() => moment(ann)).not.toBe(turn)
  const look = '.acts .button:not([aria-disabled="true"]):has-text("binoculars")'
  if ((await page.locator(look).count()) > 0) {
    await pressOn(ann, look)
    await pressOn(ann, MAIN)
  }
  await pressOn(ann, '.area-act .button:has-text("End the turn")')
  // Which of the bots goes next is for the people of the crew to say, as long as there are two.
  await page.locator('.goes, .says').first().waitFor()
  if ((await page.locator('.goes').count()) > 0) await pressOn(ann, '.goes')
  await page.locator('.says').first().waitFor()
  expect(await page.locator('.says').first().innerText()).toMatch(/^“I .*\.”$/)
  expect(house.faults).toEqual([])
})
