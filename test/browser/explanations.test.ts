import { expect, test } from 'vitest'
import { layOut as layOutHunt } from '#games/jaws/act-1/testing.ts'
import { layOut as layOutIsland } from '#games/shark-island/testing.ts'
import { layOut as layOutSharks } from '#games/sharks/testing.ts'
import { type Position, positionOf } from '#kernel/match/position.ts'
import { openHouse } from './support/open-house.ts'
import { act, standing } from './support/playing.ts'
import { pause } from './support/stepping.ts'
import { sitAt } from './support/tables.ts'
import { type Visitor, WIDE } from './support/visitor.ts'

const house = openHouse()
/** Longer than anything has to be pointed at, and longer than it has to be held. */
const LONG = 1200

const TABLES: readonly (readonly [game: string, position: () => Position, seat: string])[] = [
  ['JAWS', () => positionOf(layOutHunt({ mode: 'act-1', shark: 'N', swimmers: 'N N S' })), 'shark'],
  ['Sharks', () => positionOf(layOutSharks({ sharks: { mako: 'b1', tiger: 'd3' }, boat: 'b2' })), 'mako'],
  [
    'Shark Island',
    () => positionOf(layOutIsland({ phase: 'hunters', fins: 'shark shoal, prank seal' })),
    'harlan',
  ],
]

const OFF = { x: -1, y: -1, width: 0, height: 0 }

const hint = ({ page }: Visitor) => page.locator('[role="tooltip"]')

test.each(TABLES)('in %s nothing explains itself under a mouse that rests', async (_game, position, seat) => {
  const ann = await house.visitor()
  const { page } = ann
  await sitAt(ann, position(), [seat])
  await standing(ann)
  const spot = page.locator('.area-board [data-explain]').first()
  const box = await spot.boundingBox()
  if (box === null) throw new Error('nothing to point at')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  // The page comes to lie under the mouse.
  await page.mouse.move(at.x, at.y)
  await page.reload()
  await standing(ann)
  await pause(ann)
  await page.clock.runFor(LONG)
  expect(await hint(ann).count()).toBe(0)
  // A sheet over the board, and gone again.
  await page.locator('header .tools button').last().dispatchEvent('click')
  await page.locator('dialog[open]').waitFor()
  await page.clock.runFor(LONG)
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.clock.runFor(LONG)
  expect(await hint(ann).count()).toBe(0)
  // Somebody who points at it is told.
  await page.mouse.move(at.x + 3, at.y + 3)
  await page.mouse.move(at.x, at.y)
  await page.clock.runFor(LONG)
  expect(await hint(ann).count()).toBe(1)
  // What is played by other means takes the explanation away with what it was about, and brings no other.
  expect(house.faults).toEqual([])
})

test('what comes to lie under a mouse that rests does not explain itself', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await sitAt(ann, TABLES[1][1](), ['mako'])
  await standing(ann)
  await pause(ann)
  const main = page.locator('.area-act .button.main')
  const box = await main.boundingBox()
  if (box === null) throw new Error('there is no button')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.move(box.x + 30, box.y + 20)
  // Whatever is there after each of these moves was not pointed at.
  await page.evaluate(() => {
    const cover = document.createElement('button')
    cover.dataset.explain = 'tile:a1'
    cover.style.cssText = 'position:fixed;inset:0;z-index:9'
    document.querySelector('.table')?.append(cover)
  })
  await page.clock.runFor(LONG)
  expect(await hint(ann).count()).toBe(0)
  expect(house.faults).toEqual([])
})

test.each(TABLES)('in %s every explanation is on the screen as a whole', async (_game, position, seat) => {
  const ann = await house.visitor()
  const { page } = ann
  await sitAt(ann, position(), [seat])
  await standing(ann)
  await pause(ann)
  const things = await page.locator('[data-explain]').all()
  let seen = 0
  for (const thing of things) {
    const at = await thing.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      for (const [dx, dy] of [
        [0.5, 0.5],
        [0.5, 0.2],
        [0.2, 0.5],
        [0.5, 0.8],
        [0.8, 0.5],
      ]) {
        const [x, y] = [left + width * dx, top + height * dy]
        if (document.elementFromPoint(x, y)?.closest('[data-explain]') === element) return { x, y }
      }
      return null
    })
    if (at === null) continue
    await page.mouse.move(0, 0)
    await page.mouse.move(at.x - 1, at.y)
    await page.mouse.move(at.x, at.y)
    await page.clock.runFor(LONG)
    // What it says comes a moment later, and then it takes its place.
    await hint(ann).locator('*').first().waitFor()
    const isWhole = async (): Promise<boolean> => {
      const { x, y, width, height } = (await hint(ann).boundingBox()) ?? OFF
      return x >= 0 && y >= 0 && x + width <= WIDE.width && y + height <= WIDE.height
    }
    await expect.poll(isWhole).toBe(true)
    // Nothing of it is cut off.
    expect(await hint(ann).evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
    seen++
  }
  expect(seen).toBeGreaterThan(8)
  expect(house.faults).toEqual([])
})

test.each(TABLES)(
  'in %s a held finger opens an explanation that stays when it is lifted',
  async (_game, position, seat) => {
    const ann = await house.visitor({ phone: true })
    const { page } = ann
    await sitAt(ann, position(), [seat])
    await standing(ann)
    await pause(ann)
    const cursor = await page.locator('.table').getAttribute('data-cursor')
    const box = await page.locator('.area-board [data-explain]').first().boundingBox()
    if (box === null) throw new Error('nothing to hold')
    const finger = await page.context().newCDPSession(page)
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const dialog = page.locator('dialog[open]')
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await page.clock.runFor(LONG)
    expect(await dialog.count()).toBe(1)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.clock.runFor(LONG)
    expect(await dialog.count()).toBe(1)
    expect(await page.locator('.table').getAttribute('data-cursor')).toBe(cursor)
    // A tap beside it closes it.
    await page.touchscreen.tap(180, 20)
    await dialog.waitFor({ state: 'detached' })
    expect(house.faults).toEqual([])
  },
)

test('whoever asks with a key is told', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await sitAt(ann, TABLES[1][1](), ['mako'])
  await standing(ann)
  const explained = page.locator('.area-board [data-explain]').first()
  // What is not to be seen yet cannot have the focus.
  await explained.waitFor()
  await explained.focus()
  await page.keyboard.press('?')
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await act(ann, 'swim c1')
  expect(house.faults).toEqual([])
})
