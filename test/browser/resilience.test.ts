import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { act, legal, moves, playTurn, standing } from './support/playing.ts'
import { pause } from './support/stepping.ts'
import { layTable, playFromHome } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

/** Longer than any page waits before it tries to reach the server again. */
const NEXT_TRY = 10_000

/** Somebody against bots, who is asked where to start. */
async function asked(): Promise<Visitor> {
  const ann = await house.visitor()
  await playFromHome(ann, 'Sharks', 'Great White')
  expect(await standing(ann)).toBe('act')
  return ann
}

/** Takes the server away and brings it back, long before the page would try again; meanwhile it says so. */
async function lose(visitor: Visitor, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
  const { page } = visitor
  const lost = page.getByText('The connection is lost')
  await pause(visitor)
  await house.shut()
  await lost.waitFor()
  await meanwhile()
  await house.open()
  expect(await lost.count()).toBe(1)
  await page.clock.runFor(NEXT_TRY)
  await lost.waitFor({ state: 'detached' })
  // The page has the server again a moment before the server has heard its hello.
  await expect.poll(() => house.server.services.hub.size).toBe(1)
  await page.clock.resume()
}

test('a reload and a restart of the server in the middle of a turn change nothing', async () => {
  const ann = await asked()
  // In the middle of a swim: one step is taken, the next is on offer.
  for (const verb of ['start', 'swim']) {
    const action = (await legal(ann)).find((each) => each.startsWith(verb))
    await act(ann, action ?? '')
  }
  const before = await legal(ann)
  expect(before).toEqual(expect.arrayContaining([expect.stringMatching(/^swim/)]))

  await ann.page.reload()
  expect(await legal(ann)).toEqual(before)

  await lose(ann)
  expect(await legal(ann)).toEqual(before)

  await ann.button('Undo').click()
  await expect.poll(() => legal(ann)).not.toEqual(before)
  await playTurn(ann)
  expect(await standing(ann)).toBe('act')
  expect(house.faults).toEqual([])
})

test('what is sent while the server is away is played once when it is back', async () => {
  const ann = await asked()
  const list = await moves(ann.page)
  await lose(ann, () => list.first().click())
  const told = ann.page.locator('.area-aside').getByText(/^You wait/)
  await told.first().waitFor()
  expect(await standing(ann)).toBe('act')
  expect(await told.count()).toBe(1)
  expect(house.faults).toEqual([])
})

test('what happens before the page has its words is not read aloud without them', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await ann.introduce()
  const match = await layTable(ann, { game: 'sharks', mine: ['great-white'] })
  const words = Promise.withResolvers<void>()
  await page.route(/assets\/kit-.*\.js$/, async (route) => {
    await words.promise
    await route.continue()
  })
  // A bot waits at the shore first; the page knows, and has no words for it yet.
  const placed = new Promise((known) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('sharks.placed')) known(null)
      }),
    )
  })
  await ann.go(`/match/${match}`)
  await placed
  const aloud = page.locator('[aria-live]')
  expect((await aloud.allTextContents()).join()).not.toContain('sharks.')
  words.resolve()
  expect(await standing(ann)).toBe('act')
  expect((await aloud.allTextContents()).join()).not.toContain('sharks.')
  expect(house.faults).toEqual([])
})
