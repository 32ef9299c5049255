import { expect, test } from 'vitest'
import { bring } from './support/brought.ts'
import { friend } from './support/friend.ts'
import { CREW } from './support/jaws.ts'
import { openHouse } from './support/open-house.ts'
import { playTurn, standing } from './support/playing.ts'
import { gather, layTable } from './support/tables.ts'
import { openMenu } from './support/tour/steps.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const MINUTE = 60_000

/** Time goes on for everybody alike. */
async function wait(milliseconds: number, ...visitors: readonly Visitor[]): Promise<void> {
  house.clock.advance(milliseconds)
  for (const { page } of visitors) await page.clock.setFixedTime(house.clock.now())
}

const news = ({ page }: Visitor) => page.locator('.news')

test('whoever has a seat shares it, and everyone is told who came', async () => {
  const [ann, bob, cat] = [await house.visitor(), await house.visitor({ phone: true }), await house.visitor()]
  for (const [index, each] of [ann, bob, cat].entries()) await each.introduce(['Ann', 'Bob', 'Cat'][index])
  const match = await layTable(ann, { game: 'sharks', mine: ['great-white'], others: 'open' })
  await ann.go(`/match/${match}`)
  await ann.button('Invite').click()
  await bob.page.goto(await ann.page.getByLabel(/^Link for/).inputValue())
  await bob.button('Sit down').click()
  await ann.page.getByText('Bob sat down: Shortfin Mako.').first().waitFor()

  await bob.button('Share this seat').click()
  await bob.page.getByText('sees what you see').waitFor()
  await ann.page.getByText('Somebody is invited to share it').waitFor()
  await cat.page.goto(await bob.page.getByLabel(/^Link for/).inputValue())
  await cat.page.getByText('Bob invites you').waitFor()
  await cat.page.getByText('You share it with Bob.').waitFor()
  await cat.button('Sit down').click()
  for (const each of [ann, bob]) {
    await each.page.getByText('Cat now shares a seat: Shortfin Mako.').first().waitFor()
    await news(each).getByText('Cat now shares a seat: Shortfin Mako.').waitFor()
  }
  expect(await bob.scrollsSideways()).toBe(false)
  expect(house.faults).toEqual([])
})

test('whoever is asked for several seats is named once, and a phone says who one is', async () => {
  const [ann, cat, bob] = [
    await house.visitor(),
    await house.visitor({ phone: true }),
    await friend(house, 'Bob'),
  ]
  for (const [index, each] of [ann, cat].entries()) await each.introduce(['Ann', 'Cat'][index])
  const acts = [
    ['act-1', ({ seat }: { seat: string }) => seat !== 'shark'],
    ['act-2', ({ seat, count }: { seat: string; count: number }) => seat !== 'shark' && count > 3],
  ] as const
  for (const [mode, until] of acts) {
    const { match } = await bring(house, {
      game: 'jaws',
      options: { mode, players: 4 },
      held: [
        { visitor: ann, seats: ['shark'] },
        { visitor: bob, seats: CREW },
      ],
      until,
    })
    await ann.go(`/match/${match}`)
    await ann.page.getByRole('heading', { name: 'Waiting: Bob (Quint, Brody and Hooper)' }).waitFor()
  }
  for (const [mode] of acts) {
    const { match } = await bring(house, {
      game: 'jaws',
      options: { mode, players: 4 },
      held: [{ visitor: cat, seats: ['hooper'] }],
      until: ({ isMine }) => isMine,
    })
    await cat.go(`/match/${match}`)
    const you = cat.page.locator('.players').getByText('You', { exact: true })
    await you.waitFor()
    expect(await you.count()).toBe(1)
  }
  expect(house.faults).toEqual([])
})

test('a seat is minded two minutes after its player has gone, and is theirs again when they come back', async () => {
  const [ann, bob] = await gather(house, { game: 'sharks', held: [['great-white'], ['mako']] })
  const table = bob.page.url()
  await bob.go('/rules/sharks')
  await openMenu(ann)
  await ann.page.getByText(/a bot may play on in \d+ s/).waitFor()
  const menu = ann.page.locator('dialog[open]')
  expect(await menu.getByRole('button', { name: 'Mate bot instead' }).count()).toBe(1)

  await wait(2 * MINUTE, ann)
  await menu.getByRole('button', { name: 'Mate bot instead' }).nth(1).click()
  await menu.getByText('for Guest 1', { exact: true }).waitFor()
  await news(ann).getByText('Guest 0 let the Mate bot play for Guest 1: Shortfin Mako.').waitFor()

  await bob.page.goto(table)
  await bob.page.getByRole('dialog', { name: 'Welcome back' }).waitFor()
  await bob.page.keyboard.press('Escape')
  await bob.page.getByText('Mate bot plays your seat: Shortfin Mako.').waitFor()
  await bob.button('Take your seat back').click()
  await ann.page.getByText('Guest 1 took the seat back: Shortfin Mako.').first().waitFor()
  await bob.button('Take your seat back').waitFor({ state: 'detached' })
  await ann.page.keyboard.press('Escape')
  const asked = (await standing(ann)) === 'act' ? ann : bob
  await playTurn(asked)
  expect(await standing(asked === ann ? bob : ann)).toBe('act')
  expect(house.faults).toEqual([])
})

test('a device that plays on one side is told why it cannot become a player of the other', async () => {
  const [ann, bob] = await gather(house, { game: 'sharks', held: [['great-white'], ['mako']] })
  await ann.go('/me')
  const { code } = await ann.post<{ code: string }>('/api/me/code', {})
  await bob.go('/me')
  await bob.page.getByLabel('A code from your other device').fill(code)
  await bob.button('Become me').click()
  await bob.page.getByText('This device plays on another side').waitFor()
  expect(await bob.me()).toMatchObject({ name: 'Guest 1' })
  expect(house.faults).toEqual([])
})
