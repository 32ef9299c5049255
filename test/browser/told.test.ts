import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { layOut as layOutHunt } from '#games/jaws/act-1/testing.ts'
import { layOut as layOutFight } from '#games/jaws/act-2/testing.ts'
import { layOut as layOutIsland } from '#games/shark-island/testing.ts'
import { positionOf } from '#kernel/match/position.ts'
import { layOut } from '#table/lay-out.ts'
import { tapSpace } from './support/amity.ts'
import { CREW } from './support/jaws.ts'
import { openHouse } from './support/open-house.ts'
import { act, standing } from './support/playing.ts'
import { settled } from './support/settled.ts'
import { pause, stepTo } from './support/stepping.ts'
import { sitAt } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const STEP = 20

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

async function boxOf(thing: Locator): Promise<Box> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error(`${thing} is not to be seen`)
  return box
}

function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

const bar = ({ page }: Visitor): Promise<string> => page.locator('.prompt').innerText()

const WATERS = ['N', 'S', 'E', 'W', '1', '2', '3', '4', '5', '6', '7', '8']

test.each([
  ['a wide screen', false],
  ['a phone', true],
])('an announcement of Act 1 lies over no space that it is about, on %s', async (_what, phone) => {
  const ann = await house.visitor({ phone })
  const { page } = ann
  const banner = page.locator('.banner')
  for (const space of WATERS) {
    const table = layOutHunt({ mode: 'act-1', turn: 'quint', quint: space, shark: space === '1' ? '4' : '1' })
    await sitAt(ann, positionOf(table), CREW)
    await standing(ann)
    await act(ann, `launch ${space}`)
    await banner.waitFor()
    const told = await boxOf(banner)
    expect(meet(told, await boxOf(page.locator(`.chart [data-space="${space}"]`))), space).toBe(false)
    // The space is pointed at, and the announcement is on the page as a whole.
    expect(await page.locator(`[data-told="${space}"]`).count()).toBe(1)
    expect(told.x).toBeGreaterThanOrEqual(0)
    if (phone) expect(meet(told, await boxOf(page.locator('.chart'))), space).toBe(false)
  }
  expect(house.faults).toEqual([])
})

test('that the shark was hit is still to be read when its next turn begins', async () => {
  const ann = await house.visitor()
  const { page } = ann
  const table = layOutHunt({
    mode: 'act-1',
    turn: 'quint',
    last: true,
    quint: 'N',
    shark: 'N',
    deck: 'in-the-news',
  })
  house.script = ({ legal }) => legal.find((action) => action === 'launch N') ?? legal[0]
  await sitAt(ann, positionOf(table), ['shark'])
  house.script = ({ legal }) => legal.find((action) => action === 'launch N' || action === 'done') ?? legal[0]
  await page.locator('.banner', { hasText: 'A hit!' }).waitFor()
  expect(await standing(ann)).toBe('act')
  expect(await page.locator('.banner').innerText()).toMatch(/a hit!/i)
  expect(await page.locator('[data-told="N"]').count()).toBe(1)
  await tapSpace(ann, '1')
  expect(await page.locator('.banner').count()).toBe(0)
  expect(house.faults).toEqual([])
})

test.each([
  ['a wide screen', false],
  ['a phone', true],
])('dice fall beside the boat, and nothing tells them before they lie, on %s', async (_what, phone) => {
  const ann = await house.visitor({ phone, atLeisure: true })
  const { page } = ann
  const table = layOutFight({ crew: { quint: 'b4', brody: 'b4', hooper: 'b4' }, cards: '2a 7a 6a' })
  table.lock('A').prepare({})
  await sitAt(ann, positionOf(table), ['shark'])
  await layOut(house.server.services.tables, ann.match, { stack: { die: ['2', '2', '2'] } })
  await standing(ann)
  await pause(ann)
  const tile = page.locator('[data-space="b2"]')
  await page.locator('.area-act .button.main').click()
  await stepTo(ann, page.locator('.tray.tumbling'), STEP)
  const tray = page.locator('.tray.rolling')
  expect(await bar(ann)).toMatch(/the shark rolls/i)
  expect(await bar(ann)).not.toMatch(/\d|hit|damage|destroy/i)
  expect(await tray.innerText()).not.toMatch(/hit/i)
  expect(meet(await boxOf(tray), await boxOf(tile))).toBe(false)
  expect(meet(await boxOf(tray), await boxOf(page.locator('.orca')))).toBe(false)
  await stepTo(ann, page.locator('.tray.rolling:not(.tumbling)', { hasText: '= 4 hits' }), STEP)
  await stepTo(ann, page.locator('.tray.rolling', { hasText: /destroys/ }), STEP)
  expect(meet(await boxOf(tray), await boxOf(page.locator('.orca')))).toBe(false)
  // The tile is seen to break for more than a second.
  await page.clock.runFor(1200)
  expect(await tray.count()).toBe(1)
  expect(house.faults).toEqual([])
})

test('wounds are counted when the dice lie, not before', async () => {
  const ann = await house.visitor({ atLeisure: true })
  const { page } = ann
  const table = layOutFight({ crew: { quint: 'b2', brody: 'b4', hooper: 'b4' }, cards: '2a 7a 6a' })
  table.lock('A').prepare({ quint: 'stay machete w2' })
  await sitAt(ann, positionOf(table), ['quint'])
  await layOut(house.server.services.tables, ann.match, { stack: { die: ['2', '2', '2'] } })
  await standing(ann)
  await pause(ann)
  const wounds = page.locator('.lives b').first()
  expect(await wounds.innerText()).toBe('0/18')
  await page.locator('.area-act .button.main').click()
  await stepTo(ann, page.locator('.tray.tumbling'), STEP)
  expect(await wounds.innerText()).toBe('0/18')
  expect(await bar(ann)).not.toMatch(/wound|hit/i)
  await stepTo(ann, page.locator('.tray.rolling:not(.tumbling)'), STEP)
  expect(await wounds.innerText()).not.toBe('0/18')
  expect(house.faults).toEqual([])
})

test.each([
  ['a wide screen', false],
  ['a phone', true],
])('Act 2 begins with a picture over the whole board, for some seconds, on %s', async (_what, phone) => {
  const ann = await house.visitor({ phone, atLeisure: true })
  const { page } = ann
  const table = layOutHunt({ mode: 'full', round: 4, shark: 'N', swimmers: 'N', eaten: 8 })
  await sitAt(ann, positionOf(table), ['shark'])
  await standing(ann)
  // The boards of the second act are fetched meanwhile: here time stands still, and they would come too late.
  await settled(ann)
  await page.getByRole('button', { name: 'Eat a swimmer', exact: true }).click()
  await pause(ann)
  await page.locator('.area-act .button.main').click()
  const scene = page.locator('.banner.begins')
  await stepTo(ann, scene, STEP)
  const [box, board] = [await boxOf(scene), await boxOf(page.locator('.sharing'))]
  expect(box.width * box.height).toBeGreaterThan(0.6 * board.width * Math.min(board.height, 600))
  expect(await scene.locator('svg').count()).toBe(1)
  await page.clock.runFor(2500)
  expect(await scene.count()).toBe(1)
  await scene.click()
  expect(await scene.count()).toBe(0)
  expect(house.faults).toEqual([])
})

test('a fin that is turned over is told when it is seen, beside the tile; dice when they lie', async () => {
  const ann = await house.visitor({ atLeisure: true })
  const { page } = ann
  const table = layOutIsland({
    phase: 'hunters',
    fins: 'shark shoal, prank shoal',
    rerolls: { harlan: 1 },
    draws: { die: 'harpoon harpoon harpoon' },
  })
  table.play()
  await sitAt(ann, positionOf(table), ['harlan'])
  await layOut(house.server.services.tables, ann.match, {
    stack: { die: ['binoculars', 'binoculars', 'binoculars'], fin: ['shark'] },
  })
  await standing(ann)
  await pause(ann)
  // Not waited for before what is looked for: the page's time would go on past it.
  const rerolled = act(ann, 'reroll')
  const news = page.locator('.stage > .news')
  await stepTo(ann, news.filter({ hasText: /rolls…/ }), STEP)
  expect(await bar(ann)).not.toMatch(/binoculars/i)
  await stepTo(ann, news.filter({ hasText: /Binoculars/ }), STEP)
  await rerolled
  await stepTo(ann, page.locator('.area-act [data-action="sight 1"]'), STEP)
  const sighted = act(ann, 'sight 1')
  await stepTo(ann, news.filter({ hasText: /is turned…/ }), STEP)
  const tile = page.locator('.tiles > *').first()
  expect(await bar(ann)).not.toMatch(/shark/i)
  expect(meet(await boxOf(news), await boxOf(tile))).toBe(false)
  await stepTo(ann, news.filter({ hasText: /the Shark/ }), STEP)
  expect(meet(await boxOf(news), await boxOf(tile))).toBe(false)
  expect(await tile.locator('.up').count()).toBe(1)
  await sighted
  expect(house.faults).toEqual([])
})
