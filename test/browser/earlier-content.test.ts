import { copyFileSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { findBox } from '#games/index.ts'
import type { IslandContent } from '#games/shark-island/content/schema.ts'
import { sharkIsland } from '#games/shark-island/index.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { databaseIn } from '#store/files.ts'
import { databasesOf, releases } from '../museum/support/releases.ts'
import { layPlayed } from './support/brought.ts'
import { openHouse } from './support/open-house.ts'
import { act, playMove, standing } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const [served] = releases.filter(({ manifest }) => manifest.release === '0.1.0').flatMap(databasesOf)

/** The house has what that release left. */
beforeAll(async () => {
  await house.shut()
  copyFileSync(databaseIn(served.unpack().folder), databaseIn(house.folder))
  house.clock.jump(served.database.left - house.clock.now())
  await house.open()
})

/** The browser that somebody had then. */
async function back(name: string, language: string): Promise<Visitor> {
  const visitor = await house.visitor({ language })
  const [device] = served.database.people.find((person) => person.name === name)?.devices ?? []
  await visitor.page.context().addCookies([{ name: 'dorsal', value: device, url: house.base }])
  return visitor
}

/** Everything is said, and drawn. */
async function isWhole(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await page.locator('.area-board svg :is(path, circle, rect)').first().waitFor({ state: 'attached' })
  expect(await visitor.text()).not.toContain('⟨')
  expect(house.faults).toEqual([])
}

/** A replay from its beginning to its end. */
async function watch(visitor: Visitor, match: string): Promise<void> {
  await visitor.go(`/replay/${match}`)
  const marks = visitor.page.getByRole('list', { name: /^(Rounds|Manches|Turns|Tours)$/ }).getByRole('button')
  await marks.first().waitFor()
  await isWhole(visitor)
  await marks.last().click()
  await visitor.page.locator('[aria-current="true"]').and(marks.last()).waitFor()
  await isWhole(visitor)
}

test.each([
  { game: 'shark-island', on: 'island-three', who: 'Ben', over: 'island-two-over' },
  { game: 'jaws', on: 'jaws-full-second', who: 'Ann', over: 'jaws-act-2-over' },
  { game: 'sharks', on: 'sharks-two', who: 'Ben', over: 'sharks-two-over' },
])(
  'what release 0.1.0 left of $game opens, is played on and is seen again, texts and pictures too',
  async ({ game, on, who, over }) => {
    const [match, finished] = [on, over].map(
      (wanted) => served.database.matches.find(({ name }) => name === wanted)?.id ?? wanted,
    )
    const { tables } = house.server.services
    const count = () => tables.use(match, (table) => table.match?.log.length ?? 0)
    const { content, contentHash } = await tables.use(match, ({ setup }) => setup)
    expect(findBox(game)?.shelf.hash(content)).not.toBe(contentHash)
    const before = await count()
    const one = await back(who, 'en')
    await one.go(`/match/${match}`)
    expect(await standing(one)).toBe('act')
    await isWhole(one)
    await playMove(one)
    expect(await count()).toBeGreaterThan(before)
    await isWhole(one)
    for (const language of ['en', 'fr']) await watch(await back('Ann', language), finished)
  },
)

const FIRST = new URL('../records/shark-island/number-1-three-greedy.record', import.meta.url)

/** How many of its answers are given in browsers. */
const LEFT = 6

test('a match with cards and tiles that are in the box no more is played to its end and seen again with them', async () => {
  const { setup, moves } = readRecord(readFileSync(FIRST, 'utf8'), findBox).record
  const { tiles } = setup.content as IslandContent
  const words = tiles.map(({ name }) => name.en)
  expect(tiles.map(({ backs }) => backs)).not.toEqual(
    sharkIsland.shelf.builtIn.tiles.map(({ backs }) => backs),
  )
  const ann = await house.visitor()
  await ann.introduce()
  const ben = await house.visitor()
  await ben.introduce('Ben')
  const { seats } = sharkIsland.open(sharkIsland.options(setup.options), sharkIsland.shelf.builtIn)
  const answers = moves.map(({ who, what }) => ({
    seat: seats.findIndex(({ id }) => id === who),
    action: what,
  }))
  const held = [
    { visitor: ann, seats: ['tempest', 'harlan'] },
    { visitor: ben, seats: ['shark'] },
  ]
  const played = { setup, answers: answers.slice(0, -LEFT) }
  const match = await layPlayed(house, sharkIsland, held, played)
  const log = () => house.server.services.tables.use(match, (table) => table.match?.log ?? [])

  const fetched = ann.page.waitForResponse((answer) => answer.url().includes(setup.contentHash))
  await ann.go(`/match/${match}`)
  expect(await (await fetched).json()).toEqual(setup.content)
  const postcards = ann.page.locator('.area-board [data-drop]')
  for (let stands = await standing(ann); stands === 'act'; stands = await standing(ann)) {
    await isWhole(ann)
    expect(await postcards.count()).toBeGreaterThan(0)
    expect(await postcards.locator('.picture > svg').count()).toBe(await postcards.count())
    expect(words).toEqual(expect.arrayContaining(await postcards.locator('.name').allTextContents()))
    await act(ann, moves[(await log()).length].what)
  }
  await ben.go(`/match/${match}`)
  expect(await standing(ben)).toBe('act')
  await act(ben, moves[(await log()).length].what)
  expect(await standing(ann)).toBe('over')
  expect((await log()).map(({ print }) => print)).toEqual(moves.map(({ print }) => print))
  await watch(ann, match)
})
