import { afterEach, beforeEach, expect, test } from 'vitest'
import { boxes } from '#games/index.ts'
import type { Box } from '#kernel/game.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { Cancelled } from '#thinking/pool.ts'
import type { SpokenThought, ThinkTask } from '#thinking/tasks.ts'
import type { Thinker } from '#thinking/thinker.ts'
import { gone, leaving } from './testing/dropped-rules.ts'
import type { Guest } from './testing/guest.ts'
import { House } from './testing/house.ts'
import { asked } from './testing/wild.ts'

let house: House
beforeEach(async () => {
  house = await House.open()
})
afterEach(() => house.close())

type Playing = Awaited<ReturnType<House['play']>>

async function upgrade(games: readonly Box[]): Promise<void> {
  house.boxes = games
  await house.restart()
}

function back(guest: Guest): Guest {
  return Object.assign(guest, { base: house.base })
}

async function move({ sockets }: Pick<Playing, 'sockets'>): Promise<void> {
  await Promise.any(sockets.map((each) => each.until(() => asked(each) !== null)))
  const mover = sockets.find((each) => asked(each) !== null) ?? sockets[0]
  const { seat, legal } = asked(mover) ?? { seat: '', legal: [] }
  expect(await mover.do('act', { seat, actions: [legal[0]] })).toBe('ok')
}

async function rulesListed(match: string): Promise<number> {
  const listed = await house.server.services.store.listedMatch(match)
  return JSON.parse(listed?.summary ?? '{}').rules
}

test('a running match whose rules are leaving goes on by the newest, though nobody looked at it', async () => {
  const playing = await house.play('Ann', 'Bob')
  const { match, guests } = playing
  for (let count = 0; count < 4; count++) await move(playing)
  const { cursor = 0, view } = playing.sockets[0].latest ?? {}
  await upgrade(leaving(boxes))
  house.clock.advance(60_000)
  await expect.poll(() => rulesListed(match)).toBe(2)
  await upgrade(gone(boxes))

  // A page that was open all the time asks for what came after the last it saw.
  const ann = await back(guests[0]).connect(match)
  ann.send({ hello: { cursor, patches: true } })
  await ann.until(() => ann.latest !== undefined)
  expect(ann.latest).toMatchObject({
    cursor: 1_000_001,
    view,
    events: [{ key: 'match.raised', params: { played: 1, plays: 2 } }],
  })
  expect(ann.room).toMatchObject({ rules: 2, began: 1, status: 'playing' })
  const sockets = await Promise.all(guests.map((guest) => back(guest).at(match)))
  for (let count = 0; count < 4; count++) await move({ sockets })
  expect(await sockets[0].do('concede', {})).toBe('ok')

  const { text } = await guests[0].get(`/api/matches/${match}/record`)
  const find = (shelf: readonly Box[]) => (id: string) => shelf.find((box) => box.id === id)
  expect(readRecord(text, find(gone(boxes))).earlier).toBe('unplayed')
  expect(readRecord(text, find(leaving(boxes))).earlier).toBe('fits')
  const { body } = await guests[1].get(`/api/matches/${match}/replay?eyes=all`)
  expect(body).toMatchObject({ rules: 2, began: 1 })
  expect((body as unknown as { updates: unknown[] }).updates).toHaveLength(5)

  // It is archived, and tells the same.
  await upgrade(gone(boxes))
  expect(await house.server.services.tables.archive(match)).toBe(true)
  expect((await back(guests[0]).get(`/api/matches/${match}/record`)).text).toBe(text)
})

test('one that has yet to begin waits for everyone to be ready again', async () => {
  const { match, guests, sockets } = await house.gather('Ann', 'Bob').then(async (gathered) => ({
    ...gathered,
    sockets: await Promise.all(gathered.guests.map((guest) => guest.at(gathered.match))),
  }))
  expect(await sockets[0].do('ready', { on: true })).toBe('ok')
  await upgrade(gone(boxes))
  const again = await Promise.all(guests.map((guest) => back(guest).at(match)))
  expect(again[0].room).toMatchObject({
    rules: 2,
    status: 'gathering',
    people: [{ ready: false }, { ready: false }],
  })
  for (const socket of again) expect(await socket.do('ready', { on: true })).toBe('ok')
  await again[0].until(() => again[0].latest !== undefined)
  expect(again[0].room).toMatchObject({ rules: 2, status: 'playing' })
})

/** Notes by which rules it is to think, and thinks on until it is called off. */
class Noting implements Thinker {
  readonly waiting = 0
  readonly rules: (number | undefined)[] = []

  run(task: ThinkTask, signal?: AbortSignal): Promise<SpokenThought> {
    this.rules.push(task.rules)
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new Cancelled()), { once: true })
    })
  }

  async close(): Promise<void> {}
}

test('bots think by the rules that it has come to', async () => {
  await house.close()
  const thinker = new Noting()
  house = await House.open({}, { thinker: () => thinker })
  const ann = await house.guest('Ann')
  const options = { players: 2, sharks: ['great-white', 'mako'], first: 'mako' }
  const seats = { 'great-white': 'me', mako: { bot: 'greedy' } }
  const { match } = (await ann.post('/api/matches', { game: 'sharks', options, seats })).body
  const seated = await ann.at(match)
  expect(await seated.do('ready', { on: true })).toBe('ok')
  await expect.poll(() => thinker.rules).toEqual([1])
  for (const games of [leaving(boxes), gone(boxes)]) {
    await upgrade(games)
    thinker.rules.length = 0
    await back(ann).at(match)
    await expect.poll(() => thinker.rules).toEqual([2])
  }
})
