import { expect, test } from 'vitest'
import {
  answer,
  answerByKeys,
  hasTurn,
  introduce,
  invitation,
  layIsland,
  playUntil,
  pressOn,
  questionOf,
} from './support/island.ts'
import { openHouse } from './support/open-house.ts'
import { moment, moves, standing } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const CARDS = '[data-explain^="card:"]'

const offered = async ({ page }: Visitor): Promise<string[]> =>
  (await moves(page)).evaluateAll((all) => all.map((each) => each.getAttribute('data-action') ?? ''))

async function untilAsked({ page }: Visitor): Promise<void> {
  await page.locator('.area-act [data-action]').first().waitFor({ state: 'attached' })
}

test('two players, one with both Hunters; the first turn with the keys alone, a reload in every phase', async () => {
  const bob = await house.visitor()
  await bob.go('/')
  await introduce(bob, 'Bob')
  const match = await layIsland(bob, ['tempest', 'harlan'], ['tempest', 'harlan'], 'open')
  await bob.go(`/match/${match}`)
  const ann = await house.visitor()
  await ann.page.goto(await invitation(bob, match, 'shark'))
  await ann.page.getByLabel('Your name').fill('Ann')
  await ann.button('Sit down').click()
  for (const person of [ann, bob]) await person.button('I am ready').click()

  // The Shark: tapped with Enter a strategy is picked, once more and it is chosen.
  await untilAsked(ann)
  await pressOn(ann, '.inside button:has-text("National Press")')
  await ann.page.keyboard.press('Enter')
  await pressOn(ann, '.area-act button:has-text("Place the fins")')
  await pressOn(ann, '.area-act button:has-text("Deal evenly")')
  // The Shark itself goes to the first tile: both Hunters will be there, so that it comes to a combat.
  if ((await ann.page.locator('.tiles > li').first().locator('[data-fin="shark"]').count()) === 0) {
    await pressOn(ann, '.tiles button[data-fin="shark"]')
    await pressOn(ann, '.postcard')
  }
  expect(await ann.page.locator('.tiles > li').first().locator('[data-fin="shark"]').count()).toBe(1)
  await pressOn(ann, '.area-act button:has-text("Let them look")')

  // A Hunter: everything is in the list, and the focus stays there.
  await untilAsked(bob)
  for (let count = 0; count < 4; count++) {
    const now = await moment(bob)
    await answerByKeys(bob)
    await expect.poll(() => moment(bob)).not.toBe(now)
    await untilAsked(bob)
  }
  expect(await bob.page.locator('.curtain').count()).toBe(0)

  const asked = new Set<string>()
  await playUntil(
    [ann, bob],
    // The Shark's own questions come with the next turn.
    async () => (await hasTurn(ann, 3)) || (asked.has('place') && (await hasTurn(ann, 2))),
    async (person) => {
      const question = await questionOf(person)
      if (asked.has(question)) return
      asked.add(question)
      const before = await offered(person)
      await person.page.reload()
      await untilAsked(person)
      expect(await offered(person), question).toEqual(before)
    },
  )
  console.log(`Shark Island, asked in one turn: ${[...asked].join(', ')}`)
  expect([...asked]).toEqual(expect.arrayContaining(['roll', 'act', 'sail', 'offer', 'place']))
  expect(house.faults).toEqual([])
}, 300_000)

test('one device goes round: a curtain between the Shark and the Hunters, none among the Hunters', async () => {
  const all = await house.visitor({ phone: true })
  await all.go('/')
  await introduce(all, 'Ann')
  const seats = ['shark', 'tempest', 'harlan']
  const match = await layIsland(all, seats.slice(1), seats, 'bot')
  await all.go(`/match/${match}`)
  const sides: string[] = []
  for (let count = 0; sides.length < 3; count++) {
    expect(count).toBeLessThan(60)
    await all.page
      .locator('.curtain, .area-act [data-action], .hand-over')
      .first()
      .waitFor({ state: 'attached' })
    const stands = await standing(all)
    if (stands === 'curtain') {
      // Behind the curtain there is no card and no fin.
      expect(await all.page.locator(`${CARDS}, [data-fin], .fin`).count()).toBe(0)
      const isShark = /shark/i.test(await all.page.locator('.curtain h1').innerText())
      await all.button(/show me$/).tap()
      await all.page.locator(CARDS).first().waitFor({ state: 'attached' })
      sides.push(isShark ? 'shark' : 'hunters')
      expect((await all.page.locator('[data-explain^="card:shark/"]').count()) > 0).toBe(isShark)
      if (!isShark) expect(await all.page.locator('[stroke-dasharray="4 3"]').count()).toBe(0)
    } else if (stands === 'hand-over') await all.page.locator('.hand-over').tap()
    else if (stands === 'act') {
      const now = await moment(all)
      await answer(all)
      await all.page.locator(`.table:not([data-moment="${now}"]), .curtain`).first().waitFor()
    } else await all.page.waitForTimeout(30)
    expect(await all.scrollsSideways()).toBe(false)
  }
  expect(sides).toEqual(['shark', 'hunters', 'shark'])
  expect(house.faults).toEqual([])
}, 300_000)
