import { expect, test } from 'vitest'
import { bring } from './support/brought.ts'
import { openHouse } from './support/open-house.ts'
import { standing } from './support/playing.ts'
import { gather, playAgainstBots } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const CREW = ['quint', 'brody', 'hooper']

/** Two people at a table of JAWS, with the shark and with the whole crew, and the shark is asked. */
async function meet(): Promise<[Visitor, Visitor, string]> {
  const [ann, bob] = await gather(house, {
    game: 'jaws',
    options: { mode: 'act-1', players: 2 },
    held: [['shark'], CREW],
    visitors: [{}, { phone: true }],
  })
  expect(await standing(ann)).toBe('act')
  return [ann, bob, ann.match]
}

async function concede(visitor: Visitor): Promise<void> {
  await visitor.button('Menu').click()
  await visitor.button('Concede').click()
  await visitor.button('Concede: sure?').click()
}

/** Who the list on the sheet says will be what. */
const nextSeats = ({ page }: Visitor): Promise<string[]> => page.locator('.rematch li').allInnerTexts()

test('after conceding nothing asks any longer, and each is told how it ended for them', async () => {
  const [ann, bob] = await meet()
  await concede(ann)
  const sheet = ({ page }: Visitor): Promise<string> => page.locator('dialog[open] .winner').innerText()
  await ann.page.locator('dialog[open] .end').waitFor()
  expect(await sheet(ann)).toMatch(/^You lost\s+You conceded\.$/i)
  await bob.page.locator('dialog[open] .end').waitFor()
  expect(await sheet(bob)).toMatch(/^You won\s+Guest 0 conceded\.$/i)
  for (const each of [ann, bob]) {
    await each.page.keyboard.press('Escape')
    await each.page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect(await each.page.locator('.prompt.mine').count()).toBe(0)
    expect(await each.page.locator('.chart [aria-pressed], .area-act [data-action]').count()).toBe(0)
  }
  expect(house.faults).toEqual([])
})

test('what was given up at once has no points to draw, and nothing to go back to', async () => {
  const ann = await house.visitor()
  await playAgainstBots(ann, { game: 'sharks', mine: ['great-white'] })
  expect(await standing(ann)).toBe('act')
  await ann.button('Menu').click()
  await ann.button('Concede').click()
  await ann.button('Concede: sure?').click()
  await ann.page.locator('dialog[open] .score li').first().waitFor()
  expect(await ann.page.locator('dialog[open] .score figure').count()).toBe(0)
  expect(house.faults).toEqual([])
})

test('whoever watches reads a winner with several seats once, with all of them', async () => {
  const [ann, bob, eve] = [await house.visitor(), await house.visitor(), await house.visitor({ phone: true })]
  for (const [each, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const)
    await each.introduce(name)
  const { match } = await bring(house, {
    game: 'jaws',
    options: { mode: 'act-1', players: 2 },
    held: [
      { visitor: ann, seats: ['shark'] },
      { visitor: bob, seats: CREW },
    ],
    until: ({ isMine }) => isMine,
  })
  await ann.go(`/match/${match}`)
  await eve.go(`/match/${match}`)
  await eve.page.locator('.table').waitFor()
  await concede(ann)
  const title = eve.page.locator('dialog[open] .winner .display')
  await title.waitFor()
  expect(await title.innerText()).toMatch(/^Bob \(Quint, Brody and Hooper\) wins$/i)
  expect(house.faults).toEqual([])
})

test('two people exchange whole sides, and read who will be what before they agree', async () => {
  const [ann, bob, match] = await meet()
  await concede(ann)
  await ann.page.getByText('Swap sides', { exact: true }).click()
  expect(await nextSeats(ann)).toEqual(['You (Quint, Brody, Hooper)', 'Guest 1 (Shark)'])
  await ann.button('Rematch').click()
  await ann.page.getByText('Waiting for Guest 1.').waitFor()
  await bob.page.getByText('Guest 0 asks for a rematch:').waitFor()
  expect(await nextSeats(bob)).toEqual(['You (Shark)', 'Guest 0 (Quint, Brody, Hooper)'])
  await bob.button('Agree to a rematch').click()
  for (const each of [ann, bob]) await each.page.waitForURL((url) => !url.pathname.endsWith(match))
  // Nobody is asked again whether they are ready.
  for (const each of [ann, bob]) await each.page.locator('.table').waitFor()
  expect(await standing(bob)).toBe('act')
  expect(house.faults).toEqual([])
})

test('seats are chosen, and who has gone is not waited for', async () => {
  const [ann, bob, match] = await meet()
  await concede(ann)
  await ann.page.getByText('Choose', { exact: true }).click()
  await ann.page.getByLabel('Who plays Shark?').selectOption({ label: 'A bot' })
  await ann.page.getByText('Everyone who plays on needs a seat: Guest 0.').waitFor()
  await ann.page.getByLabel('Who plays Quint?').selectOption({ label: 'Guest 0' })
  await ann.button('Rematch').click()
  await bob.page.getByText('Guest 0 asks for a rematch:').waitFor()
  expect(await nextSeats(bob)).toEqual(['You (Brody, Hooper)', 'Mate bot (Shark)', 'Guest 0 (Quint)'])
  await bob.leave()
  const begin = ann.button('Begin without Guest 1')
  await begin.waitFor()
  house.clock.advance(1000)
  await begin.click()
  await ann.page.waitForURL((url) => !url.pathname.endsWith(match))
  await ann.page.locator('.table').waitFor()
  const { seats } = await house.server.services.tables.use(ann.match, ({ room }) => room)
  expect(seats.map(({ holders, bot }) => [holders.length, bot])).toEqual([
    [0, 'mate'],
    [1, null],
    [1, 'mate'],
    [1, 'mate'],
  ])
  expect(house.faults).toEqual([])
})

test('who gave up before the others is asked like them, unless somebody chooses to play without', async () => {
  const sharks = ['great-white', 'mako', 'tiger']
  const [ann, bob, cat] = await gather(house, {
    game: 'sharks',
    options: { players: 3, sharks },
    held: sharks.map((seat) => [seat]),
    visitors: [{}, { phone: true }, {}],
  })
  const { match } = ann
  await concede(bob)
  await bob.page.locator('.area-act').getByText('You conceded.').waitFor()
  await concede(cat)
  const sheet = ({ page }: Visitor) => page.locator('dialog[open] .rematch')
  for (const each of [ann, bob, cat]) await sheet(each).waitFor()

  // Without them: nothing is asked of them, and nothing is theirs to refuse.
  await ann.page.getByText('Choose', { exact: true }).click()
  await ann.page.getByLabel('Who plays Shortfin Mako?').selectOption({ label: 'A bot' })
  await ann.button('Rematch').click()
  await cat.button('Agree to a rematch').waitFor()
  await sheet(bob).getByText('Guest 0 asks for a rematch:').waitFor()
  expect(await sheet(bob).getByRole('button').count()).toBe(0)
  await sheet(ann).getByRole('button', { name: 'Never mind' }).click()

  await ann.page.getByText('Same seats', { exact: true }).click()
  await ann.button('Rematch').click()
  await sheet(ann).getByText('Waiting for Guest 1 and Guest 2.').waitFor()
  await cat.button('Agree to a rematch').click()
  await sheet(ann).getByText('Waiting for Guest 1.').waitFor()
  await bob.button('Agree to a rematch').click()
  for (const each of [ann, bob, cat]) {
    await each.page.waitForURL((url) => !url.pathname.endsWith(match))
    await each.page.locator('.table').waitFor()
  }
  expect(house.faults).toEqual([])
})
