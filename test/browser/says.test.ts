import { expect, test } from 'vitest'
import { comeTo } from './support/jaws.ts'
import { openHouse } from './support/open-house.ts'
import { act, legal, standing } from './support/playing.ts'
import { pause, step, stepTo } from './support/stepping.ts'
import type { Visitor } from './support/visitor.ts'
import { firstOf } from './support/world/script.ts'

const house = openHouse()

const lines = ({ page }: Visitor): Promise<string[]> => page.locator('.says').allInnerTexts()

test('what a bot of the crew says stays until it can be read, also when the next round has begun', async () => {
  const ann = await house.visitor()
  await comeTo(ann, {
    mode: 'act-1',
    mine: ['brody'],
    until: ({ legal }) => legal.length === 3 && legal.includes('turn quint'),
  })
  await pause(ann)
  const play = async (action: string): Promise<void> => {
    await step(ann, act(ann, action))
    await step(ann, standing(ann))
  }

  // Quint has had his turn; what he said is still there to be read.
  await play('turn quint')
  expect(await lines(ann)).toEqual(['“I stay at space 8 and do nothing.”'])

  // Hooper is the last to go: then the shark swims, and the second round begins.
  await play('turn brody')
  await play('done')
  expect(await ann.page.locator('.prompt h1').innerText()).toMatch(/fly/i)
  const said = [8, 5].map((space) => `A moment ago: “I stay at space ${space} and do nothing.”`)
  expect(await lines(ann)).toEqual(said)
  await ann.page.clock.runFor(10_000)
  expect(await lines(ann)).toEqual(said)
  await ann.page.clock.runFor(2000)
  expect(await lines(ann)).toEqual([])
  expect(house.faults).toEqual([])
})

test('what bots say of a round is read from when the round is seen to begin, and is past when it has been seen', async () => {
  const ann = await house.visitor({ phone: true, atLeisure: true })
  const { page } = ann
  const connected = page.waitForEvent('websocket')
  // The others are prepared, and Hooper is about to be.
  await comeTo(ann, {
    mode: 'act-2',
    mine: ['hooper'],
    until: ({ isMine, action }) => isMine && action.startsWith('target'),
  })
  await pause(ann)
  const linesAt = async (sight: RegExp): Promise<string[]> => {
    await stepTo(ann, page.locator('.prompt', { hasText: sight }), 50)
    return lines(ann)
  }

  // What they say of the second round has come before the end of the first is shown.
  let aimed = 0
  const spoken = (await connected).waitForEvent('framereceived', {
    predicate: ({ payload }) => /says\.aim/.test(String(payload)) && ++aimed === 2,
  })
  await Promise.all([spoken, act(ann, 'target w1')])
  expect(await linesAt(/comes up/)).toEqual([])
  const aims = await linesAt(/Round 2/)
  expect(aims).toEqual(['“I aim at water 1.”', '“I aim at water 1.”'])
  await linesAt(/Hooper, prepare/i)
  for (const verb of ['stay', 'ready', 'target']) {
    await page.clock.runFor(1500)
    expect(await lines(ann)).toEqual(aims)
    await act(ann, firstOf([verb], await legal(ann)))
  }
  expect(await linesAt(/comes up/)).toEqual(aims.map((line) => `A moment ago: ${line}`))
  expect(await ann.scrollsSideways()).toBe(false)
  expect(house.faults).toEqual([])
})
