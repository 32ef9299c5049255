import { expect, test } from 'vitest'
import { openSpaces, playShort, tapSpace } from './support/amity.ts'
import { faultsFor } from './support/axe.ts'
import { openHouse } from './support/open-house.ts'
import { AGAINST_CREW, AGAINST_SHARK, layJaws } from './support/orca.ts'
import { moment, standing } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const MAIN = '.area-act .main:not([aria-disabled="true"])'

async function untilAsked({ page }: Visitor): Promise<void> {
  await page
    .locator('.area-act [data-action], dialog[open] .end')
    .first()
    .waitFor({ state: 'attached', timeout: 30_000 })
}

/** Plays what is arranged, or ends the turn. */
async function goOn(visitor: Visitor): Promise<void> {
  const before = await moment(visitor)
  const main = visitor.page.locator(MAIN)
  if ((await main.count()) > 0) await main.click()
  else
    await visitor.page
      .locator('.area-act .row .button', { hasText: /End the turn|Stay/ })
      .first()
      .click()
  await visitor.page
    .locator(`.table:not([data-moment="${before}"]), dialog[open] .end`)
    .first()
    .waitFor({ timeout: 10_000 })
}

test('the shark plans on the chart with a finger, takes back, reads what the crew will hear, and plays to the end', async () => {
  const ann = await house.visitor({ phone: true })
  const { page } = ann
  await layJaws(ann, 'act-1', AGAINST_CREW)
  await untilAsked(ann)
  await page.reload()
  await untilAsked(ann)
  expect(await openSpaces(ann)).toHaveLength(12)
  await tapSpace(ann, 'N')
  await goOn(ann)

  const faults: string[] = []
  const end = Date.now() + 200_000
  for (let turn = 0; (await standing(ann)) !== 'over'; turn++) {
    if (Date.now() > end) throw new Error('the hunt does not end')
    if ((await standing(ann)) !== 'act') {
      await page.waitForTimeout(30)
      continue
    }
    const spaces = await openSpaces(ann)
    expect(spaces.length).toBeGreaterThan(2)
    await tapSpace(ann, spaces[turn % spaces.length])
    const eat = page.getByRole('button', { name: 'Eat a swimmer', exact: true }).first()
    if ((await eat.count()) > 0) await eat.tap()
    const heard = await page.locator('.hear p').first().innerText()
    expect(heard).toMatch(/^The shark ate .* power token\./)
    if (turn < 2) {
      faults.push(...(await faultsFor(`shark ${turn}`, ann)))
      await page.getByRole('button', { name: /^Take back/ }).tap()
      if ((await page.getByRole('button', { name: /^Take back/ }).count()) > 0)
        await page.getByRole('button', { name: /^Take back/ }).tap()
    }
    expect(await ann.scrollsSideways()).toBe(false)
    expect(await ann.text()).not.toContain('⟨')
    await goOn(ann)
  }
  expect(faults).toEqual([])
  await page.locator('dialog[open]').getByRole('link', { name: 'Replay' }).tap()
  await page.getByLabel('Through whose eyes?').waitFor()
  await page.locator('input[type="range"]').fill('12')
  expect(await page.locator('.chart').count()).toBe(1)
  expect(await ann.scrollsSideways()).toBe(false)
  expect(house.faults).toEqual([])
}, 300_000)

test('the event is shown before the shark is asked; a double press cuts it short and plays nothing', async () => {
  const ann = await house.visitor({ atLeisure: true })
  const { page } = ann
  await page.clock.install()
  await layJaws(ann, 'act-1', AGAINST_CREW)
  await untilAsked(ann)
  await tapSpace(ann, 'N')
  // Time goes on by hand from here: no test is quick enough to press while something is shown.
  await page.clock.pauseAt(Date.now() + 60_000)
  const goOnAtOnce = ann.button('Go on at once')
  const isAsked = async (): Promise<boolean> => (await page.locator('.area-act [data-action]').count()) > 0
  // Where the crew have to answer to an event, it has been seen before the shark is asked.
  while (!(await goOnAtOnce.isVisible())) {
    await goOn(ann)
    do await page.clock.runFor(20)
    while (!(await isAsked()))
  }
  expect(await openSpaces(ann)).toEqual([])
  const before = await moment(ann)
  await goOnAtOnce.dblclick()
  const heading = page.locator('.prompt h1', { hasNotText: 'Watch' })
  await heading.waitFor()
  await page.clock.resume()
  await page.waitForTimeout(300)
  expect([await heading.count(), await moment(ann)]).toEqual([1, before])
  await ann.leave()
})

test('one person runs the crew: a panel each, several actions at once, odds, marks, measuring, announcements', async () => {
  const ann = await house.visitor()
  const { page } = ann
  // Events that take Quint from his dock, or out of his boat, would be another story.
  const quint = page.locator('[data-seat="quint"]')
  let reloaded = false
  const asked = async (): Promise<unknown[]> => [
    await page.locator('.prompt').innerText(),
    await openSpaces(ann),
    await page.locator('.area-act .button').allInnerTexts(),
  ]
  do {
    await layJaws(ann, 'act-1', AGAINST_SHARK)
    for (let count = 0; (await page.locator('.goes').count()) === 0; count++) {
      expect(count).toBeLessThan(600)
      if ((await standing(ann)) === 'act' && (await openSpaces(ann)).length > 0) {
        if (!reloaded) {
          // What an event asks is asked again after a reload, with the same answers.
          const before = await asked()
          await page.reload()
          await untilAsked(ann)
          await expect.poll(asked).toEqual(before)
          reloaded = true
        }
        await tapSpace(ann, (await openSpaces(ann))[0])
        await goOn(ann)
      } else await page.waitForTimeout(50)
    }
  } while (
    !reloaded ||
    !/space 8/.test(await quint.innerText()) ||
    /in the water/i.test(await quint.innerText())
  )
  // No curtain between seats of one side. What the shark announced waits to be read, whenever one comes.
  expect(await page.locator('.curtain').count()).toBe(0)
  await page.locator('.banner').waitFor()
  await page.reload()
  await untilAsked(ann)
  await page.locator('.banner').waitFor()
  expect(await page.locator('.banner').innerText()).toMatch(/power token/)
  await page.getByRole('button', { name: 'Read' }).click()
  expect(await page.locator('.banner').count()).toBe(0)
  expect(await faultsFor('who goes next', ann)).toEqual([])

  // Quint sails two spaces in one go, and the chart tells what that costs.
  await page.locator('.goes').first().click()
  // What comes to lie under a mouse that stays where it pressed does not explain itself over everything.
  await page.waitForTimeout(1100)
  expect(await page.locator('[role="tooltip"]').count()).toBe(0)
  await quint.click()
  await tapSpace(ann, '2')
  expect(await page.locator('.prompt p').innerText()).toMatch(/Move to .* · Move to space 2/)
  await page.getByRole('button', { name: 'Do these 2' }).click()
  await expect.poll(() => quint.innerText()).toContain('space 2')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => quint.innerText()).toContain('space 8')

  // A barrel is aimed, its chance is told, and the answer is announced.
  await page.getByRole('button', { name: 'Launch a barrel', exact: true }).click()
  const target = page.getByRole('button', { name: 'Launch a barrel at South Beach' }).first()
  expect(await target.innerText()).toMatch(/S\s*<?\d+%/)
  await tapSpace(ann, 'S')
  await page.locator(MAIN).click()
  await page.locator('.banner').waitFor()
  expect(await page.locator('.banner').innerText()).toMatch(/South Beach/)
  await page.keyboard.press('Escape')

  // Odds off for purists; marks stay through a reload; distances are measured.
  const odds = page.getByRole('button', { name: 'Odds' })
  expect(await odds.getAttribute('aria-pressed')).toBe('true')
  await odds.click()
  expect(await page.locator('.chart pattern[id*="heat"]').count()).toBe(0)
  await odds.click()
  await page.getByRole('button', { name: 'Mark' }).click()
  await tapSpace(ann, '1')
  await page.getByRole('button', { name: 'Measure' }).click()
  await tapSpace(ann, 'N')
  await tapSpace(ann, 'S')
  await page.getByText(/North Beach to South Beach: \d by water, \d by land/).waitFor()
  await page.reload()
  await untilAsked(ann)
  expect(await page.locator('.chart [data-space="1"]').getAttribute('aria-label')).toMatch(/marked: no/)
  expect(await page.locator('.banner').count()).toBe(0)

  // With the keys alone: arrows go over the chart, ? explains a space, Enter goes there.
  await page.locator('.chart [data-space][tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('?')
  await page.locator('dialog[open]').waitFor()
  expect(await page.locator('dialog[open]').innerText()).toMatch(/By (water|land) it touches/)
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  // The space that was explained has the focus again.
  await page.locator('.chart [data-space]:focus').waitFor()
  await page.locator('.chart [data-space="E"]').focus()
  await page.keyboard.press('Enter')
  expect(await page.locator('.prompt p').innerText()).toBe('Move to East Beach')
  expect(await faultsFor('a turn of the crew', ann)).toEqual([])
  expect(house.faults).toEqual([])
})

test('a watcher never sees where the shark is; a reload in its plan loses only the draft', async () => {
  const ann = await house.visitor()
  const match = await layJaws(ann, 'act-1', AGAINST_CREW)
  await untilAsked(ann)
  await tapSpace(ann, '7')
  await goOn(ann)
  await untilAsked(ann)
  await tapSpace(ann, '3')
  expect(await ann.page.locator('.hear').count()).toBe(1)
  await ann.page.reload()
  await untilAsked(ann)
  expect(await ann.page.getByRole('button', { name: /^Take back/ }).count()).toBe(0)
  expect(await ann.page.locator('.chart [data-space="7"]').getAttribute('aria-label')).toMatch(
    /the shark is here/,
  )

  const bob = await house.visitor()
  await bob.go(`/match/${match}`)
  await bob.page.locator('.chart').waitFor()
  const labels = (): Promise<string[]> =>
    bob.page
      .locator('.chart [data-space]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  expect((await labels()).join()).not.toMatch(/the shark is here/)
  await tapSpace(ann, '3')
  await goOn(ann)
  await bob.page.locator('.banner, .log').first().waitFor()
  expect((await labels()).join()).not.toMatch(/the shark is here/)
  for (const secret of ['.hear', '.token', '.pad', '.trail'])
    expect(await bob.page.locator(secret).count()).toBe(0)
  expect(house.faults).toEqual([])
})

test('shark and crew pass one device: a curtain between the sides, none within the crew', async () => {
  const both = await house.visitor()
  await layJaws(both, 'act-1', { shark: 'me', quint: 'me', brody: 'me', hooper: 'me' }, '.curtain')
  const seen: string[] = []
  for (let turn = 0; turn < 4; turn++) {
    await both.page.locator('.curtain').waitFor()
    seen.push((await both.page.locator('.curtain h1').innerText()).toLowerCase())
    expect(await both.text()).not.toMatch(/the shark is here|crew will hear/i)
    await both.button(/: show me$/).click()
    await both.page.locator('.table').waitFor()
    for (let count = 0; (await standing(both)) === 'act'; count++) {
      expect(count).toBeLessThan(40)
      await playShort(both)
    }
    expect(await standing(both)).toBe('hand-over')
    await both.button(/^Hand over to/).click()
  }
  expect(seen[0]).toBe('shark')
  expect(seen.filter((name) => name === 'shark').length).toBeGreaterThanOrEqual(2)
  expect(house.faults).toEqual([])
})
