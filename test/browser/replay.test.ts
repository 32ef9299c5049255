import { expect, test } from 'vitest'
import { faultsFor } from './support/axe.ts'
import { bring } from './support/brought.ts'
import { openHouse } from './support/open-house.ts'
import { act, standing } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

/** Plays the last answer of a match of three sharks; gives the match. */
async function playedOut(ann: Visitor): Promise<string> {
  await ann.introduce()
  const { match, action } = await bring(house, {
    game: 'sharks',
    options: { players: 3, sharks: ['great-white', 'mako', 'tiger'] },
    held: [{ visitor: ann, seats: ['great-white'] }],
    until: ({ isMine, winners }) => isMine && winners !== null,
  })
  await ann.go(`/match/${match}`)
  await standing(ann)
  await act(ann, action)
  await ann.page.locator('dialog[open] .end').waitFor()
  return match
}

const told = ({ page }: Visitor) => page.locator('.prompt h1')

test('a replay goes to any round by its mark, with the keys and with a finger, and plays faster', async () => {
  const ann = await house.visitor()
  const match = await playedOut(ann)
  await ann.go(`/replay/${match}?eyes=all`)
  const marks = ann.page.getByRole('list', { name: 'Rounds' }).getByRole('button')
  await marks.first().waitFor()
  expect(await marks.count()).toBeGreaterThan(3)
  await marks.filter({ hasText: 'Round 2.' }).first().click()
  const second = await told(ann).innerText()
  await ann.page.keyboard.press('ArrowRight')
  const third = ann.page.locator('[aria-current="true"]:focus')
  await third.and(marks.filter({ hasText: 'Round 3.' })).waitFor()
  expect(await told(ann).innerText()).not.toBe(second)
  await ann.page.keyboard.press('Home')
  await ann.page.locator('[aria-current="true"]:focus').and(marks.first()).waitFor()

  await ann.page.getByLabel('Speed').selectOption('4')
  const from = await told(ann).innerText()
  await ann.button('Play').click()
  await ann.button('Pause').waitFor()
  await expect.poll(() => told(ann).innerText()).not.toBe(from)
  expect(await faultsFor('replay', ann)).toEqual([])

  const bob = await house.visitor({ phone: true, language: 'fr-FR' })
  await bob.go(`/replay/${match}?eyes=all`)
  await bob.page
    .getByRole('list', { name: 'Manches' })
    .getByRole('button')
    .filter({ hasText: 'Manche 3.' })
    .tap()
  await bob.page.locator('[aria-current="true"]').and(bob.page.getByTitle('Manche 3.')).waitFor()
  expect(await bob.scrollsSideways()).toBe(false)
  expect(await faultsFor('replay on a phone', bob)).toEqual([])
  expect(house.faults).toEqual([])
})

test('whoever sees everything sees every hand of Sharks at once, and one pair of eyes only its own', async () => {
  const ann = await house.visitor()
  const match = await playedOut(ann)
  for (const phone of [false, true]) {
    const bob = await house.visitor({ phone })
    await bob.go(`/replay/${match}?eyes=all`)
    await bob.page.getByTitle('Round 3.').click()
    for (const seat of ['great-white', 'mako', 'tiger'])
      await bob.page.locator(`[data-explain^="card:${seat}/"]`).nth(2).waitFor()
    await bob.page.getByLabel('Through whose eyes?').selectOption('mako')
    await bob.page.locator('[data-explain^="card:great-white/"]').first().waitFor({ state: 'detached' })
    expect(await bob.page.locator('[data-explain^="card:mako/"]').count()).toBe(3)
    expect(await bob.page.locator('[data-explain^="card:tiger/"]').count()).toBe(0)
  }
  expect(house.faults).toEqual([])
})

test('what is played is left out of a replay where it cannot be fetched, and nothing is thrown', async () => {
  const ann = await house.visitor()
  const match = await playedOut(ann)
  const bob = await house.visitor()
  await bob.page.route(/assets\/options-.*\.js$/, (route) => route.abort('connectionrefused'))
  const refused = bob.page.waitForEvent('requestfailed')
  await bob.go(`/replay/${match}?eyes=all`)
  const url = (await refused).url()
  await told(bob).waitFor()
  // Asked for once more it is refused again, and by then the page has had its own answer.
  const again = `import('${url}').then(() => 'fetched', () => 'refused')`
  expect(await bob.page.evaluate<string>(again)).toBe('refused')
  expect(await bob.page.getByRole('list', { name: 'What is played' }).count()).toBe(0)
  expect(house.faults).toEqual([])
})
