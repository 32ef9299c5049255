import { expect, test } from 'vitest'
import { bring } from './support/brought.ts'
import { forward } from './support/forward.ts'
import { answer, dragByMouse, dragByTouch, island, leadsTo, questionOf, turnOf } from './support/island.ts'
import { openHouse } from './support/open-house.ts'
import { moment, playToTheEnd, playUntil, standing } from './support/playing.ts'
import { layTable, playAgainstBots } from './support/tables.ts'
import { short } from './support/world/script.ts'

const house = openHouse()
/** How many answers before the end browsers take a match over. */
const LAST = 12
const FOUR = ['tempest', 'harlan', 'anya', 'pilot']

test('somebody is the Shark against bots on a phone: deals the fins, moves some with a finger, and nothing scrolls sideways', async () => {
  const ann = await house.visitor({ phone: true })
  const { page } = ann
  // With four Hunters there are at least three tiles, whatever the calendar says.
  await playAgainstBots(ann, { ...island(FOUR), mine: ['shark'] })
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
  await playUntil(
    [ann],
    async () => (await turnOf(ann)) === 2,
    async () => {
      await answer(ann)
      expect(await ann.scrollsSideways(), await moment(ann)).toBe(false)
    },
  )
  expect(house.faults).toEqual([])
})

test('a Hunter with bots plays to the very end, and the replay shows every fin and every hidden card', async () => {
  const bob = await house.visitor()
  await bob.introduce('Bob')
  const { match } = await bring(house, {
    ...island(['tempest', 'harlan']),
    held: [{ visitor: bob, seats: ['tempest'] }],
    script: short,
    until: leadsTo('over'),
    earlier: LAST,
  })
  await bob.go(`/match/${match}`)
  expect(await standing(bob)).toBe('act')
  // Hunters see each other's cards, not the Shark's.
  expect(await bob.page.locator('[data-explain^="card:harlan/"]').count()).toBeGreaterThan(0)
  expect(await bob.page.locator('[data-explain^="card:shark/"]').count()).toBe(0)
  console.log(`Shark Island: the last ${await playToTheEnd([bob])} moves of one Hunter`)
  await bob.page
    .locator('dialog[open]')
    .getByText(/The strategy was/)
    .first()
    .waitFor()

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
  expect(lines).toBeGreaterThan(0)
  expect(house.faults).toEqual([])
})

test('five people on five browsers play to the very end, and a watcher sees nobody’s cards', async () => {
  const ann = await house.visitor()
  await ann.introduce()
  const match = await layTable(ann, { ...island(FOUR), mine: ['shark'], others: 'open', listed: true })
  await ann.go(`/match/${match}`)
  const people = [ann]
  for (const seat of FOUR) {
    const { link } = await ann.post<{ link: string }>(`/api/matches/${match}/invitations`, { seat })
    const guest = await house.visitor()
    await guest.page.goto(link)
    await guest.page.getByLabel('Your name').fill(seat)
    await guest.button('Sit down').click()
    people.push(guest)
  }
  for (const person of people) await person.button('I am ready').click()
  const eve = await house.visitor()
  await eve.go(`/match/${match}`)

  // A strategy, no purchases; then a fin goes from the hand to a tile with the mouse.
  await playUntil([ann], async () => (await questionOf(ann)) === 'place')
  const second = ann.page.locator('.tiles > li').nth(1)
  await dragByMouse(ann, ann.page.locator('.hand [data-fin]').first(), second.locator('.postcard'))
  await expect.poll(() => second.locator('.count b').innerText()).toBe('×1')

  // One Hunter tells the others where they mean to sail; nobody else sees it.
  await answer(ann)
  for (const each of [...people, eve]) await standing(each)
  expect(await questionOf(people[2])).toBe('roll')
  await people[2].page.locator('button[aria-label^="Plan: tile 2"]').click()
  const hunters = people.slice(1)
  for (const hunter of hunters) await hunter.page.locator('.coming').waitFor()
  // What comes to them after it is there, and it is not.
  const before = await moment(eve)
  await playUntil(hunters, async () => (await standing(eve)) === 'wait' && (await moment(eve)) !== before)
  for (const other of [ann, eve]) {
    expect(await standing(other)).toBe('wait')
    expect(await other.page.locator('.coming').count()).toBe(0)
  }

  // They leave, and come back when there is little left to play.
  for (const each of [...people, eve]) await each.page.goto('about:blank')
  await forward(house, match, LAST)
  for (const each of [...people, eve]) await each.go(`/match/${match}`)
  for (const each of [...people, eve]) await standing(each)
  expect(await turnOf(ann)).toBeGreaterThanOrEqual(4)
  expect(await eve.page.locator('[data-explain^="card:"]').count()).toBe(0)
  for (const person of hunters)
    expect(await person.page.locator('[data-explain^="card:shark/"]').count()).toBe(0)
  expect(await ann.page.locator('[data-explain^="card:tempest/"]').count()).toBe(0)

  console.log(`Shark Island: the last ${await playToTheEnd(people)} moves in five browsers`)
  expect(await standing(eve)).toBe('over')
  for (const { page } of [...people, eve])
    await page
      .locator('dialog[open]')
      .getByText(/The strategy was/)
      .first()
      .waitFor()
  expect(house.faults).toEqual([])
})
