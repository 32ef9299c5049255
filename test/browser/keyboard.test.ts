import { expect, test } from 'vitest'
import { MAIN } from './support/amity.ts'
import { pressOn } from './support/island.ts'
import { comeTo, jaws } from './support/jaws.ts'
import { openHouse } from './support/open-house.ts'
import { goneOn, moment, standing } from './support/playing.ts'
import { pause } from './support/stepping.ts'
import { playAgainstBots, playFromHome } from './support/tables.ts'
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
  await page.locator('dialog[open] li').first().waitFor()
  await tabTo(ann, /^Great White/)
  await page.keyboard.press('Enter')

  // Three moves out of the list; after each the focus is still among the moves.
  for (let count = 0; count < 3; count++) {
    expect(await standing(ann)).toBe('act')
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
  await page.locator('dialog').waitFor({ state: 'detached' })

  const sound = page.getByRole('button', { name: /^Sound/ })
  expect(await sound.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('m')
  expect(await sound.getAttribute('aria-pressed')).toBe('false')

  await tabTo(ann, /^Menu/)
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  expect(await page.evaluate<string>(FOCUSED)).toMatch(/^Menu/)
  expect(house.faults).toEqual([])
})

test('what happens is said aloud, and whose turn it is stands in the title', async () => {
  const ann = await house.visitor()
  await playFromHome(ann, 'Sharks', 'Great White')
  expect(await standing(ann)).toBe('act')
  expect(await ann.page.title()).toBe('● Sharks: your turn')
  await ann.page.locator('.area-act summary').click()
  await ann.page.locator('.area-act [data-action]').first().click()
  await expect
    .poll(() => ann.page.locator('[aria-live="polite"]').allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringMatching(/waits|swims|moves/)]))
  expect(house.faults).toEqual([])
})

const CHART = '.chart [data-space][tabindex="0"]'

/** Presses what plays something, and waits until it is shown. */
async function playOn(visitor: Visitor, wanted: string): Promise<void> {
  await goneOn(visitor, () => pressOn(visitor, wanted))
  expect(await standing(visitor)).toBe('act')
}

test('with the keys alone the shark of JAWS plans, and one of the crew plays beside bots who say what they will do', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await playAgainstBots(ann, jaws('act-1', ['shark']))
  await standing(ann)
  await pressOn(ann, CHART)
  expect(await page.locator('.area-act .main').innerText()).toMatch(/North Beach/)
  await playOn(ann, MAIN)

  // A bite, a way, a power token; what the crew will hear says so, and is taken back again.
  await pressOn(ann, '.shark .button:has-text("Eat a swimmer")')
  await tabOnto(ann, CHART)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await page.locator(':focus').getAttribute('data-space')).toBe('6')
  await pressOn(ann, '.token[aria-disabled="false"]')
  const heard = page.locator('.hear p').first()
  expect(await heard.innerText()).toMatch(/ate .* at North Beach.*played a power/)
  await pressOn(ann, '.area-act .button:has-text("Take back")')
  expect(await heard.innerText()).toMatch(/no power token/)
  await playOn(ann, MAIN)

  await comeTo(ann, {
    mode: 'act-1',
    mine: ['brody'],
    until: ({ legal }) => legal.length === 3 && legal.includes('turn brody'),
  })
  await playOn(ann, 'li:has([data-seat="brody"]) .goes')
  await tabOnto(ann, CHART)
  const open = page.locator('.chart [data-space][aria-pressed]')
  for (let count = 0; (await open.and(page.locator(':focus')).count()) === 0; count++) {
    expect(count).toBeLessThan(20)
    await page.keyboard.press(['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'][count % 4])
  }
  // From a beach he can look through his binoculars.
  expect(await page.locator(':focus').getAttribute('data-space')).toBe('N')
  await page.keyboard.press('Enter')
  await playOn(ann, MAIN)
  await pressOn(ann, '.acts .button:not([aria-disabled="true"]):has-text("binoculars")')
  await playOn(ann, MAIN)
  await playOn(ann, '.area-act .button:has-text("End the turn")')
  // Which of the bots goes next is for the people of the crew to say, as long as there are two.
  expect(await page.locator('.goes').count()).toBe(2)
  expect(await page.locator('.says').count()).toBe(0)
  // The page stops at what is shown first; a line is there as soon as it is said.
  await pause(ann)
  await pressOn(ann, '.goes')
  const says = page.locator('.says').first()
  await says.waitFor()
  expect(await says.innerText()).toMatch(/^“I .*\.”$/)
  expect(house.faults).toEqual([])
})
