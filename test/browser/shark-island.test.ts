import { expect, test } from 'vitest'
import { answer, introduce, invitation, layIsland, turnOf } from './support/island.ts'
import { openHouse } from './support/open-house.ts'
import { moment, standing } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const FOUR = ['tempest', 'harlan', 'anya', 'pilot']

/** Everyone answers whenever asked, until it is enough. */
async function playUntil(people: readonly Visitor[], isEnough: () => Promise<boolean>): Promise<number> {
  const end = Date.now() + 200_000
  let moves = 0
  while (!(await isEnough())) {
    for (const person of people) {
      if ((await standing(person)) !== 'act') continue
      const before = await moment(person)
      if ((await answer(person)) === null) continue
      moves++
      await person.page.locator(`.table:not([data-moment="${before}"])`).waitFor({ timeout: 10_000 })
    }
    await people[0].page.waitForTimeout(20)
    if (Date.now() > end) throw new Error(`not enough after ${moves} moves`)
  }
  return moves
}

const isOver = async (person: Visitor): Promise<boolean> => (await standing(person)) === 'over'
const hasTurn = async (person: Visitor, turn: number): Promise<boolean> =>
  (await isOver(person)) || (await turnOf(person)) >= turn

test('somebody is the Shark against bots on a phone: deals the fins, moves one, and nothing scrolls sideways', async () => {
  const ann = await house.visitor({ phone: true })
  await ann.go('/')
  await introduce(ann, 'Ann')
  // With four Hunters there are at least three tiles, whatever the calendar says.
  const match = await layIsland(ann, FOUR, ['shark'], 'bot')
  await ann.go(`/match/${match}`)
  await ann.page.getByRole('button', { name: /^National Press/ }).tap()
  await ann.button('Choose National Press').first().tap()
  await ann.button(/^Place the fins/).tap()
  await ann.button('Deal evenly').first().tap()
  const seen = ann.page.locator('.tiles .count')
  const before = await seen.allInnerTexts()
  await ann.page.locator('.tiles > li').first().locator('button.fin').first().tap()
  await ann.page.locator('.tiles > li').last().locator('.postcard').tap()
  const after = await seen.allInnerTexts()
  expect(after).not.toEqual(before)
  expect(await ann.scrollsSideways()).toBe(false)

  await ann.page.reload()
  await ann.page.locator('.table').waitFor()
  await playUntil([ann], async () => {
    expect(await ann.scrollsSideways(), await moment(ann)).toBe(false)
    return hasTurn(ann, 3)
  })
  expect(house.faults).toEqual([])
}, 300_000)

test('one person runs two Hunters without a curtain, to the end, and the replay shows what was hidden', async () => {
  const bob = await house.visitor()
  await bob.go('/')
  await introduce(bob, 'Bob')
  const match = await layIsland(bob, ['tempest', 'harlan'], ['tempest', 'harlan'], 'bot')
  await bob.go(`/match/${match}`)
  await bob.page.locator('.table').waitFor()
  await expect.poll(() => standing(bob), { timeout: 20_000 }).toBe('act')
  expect(await bob.page.locator('.prompt h1').innerText()).toMatch(/TEMPEST|HARLAN/i)
  const moves = await playUntil([bob], () => isOver(bob))
  console.log(`Shark Island: ${moves} moves of two Hunters`)
  expect(await bob.page.locator('dialog[open]').innerText()).toMatch(/The strategy was/)

  await bob.go(`/replay/${match}?eyes=all`)
  await bob.page.getByLabel('Through whose eyes?').waitFor()
  expect(await bob.page.locator('.area-side').innerText()).toMatch(/Shark/i)
  expect(house.faults).toEqual([])
}, 300_000)

test('five people on five browsers play three turns, and a watcher sees nobody’s cards', async () => {
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
  const moves = await playUntil(people, () => hasTurn(ann, 4))
  console.log(`Shark Island: ${moves} moves in five browsers`)
  expect(await eve.page.locator('[data-explain^="card:"]').count()).toBe(0)
  for (const person of people.slice(1))
    expect(await person.page.locator('[data-explain^="card:shark/"]').count()).toBe(0)
  expect(await ann.page.locator('[data-explain^="card:tempest/"]').count()).toBe(0)
  expect(house.faults).toEqual([])
}, 300_000)
