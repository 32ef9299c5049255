import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { layOut } from '#games/jaws/act-1/testing.ts'
import { happened } from '#kernel/event.ts'
import type { Box } from '#kernel/game.ts'
import { positionOf } from '#kernel/match/position.ts'
import { pagesIn } from '#store/files.ts'
import { tapSpace } from './support/amity.ts'
import { buildNextPage } from './support/next-page.ts'
import { openHouse } from './support/open-house.ts'
import { goneOn, standing } from './support/playing.ts'
import { pause, step } from './support/stepping.ts'
import { sitAt } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const { pageFolder: present, boxes } = house
let next = ''
beforeAll(() => {
  next = buildNextPage()
})
/** Every story begins before the upgrade. */
beforeEach(async () => {
  if (house.pageFolder === present) return
  await house.shut()
  house.pageFolder = present
  house.boxes = boxes
  await house.open()
})

const UPDATED = 'Dorsal has been updated'

const main = ({ page }: Visitor) => page.locator('.area-act .button.main')
const isLater = ({ page }: Visitor): Promise<boolean> => page.evaluate('globalThis.isLaterRelease === true')

/** In the middle of a turn of the shark: two swims are planned, nothing is sent. */
async function drafting(): Promise<Visitor> {
  const ann = await house.visitor()
  await sitAt(ann, positionOf(layOut({ mode: 'act-1', shark: '1', swimmers: 'N' })), ['shark'])
  expect(await standing(ann)).toBe('act')
  await tapSpace(ann, 'N')
  expect(await main(ann).innerText()).toMatch(/2 actions unused/)
  return ann
}

/** The server is replaced by one of the next release, under a page that stays open. */
async function upgrade(visitor: Visitor, between: () => void = () => {}): Promise<void> {
  const { page } = visitor
  const lost = page.getByText('The connection is lost')
  await pause(visitor)
  await house.shut()
  await lost.waitFor()
  house.pageFolder = next
  between()
  await house.open()
  // No longer than it takes: a page that lets all its time pass at once gives the server up before it can answer.
  await step(visitor, lost.waitFor({ state: 'detached' }), 100)
  await expect.poll(() => house.server.services.hub.size).toBe(1)
  await page.clock.resume()
}

test('a page left open over an upgrade says so, keeps its draft and plays on; one press reloads it', async () => {
  const ann = await drafting()
  const { page } = ann
  const before = await main(ann).innerText()
  await upgrade(ann)
  const notice = page.getByText(UPDATED)
  await notice.waitFor()
  expect(await notice.innerText()).toMatch(/not sent is lost then/)
  expect(await main(ann).innerText()).toBe(before)

  // A part of the page that was never asked for before, and that the new one has under another name.
  const asked = page.waitForRequest(/assets\/Menu-[\w-]+\.js$/)
  await ann.button('Menu').click()
  await page.getByRole('dialog').getByText('Menu').first().waitFor()
  const { pathname } = new URL((await asked).url())
  expect([present, next].map((folder) => existsSync(join(folder, pathname)))).toEqual([true, false])
  await page.keyboard.press('Escape')
  expect(await main(ann).innerText()).toBe(before)
  await goneOn(ann, () => main(ann).click())
  expect(await isLater(ann)).toBe(false)

  await ann.button('Reload').click()
  await expect.poll(() => isLater(ann)).toBe(true)
  await page.locator('.chart').waitFor()
  expect(await notice.allInnerTexts()).toEqual([])
  expect(house.faults).toEqual([])
})

/** Tells with every action of something that no page of today has words for. */
function tellingMore(box: Box): Box {
  return {
    ...box,
    open(options, content) {
      const game = box.open(options, content)
      return {
        ...game,
        apply(state, seat, action, chance, emit) {
          emit?.(happened('jaws.of-a-later-release', { seat: 'shark' }))
          game.apply(state, seat, action, chance, emit)
        },
      }
    },
  }
}

test('what only a later release can tell is passed over by an older page', async () => {
  const ann = await drafting()
  const { page } = ann
  await upgrade(ann, () => {
    house.boxes = boxes.map(tellingMore)
  })
  await page.getByText(UPDATED).waitFor()
  await goneOn(ann, () => main(ann).click())
  const told = (await house.server.services.tables.use(ann.match, (table) => table.latest(0)))?.events ?? []
  expect(told.map(({ key }) => key)).toContain('jaws.of-a-later-release')
  expect(await page.locator('.area-aside').innerText()).toMatch(/You ate nobody/)
  expect(await ann.text()).not.toContain('⟨')
  expect(house.faults).toEqual([])
})

test('whoever does not want to reload is not asked again, wherever they go', async () => {
  const ann = await drafting()
  const { page } = ann
  await upgrade(ann)
  const notice = page.getByText(UPDATED)
  await notice.waitFor()
  await page.locator('.notice.offer').getByRole('button', { name: 'Close' }).click()
  await notice.waitFor({ state: 'detached' })
  await ann.follow('/rules')
  await page.getByRole('heading', { name: 'Rules' }).first().waitFor()
  expect(await notice.count()).toBe(0)
  expect(await isLater(ann)).toBe(false)
  expect(house.faults).toEqual([])
})

test('where a part of the old page is gone, it says so before anything is lost', async () => {
  const ann = await drafting()
  const { page } = ann
  const before = await main(ann).innerText()
  await upgrade(ann, () => rmSync(pagesIn(house.folder)))
  await page.getByText(UPDATED).waitFor()
  await ann.button('Menu').click()
  await page.getByText('a part of this page is gone').waitFor()
  await page.keyboard.press('Escape')
  expect(await main(ann).innerText()).toBe(before)
  await ann.button('Reload').click()
  await expect.poll(() => isLater(ann)).toBe(true)
  expect(await standing(ann)).toBe('act')
  await ann.button('Menu').click()
  await page.getByRole('dialog').getByText('Menu').first().waitFor()
  expect(house.faults).toEqual([])
})
