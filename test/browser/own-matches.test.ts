import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { standing } from './support/playing.ts'
import { gather, layTable } from './support/tables.ts'
import { closeSheet, goToTheEnd } from './support/tour/steps.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

/** One's own matches as the home page lists them: each in one line. */
async function listed({ page }: Visitor): Promise<string[]> {
  await page.locator('.matches li').first().waitFor()
  const rows = await page.locator('.matches li').allInnerTexts()
  return rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())
}

test('the home page lists what is one’s own: whose turn it is, with whom, as what, and how it ended', async () => {
  const [ann, bob] = await gather(house, {
    game: 'jaws',
    held: [['shark'], ['quint', 'brody', 'hooper']],
  })
  expect(await standing(ann)).toBe('act')
  await ann.go('/')
  expect(await listed(ann)).toEqual([expect.stringMatching(/^JAWS .* As Shark, against Guest 1 Your turn$/)])
  await expect.poll(() => ann.page.title()).toBe('● Dorsal: your turn at a table')
  await bob.go('/')
  expect(await listed(bob)).toEqual([
    expect.stringMatching(/^JAWS .* As Quint, Brody and Hooper, against Guest 0 Waiting for Guest 0$/),
  ])
  await expect.poll(() => bob.page.title()).toBe('Dorsal: a table for three shark games')

  // Points are told once it is over, and one's own stand first.
  await goToTheEnd(
    ann,
    { game: 'sharks', held: [{ visitor: ann, seats: ['great-white'] }] },
    ({ seat }, winners) => seat === 'great-white' && winners.includes(seat),
  )
  expect(await ann.page.title()).toBe('Sharks: the end')
  await closeSheet(ann)
  await ann.follow('/')
  await expect
    .poll(() => listed(ann))
    .toEqual([
      expect.stringMatching(/^JAWS /),
      expect.stringMatching(/^Sharks \d+ \w+ You won \d+ : \d+ As Great White, against Drifter bot Replay$/),
    ])
  await ann.button('Français').click()
  await expect
    .poll(() => listed(ann))
    .toEqual([
      expect.stringMatching(/^JAWS .* Vous : Requin, contre Guest 1 À vous$/),
      expect.stringMatching(
        /^Sharks .* Gagné \d+ : \d+ Vous : Grand requin blanc, contre Bot à la dérive Revoir$/,
      ),
    ])
  expect(house.faults).toEqual([])
})

test('who has given up against bots reads that, and as what', async () => {
  const ann = await house.visitor({ phone: true })
  await ann.introduce()
  const match = await layTable(ann, { game: 'jaws', mine: ['quint'], level: 'mate' })
  await ann.go(`/match/${match}`)
  await ann.page.locator('.table').waitFor()
  await ann.button('Menu').tap()
  await ann.button('Concede').tap()
  await ann.button('Concede: sure?').tap()
  await ann.page.locator('dialog[open] .end').waitFor()
  await ann.go('/')
  expect(await listed(ann)).toEqual([
    expect.stringMatching(/^JAWS .* Given up as Quint With 2 × Mate bot, against Mate bot Replay$/),
  ])
  expect(await ann.scrollsSideways()).toBe(false)
  expect(house.faults).toEqual([])
})

test('the title says what is going on from the lobby to the end, to players and to watchers', async () => {
  const ann = await house.visitor()
  await ann.introduce('Ann')
  const bob = await house.visitor()
  await bob.introduce('Bob')
  const options = { first: 'great-white' }
  const match = await layTable(ann, {
    game: 'sharks',
    options,
    mine: ['great-white'],
    others: 'open',
    listed: true,
  })
  await ann.go(`/match/${match}`)
  await ann.button('I am ready').waitFor()
  expect(await ann.page.title()).toBe('Sharks: waiting for players')
  await bob.post(`/api/matches/${match}/seats`, { seat: 'mako' })
  await bob.go(`/match/${match}`)
  for (const person of [ann, bob]) await person.button('I am ready').click()
  for (const person of [ann, bob]) await person.page.locator('.table').waitFor()
  await expect.poll(() => ann.page.title()).toBe('● Sharks: your turn')
  await expect.poll(() => bob.page.title()).toBe('Sharks: waiting for Ann')
  const cat = await house.visitor()
  await cat.go(`/match/${match}`)
  await cat.page.locator('.table').waitFor()
  expect(await cat.page.title()).toBe('Sharks: you watch')
  await bob.button('Menu').click()
  await bob.button('Concede').click()
  await bob.button('Concede: sure?').click()
  for (const person of [ann, bob, cat]) await expect.poll(() => person.page.title()).toBe('Sharks: the end')
  await cat.go(`/replay/${match}`)
  await expect.poll(() => cat.page.title()).toBe('Sharks: replay')
  await cat.go('/match/nowhere')
  await expect.poll(() => cat.page.title()).toBe('Dorsal: Empty water')
  for (const [path, title] of [
    ['/new/jaws', 'JAWS: a new table'],
    ['/rules/jaws', 'JAWS: rules'],
    ['/learn/jaws', 'JAWS: learn to play'],
    ['/watch', 'Dorsal: Open tables'],
    ['/me', 'Dorsal: You'],
  ] as const) {
    await cat.go(path)
    await expect.poll(() => cat.page.title()).toBe(title)
  }
  expect(house.faults).toEqual([])
})
