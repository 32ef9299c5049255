import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { moment, playTurn, standing } from './support/playing.ts'
import { playFromHome } from './support/tables.ts'

const house = openHouse()

test('one person plays against three bots to the end, on a phone, without scrolling sideways', async () => {
  const ann = await house.visitor({ phone: true })
  await ann.go('/new/sharks?with=bots')
  await ann.page.getByRole('group', { name: 'How many sharks' }).getByText('4', { exact: true }).tap()
  expect(await ann.page.locator('select').count()).toBeGreaterThanOrEqual(4)
  expect(await ann.scrollsSideways()).toBe(false)
  await ann.button('Start').tap()
  await ann.page.locator('.table').waitFor()

  let moves = 0
  while ((await standing(ann)) !== 'over') {
    moves += await playTurn(ann, true)
    expect(await ann.scrollsSideways(), await moment(ann)).toBe(false)
  }
  console.log(`bots: ${moves} moves on a phone`)
  expect(await ann.page.locator('dialog[open]').innerText()).toMatch(/You (won|lost)/i)

  await ann.page.locator('dialog[open]').getByRole('link', { name: 'Replay' }).tap()
  await ann.page.getByLabel('Through whose eyes?').waitFor()
  const before = await moment(ann)
  await ann.button('Later').tap()
  expect(await moment(ann)).not.toBe(before)
  await ann.page.getByLabel('Through whose eyes?').selectOption('mako')
  await ann.button('Later').tap()
  expect(await ann.scrollsSideways()).toBe(false)
  expect(house.faults).toEqual([])
})

test('anyone who has the link sees the replay of a match that is over', async () => {
  const ann = await house.visitor()
  await playFromHome(ann, 'Sharks', 'Great White')
  await ann.button('Menu').click()
  await ann.button('Concede').click()
  await ann.button('Concede: sure?').click()
  await ann.page.locator('dialog[open] .end').waitFor()
  const { match } = ann

  const bob = await house.visitor()
  await bob.go(`/replay/${match}?eyes=all`)
  await bob.page.getByLabel('Through whose eyes?').waitFor()
  await bob.go(`/match/${match}`)
  await bob.page.getByText('Empty water').waitFor()
  expect(house.faults).toEqual([])
})
