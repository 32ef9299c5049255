import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { moment, playMove, playTurn, standing } from './support/playing.ts'
import { gather } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const DUEL = { game: 'sharks', held: [['great-white'], ['mako']] }

const openMenu = async ({ page }: Visitor): Promise<void> => {
  await page.getByRole('button', { name: /^Menu/ }).click()
  await page.locator('dialog[open]').waitFor()
}

const close = async ({ page }: Visitor): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

async function say(visitor: Visitor, text: string): Promise<void> {
  await visitor.page.getByLabel('Say something').fill(text)
  await visitor.page.getByRole('button', { name: 'Say', exact: true }).click()
  await visitor.page.getByRole('log', { name: 'Talk' }).getByText(text).waitFor()
}

/** The one of two who is asked, and the other. */
async function inTurn([ann, bob]: readonly Visitor[]): Promise<[asked: Visitor, other: Visitor]> {
  return (await standing(ann)) === 'act' ? [ann, bob] : [bob, ann]
}

test('two people talk, go back by agreement, let a bot play and take over again, and end it by agreement', async () => {
  const two = await gather(house, { ...DUEL, visitors: [{}, { phone: true }] })
  const [ann, bob] = two

  await say(ann, 'ahoy there')
  await bob.page.getByText('Guest 0: ahoy there').waitFor()
  expect(await bob.page.getByRole('button', { name: /^Menu/ }).innerText()).toContain('1')
  await openMenu(bob)
  await bob.page.getByRole('log', { name: 'Talk' }).getByText('ahoy there').waitFor()
  // One side of two is nobody to whisper to.
  expect(await bob.page.getByText('My side only').count()).toBe(0)
  const others = async (): Promise<void> => {
    await bob.button('Trouble with somebody?').click()
    await bob.page.getByRole('dialog', { name: 'The others at this table' }).waitFor()
  }
  await others()
  await bob.button('Mute Guest 0').click()
  await bob.button('Hear Guest 0 again').waitFor()
  await bob.page.keyboard.press('Escape')
  await say(ann, 'can you hear me')
  // What comes to him after it is there, and it is not.
  await say(bob, 'is anybody there')
  expect(await bob.page.getByRole('log', { name: 'Talk' }).innerText()).not.toContain('can you hear me')
  await others()
  await bob.button('Hear Guest 0 again').click()
  await bob.page.keyboard.press('Escape')
  await bob.page.getByRole('log', { name: 'Talk' }).getByText('can you hear me').waitFor()
  await close(bob)
  expect(await bob.page.getByRole('button', { name: /^Menu/ }).innerText()).not.toMatch(/\d/)

  // Somebody has finished a turn and wants it back; the other says no, then yes.
  const [first, second] = await inTurn(two)
  await playTurn(first)
  expect(await standing(second)).toBe('act')
  const after = await moment(second)
  for (const answer of ['No', 'Agree']) {
    await openMenu(first)
    await first.button('Ask to go back').click()
    await first.page.getByText('Asked to go back. Waiting for the others.').waitFor()
    await second.page.getByText(/asks to go back a move/).waitFor()
    await second.page.getByRole('button', { name: answer, exact: true }).click()
    await first.page.getByText('Asked to go back').waitFor({ state: 'detached' })
    if (answer === 'No') expect(await standing(second)).toBe('act')
  }
  expect(await standing(first)).toBe('act')
  expect(await standing(second)).toBe('wait')
  expect(await moment(second)).not.toBe(after)

  // A bot sits in for one of them, and gives the seat back.
  await openMenu(first)
  await first.button('Mate bot instead').click()
  await first.button('Take back').waitFor()
  await second.page.getByText('Mate bot').first().waitFor()
  expect(await standing(second)).toBe('act')
  await first.button('Take back').click()
  await first.button('Mate bot instead').waitFor()
  await close(first)
  await playTurn(second)
  expect(await standing(first)).toBe('act')
  await playMove(first)

  await openMenu(second)
  await second.button('Ask to end it').click()
  await first.page.getByText(/asks to end the match/).waitFor()
  await first.page.getByRole('button', { name: 'Agree', exact: true }).click()
  for (const each of two) await each.page.getByText('All agreed to end the match.').first().waitFor()
  expect(house.faults).toEqual([])
})

test('whoever concedes loses, and both are told', async () => {
  const [ann, bob] = await gather(house, DUEL)
  await openMenu(ann)
  await ann.page.getByRole('button', { name: 'Concede', exact: true }).click()
  await ann.button('Concede: sure?').click()
  for (const each of [ann, bob]) await each.page.locator('dialog[open] .end').waitFor()
  expect(await bob.page.locator('dialog[open]').innerText()).toMatch(/You won\s+Guest 0 conceded\./i)
  expect(await ann.page.locator('dialog[open]').innerText()).toMatch(/You lost\s+You conceded\./i)
  expect(house.faults).toEqual([])
})

test('a side talks among itself, and the other side reads nothing of it', async () => {
  const held = [['shark'], ['quint', 'hooper'], ['brody']]
  const options = { mode: 'act-1', players: 3 }
  const [shark, quint, brody] = await gather(house, { game: 'jaws', options, held })
  expect(await shark.page.getByText('My side only').count()).toBe(0)
  await quint.page.getByText('My side only').click()
  await say(quint, 'it is in the west')
  await brody.page.getByRole('log', { name: 'Talk' }).getByText('it is in the west').waitFor()
  await quint.page.getByText('Everyone').click()
  await say(quint, 'we have no idea')
  await shark.page.getByRole('log', { name: 'Talk' }).getByText('we have no idea').waitFor()
  expect(await shark.text()).not.toContain('it is in the west')
  expect(house.faults).toEqual([])
})
