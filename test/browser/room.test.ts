import { expect, test } from 'vitest'
import type { IslandView } from '#games/shark-island/view.ts'
import { bring } from './support/brought.ts'
import { island } from './support/island.ts'
import { CREW, comeTo } from './support/jaws.ts'
import { openHouse } from './support/open-house.ts'
import { act, legal, moves, standing } from './support/playing.ts'
import { settled } from './support/settled.ts'
import { crampedOn } from './support/space.ts'
import { playAgainstBots } from './support/tables.ts'
import { LOW, PHONE, type Visitor, WIDE, ZOOMED } from './support/visitor.ts'
import { firstOf, SHORT, short } from './support/world/script.ts'

const house = openHouse()

/** A phone of the smallest kind. */
const NARROW = { width: 320, height: 640 }

const FOUR = {
  game: 'sharks',
  options: { sharks: ['great-white', 'hammerhead', 'thresher', 'bull'] },
  mine: ['great-white'],
}

/** Names that are cut short and points on more than one line, on top of the table and beside the ocean. */
const CUT = `[...document.querySelectorAll('.players li, .beside li')].flatMap((player) =>
  [...player.querySelectorAll('.name, b, .points')].filter((each) => {
    const lines = document.createRange()
    lines.selectNodeContents(each)
    const isPoints = /^[0-9]+$/.test(each.textContent.trim())
    const isCut = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight * 1.5
    return isPoints ? lines.getClientRects().length > 1 : isCut
  }).map((each) => each.textContent.trim()))`

test('names and points of four players fit, at every size', async () => {
  const ann = await house.visitor()
  await playAgainstBots(ann, FOUR)
  await standing(ann)
  for (const size of [WIDE, PHONE, LOW]) {
    await ann.page.setViewportSize(size)
    await settled(ann)
    expect(await ann.page.evaluate<string[]>(CUT), `${size.width}`).toEqual([])
    expect(await crampedOn(ann.page), `${size.width}`).toEqual([])
  }
})

/** Names whose words are broken in two, in the bar. */
const BROKEN = `[...document.querySelectorAll('.players .name')].filter((name) => {
  const lines = document.createRange()
  lines.selectNodeContents(name)
  const tops = new Set([...lines.getClientRects()].map(({ top }) => Math.round(top)))
  return tops.size > name.textContent.trim().split(/[ -]/).length
}).map((name) => name.textContent.trim())`

const HUNTED = [
  ['five', 5, ['tempest', 'harlan', 'anya', 'sheriff'], [WIDE, PHONE, LOW]],
  ['four', 4, ['tempest', 'harlan', 'anya'], [ZOOMED]],
] as const

test.each(HUNTED)('the names of %s fit in Shark Island', async (_, players, hunters, sizes) => {
  const ann = await house.visitor()
  await playAgainstBots(ann, { game: 'shark-island', options: { players, hunters }, mine: ['shark'] })
  await standing(ann)
  for (const size of sizes) {
    await ann.page.setViewportSize(size)
    await settled(ann)
    expect(await ann.page.evaluate<string[]>(BROKEN), `${size.width}`).toEqual([])
    expect(await crampedOn(ann.page), `${size.width}`).toEqual([])
  }
})

test('what is asked beside the coast comes into sight below the bar, however much that says', async () => {
  const ann = await house.visitor({ phone: true, language: 'fr-FR' })
  await playAgainstBots(ann, {
    game: 'shark-island',
    options: { players: 2, hunters: ['harlan'] },
    mine: ['shark'],
  })
  await standing(ann)
  await settled(ann)
  const bar = await ann.page.locator('.prompt').boundingBox()
  const asked = await ann.page.locator('.area-side').boundingBox()
  const between = (asked?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)
  expect(Math.abs(between)).toBeLessThan(1.5)
})

test('a long list of moves covers nothing, and the board keeps its size through a turn', async () => {
  const ann = await house.visitor()
  await playAgainstBots(ann, FOUR)
  await standing(ann)
  const sea = async (): Promise<number> => (await ann.page.locator('.sea').boundingBox())?.width ?? 0
  const before = await sea()
  await moves(ann.page)
  await settled(ann)
  expect(await crampedOn(ann.page)).toEqual([])
  for (let count = 0; count < 12; count++) {
    const open = await legal(ann)
    expect(await sea()).toBe(before)
    await act(ann, firstOf(SHORT.sharks, open))
  }
})

const BARS = [
  ['of Act 1', { mode: 'act-1', until: ({ count }: { count: number }) => count > 8 }],
  ['aboard the Orca', { mode: 'act-2', until: ({ count }: { count: number }) => count > 12 }],
] as const

test.each(BARS)('the bar %s has room on the narrowest phone', async (_, { mode, until }) => {
  const ann: Visitor = await house.visitor({ phone: true })
  await comeTo(ann, { mode, mine: ['shark'], until: (moment) => moment.isMine && until(moment) })
  await ann.page.setViewportSize(NARROW)
  await settled(ann)
  expect(await crampedOn(ann.page)).toEqual([])
  expect(await ann.scrollsSideways()).toBe(false)
})

test('the barrels of the bar lie clear of the signs of a whole crew, at every size', async () => {
  const ann = await house.visitor()
  await comeTo(ann, { mode: 'act-1', mine: CREW, until: ({ isMine }) => isMine })
  for (const size of [PHONE, LOW, ZOOMED]) {
    await ann.page.setViewportSize(size)
    await settled(ann)
    const slots = await ann.page.locator('.players .barrels svg').last().boundingBox()
    const signs = await ann.page.locator('.players .you').boundingBox()
    expect((slots?.x ?? 0) + (slots?.width ?? 0), `${size.width}`).toBeLessThanOrEqual(signs?.x ?? 0)
  }
})

test('late in Act 1, with a barrel on it, the bar has room for who one is', async () => {
  const ann = await house.visitor({ phone: true })
  await comeTo(ann, {
    mode: 'act-1',
    mine: ['shark'],
    until: ({ isMine, view }) => isMine && (view.act1?.round ?? 0) >= 10,
  })
  await settled(ann)
  const you = ann.page.locator('.players .you b')
  expect(await you.innerText()).toBe('You')
  const line = Number.parseFloat(await you.evaluate((each) => getComputedStyle(each).lineHeight))
  expect((await you.boundingBox())?.height).toBeLessThan(line * 1.5)
  expect(await crampedOn(ann.page)).toEqual([])
})

test('no Hunter’s panel grows while the table waits for them: the coast stays where it is', async () => {
  const ann = await house.visitor()
  await playAgainstBots(ann, {
    game: 'shark-island',
    options: { players: 5, hunters: ['tempest', 'harlan', 'anya', 'hudlo'] },
    mine: ['shark'],
  })
  const heights = new Set<number>()
  for (let count = 0; count < 12; count++) {
    const open = await legal(ann)
    heights.add((await ann.page.locator('.others').boundingBox())?.height ?? 0)
    await act(ann, firstOf(SHORT['shark-island'], open))
  }
  expect([...heights]).toHaveLength(1)
})

test('the sign of the harbour keeps its word on one line beside a whole hand of skill cards', async () => {
  const ann = await house.visitor()
  await ann.introduce()
  const { match } = await bring(house, {
    ...island(['harlan', 'tempest']),
    held: [{ visitor: ann, seats: ['shark'] }],
    script: short,
    until: ({ isMine, view }) => {
      const { shark, hunters } = view as IslandView
      return isMine && (shark.hand?.length ?? 0) >= 5 && hunters.some(({ at }) => typeof at === 'string')
    },
  })
  await ann.go(`/match/${match}`)
  await standing(ann)
  const sign = ann.page.locator('.harbour .sign')
  await sign.waitFor()
  const lines = await sign.evaluate((each) => {
    const text = document.createRange()
    text.selectNodeContents([...each.childNodes].findLast(({ textContent }) => textContent?.trim()) ?? each)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
})
