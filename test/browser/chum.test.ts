import { expect, test } from 'vitest'
import { layOut, type Table } from '#games/jaws/act-2/testing.ts'
import { positionOf } from '#kernel/match/position.ts'
import { faultsFor } from './support/axe.ts'
import { CREW } from './support/jaws.ts'
import { openHouse } from './support/open-house.ts'
import { act, actions, goneOn, standing } from './support/playing.ts'
import { gatherAt, sitAt } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

/** The shark has locked in B, and Brody holds Chum. */
function locked(): Table {
  const crew = { quint: 'b1', brody: 'b4', hooper: 'b8' }
  return layOut({ crew, cards: '1a 2b 3a', gear: { brody: 'chum' } }).lock('B')
}

const ready = (table: Table, gear: string): string => `ready ${table.design(gear) + 1}`

const isPrepared = ({ page }: Visitor, seat: string) =>
  page.locator(`[data-member="${seat}"] .doing.done`).first()

test('Chum is thrown after others have prepared, also by somebody who is prepared; what they prepared stays and can be taken back', async () => {
  const ann = await house.visitor()
  const { page } = ann
  const table = locked()
  await sitAt(ann, positionOf(table), CREW)
  for (const action of ['stay', ready(table, 'machete'), 'target w1']) await act(ann, action)
  for (const action of ['stay', ready(table, 'revolver'), 'target w4']) await act(ann, action)
  expect(await standing(ann)).toBe('act')
  expect(await page.locator('.prompt h1').innerText()).toMatch(/hooper/i)

  // Brody is prepared, and can still throw it.
  await page.locator('[data-member="brody"]').click()
  expect(await faultsFor('Chum of somebody who is prepared', ann)).toEqual([])
  const chum = page.locator('.area-act').getByRole('button', { name: 'Throw the Chum' }).first()
  await goneOn(ann, () => chum.click())
  await page.getByText('throws the Chum').first().waitFor()
  expect(await standing(ann)).toBe('act')
  await chum.waitFor({ state: 'detached' })
  for (const seat of ['quint', 'brody']) await isPrepared(ann, seat).waitFor({ state: 'attached' })

  await goneOn(ann, () => ann.button('Undo').click())
  await isPrepared(ann, 'quint').waitFor({ state: 'detached' })
  await isPrepared(ann, 'brody').waitFor({ state: 'attached' })
  expect(house.faults).toEqual([])
})

test('on a phone and in French its holder throws it while the others are prepared, and goes on to prepare', async () => {
  const ann = await house.visitor({ phone: true, language: 'fr-FR' })
  const { page } = ann
  await sitAt(ann, positionOf(locked()), ['brody'])
  expect(await standing(ann)).toBe('act')
  for (const seat of ['quint', 'hooper']) await isPrepared(ann, seat).waitFor({ state: 'attached' })
  const chum = ann.button('Jeter les appâts')
  await goneOn(ann, () => chum.click())
  expect(await standing(ann)).toBe('act')
  await chum.waitFor({ state: 'detached' })
  for (const seat of ['quint', 'hooper']) await isPrepared(ann, seat).waitFor({ state: 'attached' })
  expect(await page.locator('.area-act .main').count()).toBe(1)
  expect(await ann.scrollsSideways()).toBe(false)
  expect(await ann.text()).not.toContain('⟨')
  expect(house.faults).toEqual([])
})

test('with a browser each: what one has chosen and not sent stays while another throws it and the shark shows a letter', async () => {
  const table = locked()
  const [ann, ben, cat] = await gatherAt(house, positionOf(table), [
    ['shark'],
    ['quint', 'hooper'],
    ['brody'],
  ])
  // Brody is prepared, and nobody waits for him; the shark waits for the others and is asked nothing.
  expect(await standing(cat)).toBe('act')
  for (const action of ['stay', ready(table, 'revolver'), 'target w4']) await act(cat, action)
  expect(await standing(ann)).toBe('wait')

  expect(await standing(ben)).toBe('act')
  const chosen = ben.page.locator('[data-space="b2"][aria-pressed="true"]')
  await ben.page.locator('[data-space="b2"][aria-pressed]').click()
  await chosen.waitFor({ state: 'attached' })

  const chum = cat.page.locator('.area-act').getByRole('button', { name: 'Throw the Chum' }).first()
  await chum.waitFor()
  expect(await actions(cat)).toEqual(['chum'])
  await goneOn(cat, () => chum.click())
  // Only the shark is asked now, and only for a letter that it did not choose.
  expect(await standing(ann)).toBe('act')
  expect(await actions(ann)).toEqual(['show A', 'show C'])
  for (const crew of [ben, cat]) expect(await standing(crew)).toBe('wait')
  await act(ann, 'show C')

  expect(await standing(ben)).toBe('act')
  await chosen.waitFor({ state: 'attached' })
  await isPrepared(ben, 'brody').waitFor({ state: 'attached' })
  expect(house.faults).toEqual([])
})

test('on one device that goes round the crew throw it, hand over to the shark for its letter, and get the device back', async () => {
  const ann = await house.visitor()
  const { page } = ann
  const table = locked()
  const takeOver = async (): Promise<void> => {
    expect(await standing(ann)).toBe('curtain')
    await ann.button(/: show me$/).click()
    await page.locator('.table').waitFor()
    expect(await standing(ann)).toBe('act')
  }
  await sitAt(ann, positionOf(table), ['shark', ...CREW])
  await takeOver()
  for (const action of ['stay', ready(table, 'machete'), 'target w1']) await act(ann, action)
  for (const action of ['stay', ready(table, 'revolver'), 'target w4']) await act(ann, action)
  expect(await page.locator('.prompt h1').innerText()).toMatch(/hooper/i)
  await page.locator('[data-member="brody"]').click()
  const chum = page.locator('.area-act').getByRole('button', { name: 'Throw the Chum' }).first()
  await goneOn(ann, () => chum.click())

  expect(await standing(ann)).toBe('hand-over')
  await page.locator('.area-act .hand-over').click()
  await takeOver()
  expect(await actions(ann)).toEqual(['show A', 'show C'])
  await act(ann, 'show A')
  expect(await standing(ann)).toBe('hand-over')
  await page.locator('.area-act .hand-over').click()
  await takeOver()
  expect(await page.locator('.prompt h1').innerText()).toMatch(/hooper/i)
  for (const seat of ['quint', 'brody']) await isPrepared(ann, seat).waitFor({ state: 'attached' })
  expect(house.faults).toEqual([])
})
