import { expect, test } from 'vitest'
import type { JawsView } from '#games/jaws/view.ts'
import { bring } from './support/brought.ts'
import { openHouse } from './support/open-house.ts'
import { standing } from './support/playing.ts'
import { settled } from './support/settled.ts'
import { layTable } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

test('a story that was asked for with other eyes and comes late is not told to these', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await ann.introduce()
  const { match } = await bring(house, {
    game: 'jaws',
    options: { mode: 'act-1' },
    held: [{ visitor: ann, seats: ['quint', 'brody', 'hooper'] }],
    until: ({ view }) => (view as JawsView).act1?.step === 'order' && (view as JawsView).act1?.round === 2,
  })
  // Until the page knows the game, it does not know that the crew have no secrets from one another, and looks with
  // nobody's eyes. What is told to those comes when its own are open, and before what is told to these.
  const asWatcher = page.waitForRequest('**/updates?eyes=watcher*')
  const asCrew = page.waitForRequest('**/updates?lang=*')
  const toWatcher = page.waitForResponse('**/updates?eyes=watcher*')
  await page.route('**/api/contents/*', async (route) => {
    await asWatcher
    await route.continue()
  })
  await page.route('**/updates?eyes=watcher*', async (route) => {
    await asCrew
    await route.continue()
  })
  await page.route('**/updates?lang=*', async (route) => {
    await (await toWatcher).finished()
    await route.continue()
  })
  await ann.go(`/match/${match}`)
  expect(await standing(ann)).toBe('act')
  await settled(ann)
  expect(await page.getByText('Since your last turn').isVisible()).toBe(true)
  expect(house.faults).toEqual([])
})

test('letters that come late change nothing on the screen that is read, and are measured on the next', async () => {
  const ann = await house.visitor({ phone: true })
  const { page } = ann
  await ann.introduce()
  const match = await layTable(ann, { game: 'jaws', options: { mode: 'act-1' }, mine: ['shark'] })
  let come = (): void => {}
  const letters = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await letters
    await route.continue()
  })
  await page.goto(`${house.base}/match/${match}`, { waitUntil: 'commit' })
  expect(await standing(ann)).toBe('act')
  const isLettered = (): Promise<boolean> => page.locator('html.lettered').isVisible()
  come()
  await settled(ann)
  expect(await isLettered()).toBe(false)
  const without = await heights(ann)
  expect(without.least).toBe(`${without.bar}px`)

  await ann.follow('/')
  await page.locator('.matches li').first().waitFor()
  await ann.follow(`/match/${match}`)
  expect(await standing(ann)).toBe('act')
  await settled(ann)
  expect(await isLettered()).toBe(true)
  const late = await heights(ann)
  await page.reload()
  expect(await standing(ann)).toBe('act')
  await settled(ann)
  expect(late).toEqual(await heights(ann))
  expect(late.least).toBe(`${late.bar}px`)
  expect(house.faults).toEqual([])
})

/** How high the bar over the board is, and how high it is held. */
function heights({ page }: Visitor) {
  return page
    .locator('.prompt')
    .evaluate((bar: HTMLElement) => ({ bar: bar.getBoundingClientRect().height, least: bar.style.minHeight }))
}
