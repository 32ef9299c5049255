import { expect, test } from 'vitest'
import {
  answer,
  dragByMouse,
  dragByTouch,
  hasTurn,
  introduce,
  invitation,
  isOver,
  layIsland,
  playUntil,
  questionOf,
} from './support/island.ts'
import { openHouse } from './support/open-house.ts'
import { moment, standing } from './support/playing.ts'

const house = openHouse()
const FOUR = ['tempest', 'harlan', 'anya', 'pilot']

test('somebody is the Shark against bots on a phone: deals the fins, moves some with a finger, and nothing scrolls sideways', async () => {
  const ann = await house.visitor({ phone: true })
  const { page } = ann
  await ann.go('/')
  await introduce(ann, 'Ann')
  // With four Hunters there are at least three tiles, whatever the calendar says.
  const match = await layIsland(ann, FOUR, ['shark'], 'bot')
  await ann.go(`/match/${match}`)
  const press = page.getByRole('button', { name: /^National Press/ })
  await press.waitFor()
  await page.reload()
  await press.tap()
  await ann.button('Choose National Press').first().tap()
  await ann.button(/^Place the fins/).tap()
  const tiles = page.locator('.tiles > li')
  const top = async (): Promise<number> => Math.round((await tiles.first().boundingBox())?.y ?? 0)
  await page.locator('.hand').waitFor()
  await page.evaluate('scrollTo(0, 0)')
  const before = await top()
  await tiles.nth(0).locator('.postcard').tap()
  // With nothing taken up it is not the Shark itself that goes there, and no tile moves under the finger.
  await page.locator('.tiles .fin').waitFor()
  expect(await page.locator('.tiles [data-fin="shark"]').count()).toBe(0)
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  await page.locator('.hand [data-fin="shark"]').tap()
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  await ann.button('Deal evenly').first().tap()
  const counts = async (): Promise<number[]> =>
    (await page.locator('.tiles .count b').allInnerTexts()).map((text) => Number(text.slice(1)))
  const [first, , third] = await counts()
  await tiles.nth(0).locator('button.fin').first().tap()
  await tiles.nth(2).locator('.postcard').tap()
  expect(await counts()).toEqual(expect.arrayContaining([first - 1, third + 1]))
  await dragByTouch(ann, tiles.nth(1).locator('button.fin').first(), tiles.nth(2).locator('.postcard'))
  await expect.poll(async () => (await counts())[2]).toBe(third + 2)
  await dragByTouch(ann, tiles.nth(2).locator('button.fin').first(), page.locator('[data-drop="hand"]'))
  await ann.button('Deal evenly').first().waitFor()
  expect(await ann.scrollsSideways()).toBe(false)

  await page.reload()
  await page.locator('.table').waitFor()
  await playUntil([ann], async () => {
    expect(await ann.scrollsSideways(), await moment(ann)).toBe(false)
    return hasTurn(ann, 2)
  })
  expect(house.faults).toEqual([])
}, 300_000)

test('a Hunter with bots plays to the very end, and the replay shows every fin and every hidden card', async () => {
  const bob = await house.visitor()
  await bob.go('/')
  await introduce(bob, 'Bob')
  const match = await layIsland(bob, ['tempest', 'harlan'], ['tempest'], 'bot')
  await bob.go(`/match/${match}`)
  await bob.page.locator('.table').waitFor()
  await expect.poll(() => standing(bob), { timeout: 30_000 }).toBe('act')
  // Hunters see each other's cards, not the Shark's.
  expect(await bob.page.locator('[data-explain^="card:shark/"]').count()).toBe(0)
  const moves = await playUntil([bob], () => isOver(bob))
  console.log(`Shark Island: ${moves} moves of one Hunter`)
  expect(await bob.page.locator('dialog[open]').innerText()).toMatch(/The strategy was/)

  await bob.go(`/replay/${match}?eyes=all`)
  const slider = bob.page.locator('input[type="range"]')
  await slider.waitFor()
  const last = Number(await slider.getAttribute('max'))
  // All-seeing there is no fin face down that one does not know, and no card either.
  let fins = 0
  let lines = 0
  for (let at = 0; at < last && (fins === 0 || lines === 0); at += 4) {
    await slider.fill(String(at))
    await expect.poll(() => bob.page.locator('.prompt h1').innerText()).toContain(`${at + 1} `)
    fins += await bob.page.locator('.fins [stroke-dasharray="4 3"]').count()
    lines += await bob.page.locator('.combat .line .card').count()
    expect(await bob.page.locator('.combat .card.back').count(), String(at)).toBe(0)
  }
  expect(fins).toBeGreaterThan(0)
  expect(house.faults).toEqual([])
}, 300_000)

test('five people on five browsers play to the very end, and a watcher sees nobody’s cards', async () => {
  const ann = await house.visitor()
  await ann.go('/')
  await introduce(ann, 'Ann')
  const match = await layIsland(ann, FOUR, ['shark'], 'open')
  await ann.go(`/match/${match}`)
  const people = [ann]
  for (const seat of FOUR) {
    const link = await invitation(ann, match, seat)
    const guest = await house.visitor()
    await guest.page.goto(link)
    await guest.page.getByLabel('Your name').fill(seat)
    await guest.button('Sit down').click()
    people.push(guest)
  }
  for (const person of people) await person.button('I am ready').click()
  await Promise.all(people.map(({ page }) => page.locator('.table').waitFor()))

  const eve = await house.visitor()
  await eve.go(`/match/${match}`)
  // A strategy, no purchases; then a fin goes from the hand to a tile with the mouse.
  for (let count = 0; (await ann.button('Deal evenly').count()) === 0; count++) {
    expect(count).toBeLessThan(5)
    await ann.page.locator('.area-act [data-action]').first().waitFor({ state: 'attached' })
    const now = await moment(ann)
    await answer(ann)
    await expect.poll(() => moment(ann)).not.toBe(now)
  }
  const second = ann.page.locator('.tiles > li').nth(1)
  await dragByMouse(ann, ann.page.locator('.hand [data-fin]').first(), second.locator('.postcard'))
  await expect.poll(() => second.locator('.count b').innerText()).toBe('×1')

  // One Hunter tells the others where they mean to sail; nobody else sees it.
  await answer(ann)
  await expect.poll(() => questionOf(people[2])).toBe('roll')
  await people[2].page.locator('button[aria-label^="Plan: tile 2"]').click()
  for (const hunter of people.slice(1))
    await expect.poll(() => hunter.page.locator('.coming').count()).toBe(1)
  for (const other of [ann, eve]) expect(await other.page.locator('.coming').count()).toBe(0)

  const moves = await playUntil(people, () => hasTurn(ann, 4))
  console.log(`Shark Island: ${moves} moves in five browsers`)
  expect(await eve.page.locator('[data-explain^="card:"]').count()).toBe(0)
  for (const person of people.slice(1))
    expect(await person.page.locator('[data-explain^="card:shark/"]').count()).toBe(0)
  expect(await ann.page.locator('[data-explain^="card:tempest/"]').count()).toBe(0)

  console.log(`Shark Island: ${await playUntil(people, () => isOver(ann))} more to the end`)
  for (const { page } of [...people, eve])
    await expect.poll(() => page.locator('dialog[open]').innerText()).toMatch(/The strategy was/)
  expect(house.faults).toEqual([])
}, 400_000)
