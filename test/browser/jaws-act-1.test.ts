import { expect, test } from 'vitest'
import { goOn, MAIN, openSpaces, tapSpace } from './support/amity.ts'
import { faultsFor } from './support/axe.ts'
import { CREW, comeTo, jaws } from './support/jaws.ts'
import { openHouse } from './support/open-house.ts'
import { moment, playMove, standing } from './support/playing.ts'
import { pause, stepTo } from './support/stepping.ts'
import { playAgainstBots } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

/** A turn of the shark on the chart: bites, and spaces to swim to; gives what the crew will hear of it. */
async function planTurn(ann: Visitor, ...plan: readonly string[]): Promise<string> {
  const { page } = ann
  expect(await standing(ann)).toBe('act')
  expect((await openSpaces(ann)).length).toBeGreaterThan(2)
  for (const part of plan)
    if (part === 'eat') await page.getByRole('button', { name: 'Eat a swimmer', exact: true }).first().tap()
    else await tapSpace(ann, part)
  expect(await ann.scrollsSideways()).toBe(false)
  expect(await ann.text()).not.toContain('⟨')
  const heard = await page.locator('.hear p').first().innerText()
  expect(heard).toMatch(/^The shark ate .* power token\./)
  return heard
}

test('the shark plans on the chart with a finger, takes back, reads what the crew will hear, and plays to the end', async () => {
  const ann = await house.visitor({ phone: true })
  const { page } = ann
  /** What the server is told. */
  const sent: unknown[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload)))
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sent.push(request.url())
  })
  await playAgainstBots(ann, jaws('act-1', ['shark']))
  await standing(ann)
  await page.reload()
  await standing(ann)
  expect(await openSpaces(ann)).toHaveLength(12)
  await tapSpace(ann, 'N')
  await goOn(ann)

  const back = page.getByRole('button', { name: /^Take back/ })
  for (const plan of [
    ['eat', '6'],
    ['eat', '1'],
  ]) {
    await standing(ann)
    const before = [...sent]
    expect(await planTurn(ann, ...plan)).toMatch(/ate one swimmer at North Beach/)
    expect(await faultsFor(`shark ${plan}`, ann)).toEqual([])
    // One step back, and the other.
    for (const _ of plan) await back.tap()
    expect(await back.count()).toBe(0)
    expect(await ann.scrollsSideways()).toBe(false)
    // A draft is the page's own until it is handed in.
    expect(sent).toEqual(before)
    await goOn(ann)
    expect(sent).toHaveLength(before.length + 1)
  }

  // Later: five are eaten, one swims at North Beach, and another is about to.
  await comeTo(ann, {
    mode: 'act-1',
    mine: ['shark'],
    until: ({ view: { act1 }, legal }) =>
      act1?.step === 'shark' && act1.eaten === 5 && legal.includes('eat') && act1.shark?.at === 'N',
  })
  expect(await planTurn(ann, 'eat', '1')).toMatch(/at North Beach.* stands at 6/)
  await goOn(ann)
  expect(await planTurn(ann, 'N', 'eat')).toMatch(/at North Beach.* stands at 7/)
  await goOn(ann)
  expect(await standing(ann)).toBe('over')
  await page.locator('dialog[open]').getByRole('link', { name: 'Replay' }).tap()
  await page.getByLabel('Through whose eyes?').waitFor()
  await page.locator('input[type="range"]').fill('12')
  expect(await page.locator('.chart').count()).toBe(1)
  expect(await ann.scrollsSideways()).toBe(false)
  expect(house.faults).toEqual([])
})

test('the event is shown before the shark is asked; a double press cuts it short and plays nothing', async () => {
  const ann = await house.visitor({ atLeisure: true })
  const { page } = ann
  const sent: unknown[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload)))
  // An event after which nobody else is asked before the shark.
  house.secrets.deal('a quiet event')
  await playAgainstBots(ann, jaws('act-1', ['shark']))
  await standing(ann)
  await tapSpace(ann, 'N')
  // Time goes on by hand from here: no test is quick enough to press while something is shown.
  await pause(ann)
  await goOn(ann)
  const goOnAtOnce = ann.button('Go on at once')
  await stepTo(ann, goOnAtOnce, 5)
  expect(await openSpaces(ann)).toEqual([])
  const before = [await moment(ann), sent.length]
  await goOnAtOnce.dblclick()
  const heading = page.locator('.prompt h1', { hasNotText: 'Watch' })
  await stepTo(ann, heading, 5)
  await page.clock.runFor(300)
  expect(await heading.count()).toBe(1)
  expect([await moment(ann), sent.length]).toEqual(before)
  expect(house.faults).toEqual([])
})

test('one person runs the crew: a panel each, several actions at once, odds, marks, measuring, announcements', async () => {
  const ann = await house.visitor()
  const { page } = ann
  const quint = page.locator('[data-seat="quint"]')
  const asked = async (): Promise<unknown[]> => [
    await page.locator('.prompt').innerText(),
    await openSpaces(ann),
    await page.locator('.area-act .button').allInnerTexts(),
  ]
  // The helicopter of the first event may fly Brody anywhere; what is asked is asked again after a reload.
  await comeTo(ann, {
    mode: 'act-1',
    mine: CREW,
    until: ({ view: { act1 } }) => act1?.step === 'fly' && act1.round === 1,
  })
  const before = await asked()
  await page.reload()
  await standing(ann)
  expect(await asked()).toEqual(before)
  await tapSpace(ann, (await openSpaces(ann))[0])
  await goOn(ann)
  expect(await standing(ann)).toBe('act')
  expect(await page.locator('.goes').count()).toBe(3)
  expect(await quint.innerText()).toMatch(/space 8/)
  expect(await quint.innerText()).not.toMatch(/in the water/i)
  // No curtain between seats of one side. What the shark announced waits to be read, whenever one comes.
  expect(await page.locator('.curtain').count()).toBe(0)
  await page.locator('.banner').waitFor()
  await page.reload()
  await standing(ann)
  await page.locator('.banner').waitFor()
  expect(await page.locator('.banner').innerText()).toMatch(/power token/)
  await page.getByRole('button', { name: 'Got it' }).click()
  expect(await page.locator('.banner').count()).toBe(0)
  expect(await faultsFor('who goes next', ann)).toEqual([])

  // Quint sails two spaces in one go, and the chart tells what that costs.
  await page.locator('.goes').first().click()
  await page.locator('.acts').waitFor()
  // What comes to lie under a mouse that stays where it pressed does not explain itself over everything.
  await page.clock.runFor(1100)
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
  await expect
    .poll(() => house.server.services.tables.use(ann.match, ({ room }) => [...room.pads.values()].length))
    .toBe(1)
  await page.reload()
  await standing(ann)
  await expect
    .poll(() => page.locator('.chart [data-space="1"]').getAttribute('aria-label'))
    .toMatch(/marked: no/)
  expect(await page.locator('.banner').count()).toBe(0)

  // With the keys alone: arrows go over the chart, ? explains a space, Enter goes there.
  await page.locator('.chart [data-space][tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('?')
  await page.locator('dialog[open]').waitFor()
  await page
    .locator('dialog[open]')
    .getByText(/By (water|land) it touches/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
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
  const match = await playAgainstBots(ann, { ...jaws('act-1', ['shark']), listed: true })
  await standing(ann)
  await tapSpace(ann, '7')
  await goOn(ann)
  await standing(ann)
  await tapSpace(ann, '3')
  expect(await ann.page.locator('.hear').count()).toBe(1)
  await ann.page.reload()
  await standing(ann)
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
  await standing(bob)
  expect((await labels()).join()).not.toMatch(/the shark is here/)
  for (const secret of ['.hear', '.token', '.pad', '.trail'])
    expect(await bob.page.locator(secret).count()).toBe(0)
  expect(house.faults).toEqual([])
})

test('shark and crew pass one device: a curtain between the sides, none within the crew', async () => {
  const both = await house.visitor()
  await playAgainstBots(both, jaws('act-1', ['shark', ...CREW]))
  const seen: string[] = []
  for (let turn = 0; turn < 4; turn++) {
    await both.page.locator('.curtain').waitFor()
    seen.push((await both.page.locator('.curtain h1').innerText()).toLowerCase())
    expect(await both.text()).not.toMatch(/the shark is here|crew will hear/i)
    await both.button(/: show me$/).click()
    await both.page.locator('.table').waitFor()
    for (let count = 0; (await standing(both)) === 'act'; count++) {
      expect(count).toBeLessThan(40)
      await playMove(both)
    }
    expect(await standing(both)).toBe('hand-over')
    await both.button(/^Hand over to/).click()
  }
  expect(seen[0]).toBe('shark')
  expect(seen.filter((name) => name === 'shark').length).toBeGreaterThanOrEqual(2)
  expect(house.faults).toEqual([])
})
