import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { abandonUntouched } from './sweeps.ts'
import { House } from './testing/house.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** For a busy machine. */
const PATIENT = { timeout: 20_000 }

let house: House
beforeAll(async () => {
  // Thirty days of looking at idle tables take their time even on a clock that is moved by hand.
  house = await House.open({ sweepEvery: 60 * DAY })
})
afterAll(() => house.close())
afterEach(() => vi.restoreAllMocks())

test('what nobody touches is abandoned: a gathering after two days, a game after thirty', async () => {
  const gathering = await house.gather('Ann', 'Bob')
  const playing = await house.play('Cat', 'Dan')
  const statusOf = async ({ match, guests }: typeof gathering) =>
    (await guests[0].get(`/api/matches/${match}`)).body.room.status
  // Lists tell the time to the minute.
  house.clock.advance(2 * DAY - MINUTE)
  expect(await abandonUntouched(house.server.services, house.clock.now())).toBe(0)
  house.clock.advance(MINUTE)
  await expect.poll(() => statusOf(gathering), PATIENT).toBe('over')
  expect(await statusOf(playing)).toBe('playing')
  house.clock.advance(28 * DAY)
  await expect.poll(() => statusOf(playing), PATIENT).toBe('over')
  const [cat] = playing.sockets
  await cat.until(() => cat.room?.status === 'over')
  expect(cat.room).toMatchObject({ ending: 'abandoned', seed: expect.any(String) })
})

test('a clock that is set forward by a month, or back, gives up nothing', async () => {
  house.clock.advance(DAY)
  const { match } = await house.play('Ann', 'Bob')
  const { match: gathering } = await house.gather('Cat', 'Dan')
  const untouched = vi.spyOn(house.server.services.store, 'untouchedMatches')
  const sweep = async (): Promise<void> => {
    untouched.mockClear()
    house.clock.advance(60 * MINUTE)
    await expect.poll(() => untouched.mock.results.length, PATIENT).toBe(2)
    await Promise.all(untouched.mock.results.map(({ value }) => value))
    await house.server.services.tables.settled()
  }
  for (const days of [31, -31, 400, -800]) {
    house.clock.jump(days * DAY)
    await sweep()
    for (const each of [match, gathering]) {
      const { status } = await house.server.services.tables.use(each, ({ room }) => room)
      expect({ days, status }).toEqual({ days, status: each === match ? 'playing' : 'gathering' })
    }
  }
  house.clock.jump(400 * DAY)
})

test('a machine that starts with a wrong time has a day to set it right', async () => {
  const { match } = await house.gather('Ann', 'Bob')
  await house.server.drain()
  house.clock.jump(31 * DAY)
  await house.start()
  const untouched = vi.spyOn(house.server.services.store, 'untouchedMatches')
  house.clock.advance(DAY - 1)
  expect(untouched).not.toHaveBeenCalled()
  house.clock.jump(-31 * DAY)
  house.clock.advance(1)
  await expect.poll(() => untouched.mock.results.length, PATIENT).toBe(2)
  for (const { value } of untouched.mock.results) expect(await value).not.toContain(match)
})

test('matches that cannot be read never hide one behind them', async () => {
  const { store, tables } = house.server.services
  const unreadable = Array.from({ length: 101 }, (_, number) => `unreadable ${number}`)
  const listing = { status: 'playing', listed: false, people: [], summary: '{}' } as const
  for (const [number, id] of unreadable.entries())
    await store.createMatch({
      id,
      game: 'sharks',
      created: 0,
      entries: ['not an entry'],
      listing: { ...listing, changed: number },
      content: { hash: 'none', text: '{}' },
    })
  const { match } = await house.play('Ann', 'Bob')
  const old = house.clock.now() + 31 * DAY
  expect(await abandonUntouched(house.server.services, old)).toBeGreaterThan(0)
  expect(await tables.use(match, ({ room }) => room.ending)).toBe('abandoned')
})

test('a table that is over and that nobody is at is let go of at once, a running one is not', async () => {
  const { match, sockets } = await house.play('Ann', 'Bob')
  const running = await house.play('Cat', 'Dan')
  await sockets[0].do('offer', { offer: { what: 'end' } })
  await sockets[1].do('answer', { agree: true })
  const { tables } = house.server.services
  tables.dropIdle(0)
  const before = tables.loaded
  expect(before).toBeGreaterThan(1)
  for (const socket of [...sockets, ...running.sockets]) await socket.leave()
  await tables.settled()
  tables.dropIdle(0)
  expect(tables.loaded).toBe(before - 1)
  expect(await tables.use(match, ({ room }) => room.ending)).toBe('agreed')
})

test('tables that nobody is at are let go of, and read again when somebody comes', async () => {
  const { match, guests, sockets } = await house.play('Ann', 'Bob')
  const { tables } = house.server.services
  for (const socket of sockets) await socket.leave()
  await tables.settled()
  house.clock.advance(1)
  expect(tables.dropIdle(house.clock.elapsed())).toBeGreaterThan(0)
  const back = await guests[0].at(match)
  await back.until(() => back.updates.length === 1)
  expect(back.updates).toEqual(sockets[0].updates)
})
