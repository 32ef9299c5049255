import { describe, expect, test } from 'vitest'
import { type GameEvent, told } from '#kernel/event.ts'
import type { Message } from '#kernel/message.ts'
import { WATCHER } from '#kernel/seats.ts'
import { telling as jaws } from '../../web/boards/jaws/telling.ts'
import { telling as island } from '../../web/boards/shark-island/telling.ts'
import { telling as sharks } from '../../web/boards/sharks/telling.ts'
import { bring, type Destination } from './support/brought.ts'
import { openHouse } from './support/open-house.ts'
import { act, standing } from './support/playing.ts'
import { pause, stepTo } from './support/stepping.ts'
import type { Visitor } from './support/visitor.ts'
import { short } from './support/world/script.ts'

const house = openHouse()
/** Milliseconds from one look at the page to the next. */
const STEP = 150
/** The most looks until the result opens. */
const MOST = 400

interface End extends Pick<Destination, 'game' | 'options'> {
  readonly name: string
  /** Whose answer is the last one. */
  readonly mine: readonly string[]
  /** How many answers before the end there is a choice for the last time; the page gives the others by itself. */
  readonly spared?: number
  lasts(events: readonly Message[]): number
}

const JAWS = { game: 'jaws', lasts: jaws.lasts }
const CREW = ['quint', 'brody', 'hooper']
const SHARKS = { game: 'sharks', options: { players: 2 }, mine: ['great-white'], lasts: sharks.lasts }
const ENDS: readonly End[] = [
  { ...SHARKS, name: 'Sharks' },
  { ...SHARKS, name: 'Sharks, with a boat that can go one way only', spared: 2 },
  {
    name: 'Shark Island',
    game: 'shark-island',
    options: { players: 2, hunters: ['harlan'] },
    mine: ['shark'],
    lasts: island.lasts,
  },
  { ...JAWS, name: 'JAWS, Act 1', options: { mode: 'act-1', players: 4 }, mine: ['shark'] },
  { ...JAWS, name: 'JAWS, Act 2', options: { mode: 'act-2', players: 4 }, mine: ['shark'] },
  { ...JAWS, name: 'JAWS, Act 2, for the crew', options: { mode: 'act-2', players: 4 }, mine: CREW },
]

/** What lies on top in the middle of the board, and whether a dialog is open. */
const ON_TOP = `(() => {
  const board = document.querySelector('.area-board')?.getBoundingClientRect()
  if (!board) return document.querySelector('dialog[open]') ? 'dialog' : 'no board'
  const x = board.left + board.width / 2
  const y = (Math.max(0, board.top) + Math.min(innerHeight, board.bottom)) / 2
  const top = document.elementFromPoint(x, y)
  if (top?.closest('dialog') || document.querySelector('dialog[open]')) return 'dialog'
  return top?.closest('.area-board') ? 'board' : top?.outerHTML.slice(0, 80) ?? 'nothing'
})()`

/** Lets a page's time go on until the result is on top; gives everything that was on top before, and for how long. */
async function looksUntilResult({ page }: Visitor): Promise<{ tops: Set<unknown>; time: number }> {
  const tops = new Set<unknown>()
  for (let time = 0; time < MOST * STEP; time += STEP) {
    const top = await page.evaluate(ON_TOP)
    if (top === 'dialog') return { tops, time }
    tops.add(top)
    await page.clock.runFor(STEP)
  }
  throw new Error('the result does not open')
}

describe.each(ENDS)('the last blow of $name', ({ name, game, options = {}, mine, spared = 0, lasts }) => {
  test.each([
    [`${name} wide`, 'on a phone', false],
    [`${name} on a phone`, 'wide', true],
  ])('is seen to its end before the result opens: %s, and by who watches %s', async (_, _other, phone) => {
    const ann = await house.visitor({ atLeisure: true, phone })
    await ann.introduce('Ann')
    let last: readonly GameEvent[] = []
    const { match, action } = await bring(house, {
      game,
      options,
      held: [{ visitor: ann, seats: mine }],
      script: short,
      until: ({ isMine, isSpared, winners, events }) => {
        last = events
        return isMine && isSpared === spared > 0 && winners !== null
      },
      earlier: spared,
    })
    const eve = await house.visitor({ atLeisure: true, phone: !phone })
    await ann.go(`/match/${match}`)
    await eve.go(`/match/${match}`)
    expect(await standing(ann)).toBe('act')
    await eve.page.locator('.area-board').waitFor()
    await Promise.all([pause(ann), pause(eve)])
    const before = await eve.page.locator('.table').getAttribute('data-moment')
    await act(ann, action, phone)
    await eve.page.locator(`.table:not([data-moment="${before}"])`).waitFor()

    const least = lasts(told(last, WATCHER))
    expect(least).toBeGreaterThan(1000)
    for (const each of [ann, eve]) {
      const { tops, time } = await looksUntilResult(each)
      expect([...tops]).toEqual(['board'])
      expect(time).toBeGreaterThanOrEqual(least - STEP)
      expect(await each.page.locator('dialog[open] .end').count()).toBe(1)
    }
    expect(house.faults).toEqual([])
  })
})

test('the blow that ends Act 1 is seen at the island before everyone boards the Orca', async () => {
  const ann = await house.visitor({ atLeisure: true })
  await ann.introduce('Ann')
  let last: readonly GameEvent[] = []
  const { match, action } = await bring(house, {
    game: 'jaws',
    options: { mode: 'full', players: 4 },
    held: [{ visitor: ann, seats: ['shark'] }],
    script: short,
    until: ({ isMine, events }) => {
      last = events
      return isMine && events.some(({ key }) => key === 'jaws.act-1-over')
    },
  })
  await ann.go(`/match/${match}`)
  expect(await standing(ann)).toBe('act')
  await pause(ann)
  await act(ann, action)
  const ashore = last.findIndex(({ key }) => key === 'jaws.act-1-over') + 1
  const least = jaws.lasts(told(last.slice(0, ashore), WATCHER))
  const { page } = ann
  const isAboard = async (): Promise<boolean> =>
    (await page.getByText('Round 1', { exact: true }).count()) > 0
  for (let time = 0; time < least - STEP; time += STEP) {
    expect(await page.locator('.area-board .chart').count(), `at ${time} of ${least}`).toBe(1)
    await page.clock.runFor(STEP)
  }
  await page.clock.runFor(10_000)
  expect(await isAboard()).toBe(true)
  expect(await page.locator('.area-board .chart').count()).toBe(0)
  expect(house.faults).toEqual([])
})

test.each([
  ['wide', false],
  ['on a phone', true],
])('that Act 1 is over is read as a whole below what was told before: %s', async (_, phone) => {
  const ann = await house.visitor({ atLeisure: true, phone })
  await ann.introduce('Ann')
  const { match, action } = await bring(house, {
    game: 'jaws',
    options: { mode: 'act-1', players: 4 },
    held: [{ visitor: ann, seats: CREW }],
    until: ({ isMine, events }) => isMine && events.some(({ key }) => key === 'jaws.act-1-over'),
  })
  await ann.go(`/match/${match}`)
  expect(await standing(ann)).toBe('act')
  const banner = ann.page.locator('.banner .told')
  await banner.waitFor()
  expect(await banner.locator('p').count()).toBe(2)
  await pause(ann)
  await act(ann, action, phone)
  await stepTo(ann, banner.getByText(/^Act 1 is over: /), STEP)
  const [seen, whole] = await banner.evaluate(({ clientHeight, scrollHeight }) => [
    clientHeight,
    scrollHeight,
  ])
  // The letters of a headline reach below its line by a hair.
  expect(whole).toBeLessThanOrEqual(seen + 2)
  // Its headline says it, and is not said again.
  expect((await banner.innerText()).match(/act 1 is over/gi)).toHaveLength(1)
  expect(house.faults).toEqual([])
})

test('round one device the last blow is seen with the eyes that were open, and then the result with all', async () => {
  const ann = await house.visitor({ atLeisure: true, phone: true })
  await ann.introduce('Ann')
  let last: readonly GameEvent[] = []
  const { match, action } = await bring(house, {
    game: 'sharks',
    options: { players: 2 },
    held: [{ visitor: ann, seats: ['great-white', 'mako'] }],
    script: short,
    until: ({ isSpared, winners, events }) => {
      last = events
      return !isSpared && winners !== null
    },
  })
  await ann.go(`/match/${match}`)
  await ann.page.getByRole('button', { name: /: show me$/ }).click()
  await ann.page.locator('.table').waitFor()
  await pause(ann)
  await act(ann, action, true)
  const { tops, time } = await looksUntilResult(ann)
  expect([...tops].slice(0, 1)).toEqual(['board'])
  expect(time).toBeGreaterThanOrEqual(sharks.lasts(told(last, WATCHER)) - STEP)
  expect(house.faults).toEqual([])
})
