import { once } from 'node:events'
import type { Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { WATCHER } from '#kernel/seats.ts'
import { finish } from '#kernel/slices.ts'
import { MOST_MISSED } from './catching-up.ts'
import type { Limits } from './limits.ts'
import { programChecksum } from './program-checksum.ts'
import { ask, Bare } from './testing/bare.ts'
import { Guest, type Seated } from './testing/guest.ts'
import { House, NO_HASTE } from './testing/house.ts'
import { dice, playOn } from './testing/wild.ts'

let house: House
afterEach(() => house?.close())

/** A match in which so much was played that a hello cannot tell all of it. */
const MOVES = 90
const MB = 1024 * 1024

async function longMatch(limits: Partial<Limits> = {}) {
  house = await House.open({ limits: { ...NO_HASTE, ...limits } })
  const played = await house.play('Ann', 'Bob')
  await playOn(played.sockets, dice(7), MOVES)
  return { ...played, seen: await house.server.services.tables.use(played.match, ({ seen }) => seen) }
}

const updatesOf = (seated: Seated): string[] =>
  seated.raw.filter((text) => text.startsWith('{"update"') || text.startsWith('{"patch"'))

describe('a hello', () => {
  test('from far back is answered by how things stand, however often it is said', async () => {
    const { match, guests } = await longMatch()
    const far = await guests[0].at(match)
    await far.until(() => far.latest !== undefined)
    let bytes = 0
    for (let count = 0; count < 60; count++) far.send({ hello: { cursor: 1 } })
    await far.do('say', { channel: 'table', text: 'done' })
    const [, ...came] = updatesOf(far)
    for (const text of came) bytes += text.length
    expect(came).toHaveLength(60)
    expect(bytes).toBeLessThan(60 * 20_000)
  })

  test.each([
    ['updates', false],
    ['patches', true],
  ])('from less far back brings all %s since', async (_what, patches) => {
    const { match, guests, sockets } = await longMatch()
    const latest = sockets[0].latest?.cursor ?? 0
    const seated = await guests[0].at(match, latest)
    for (const missing of [MOST_MISSED, 17, 16, 2, 1, 0]) {
      const before = updatesOf(seated).length
      seated.send({ hello: { cursor: latest - missing, patches } })
      expect(await seated.do('say', { channel: 'table', text: 'hm' })).toBe('ok')
      const came = updatesOf(seated)
        .slice(before)
        .map((text) => JSON.parse(text) as { [kind: string]: { cursor: number } })
      const kind = patches ? 'patch' : 'update'
      expect(came.map((each) => each[kind]?.cursor)).toEqual(
        Array.from({ length: missing }, (_, index) => latest - missing + index + 1),
      )
    }
    const before = updatesOf(seated).length
    seated.send({ hello: { cursor: latest - MOST_MISSED - 1, patches } })
    expect(await seated.do('say', { channel: 'table', text: 'hm' })).toBe('ok')
    const [only, ...others] = updatesOf(seated).slice(before)
    expect([JSON.parse(only).update.cursor, others]).toEqual([latest, []])
  })

  test('by somebody who was never here weighs next to nothing, however long the match', async () => {
    const { match, guests, sockets, seen } = await longMatch({ workOfPerson: { burst: 20, perSecond: 0 } })
    expect(seen).toBeGreaterThan(40)
    await sockets[0].do('list', { on: true })
    const eve = await (await house.guest('Eve')).at(match)
    await eve.until(() => eve.latest !== undefined)
    const all = await house.server.services.tables.use(match, (table) => finish(table.retold(WATCHER)))
    expect(updatesOf(eve)).toEqual([JSON.stringify({ update: all.at(-1) })])
    // Nor for somebody whose eyes nobody has looked with since the match was read.
    await sockets[0].leave()
    await expect.poll(() => house.server.services.hub.at(match).length).toBe(2)
    const ann = await guests[0].at(match)
    await ann.until(() => ann.latest !== undefined)
    expect(ann.latest?.cursor).toBe(sockets[0].latest?.cursor)
  })

  test('weighs as much as it has told again', async () => {
    const work = { burst: 100, perSecond: 1 }
    const { match, guests, sockets } = await longMatch({ workOfPerson: work })
    house.clock.advance(1_000_000)
    const latest = sockets[0].latest?.cursor ?? 0
    const seated = await guests[0].at(match, latest)
    const hello = async (missing: number): Promise<number> => {
      const before = updatesOf(seated).length
      seated.send({ hello: { cursor: latest - missing, patches: true } })
      await seated.do('say', { channel: 'table', text: 'hm' })
      return updatesOf(seated).length - before
    }
    // The first hello of this socket was one.
    for (let spent = 1; spent + 11 <= 100; spent += 11) expect(await hello(10)).toBe(10)
    expect(await hello(10)).toBe(0)
    house.clock.advance(11_000)
    expect(await hello(10)).toBe(10)
    expect(seated.closed).toBeNull()
  })
})

describe('all that was sent', () => {
  test('weighs what everyone saw, for a person and for an address', async () => {
    const burst = 10_000
    const limits = { workOfPerson: { burst: 200, perSecond: 1 }, workOfAddress: { burst, perSecond: 1 } }
    const { match, guests, seen } = await longMatch(limits)
    expect(seen).toBeGreaterThan(MOVES / 2)
    house.clock.advance(1_000_000)
    const updates = async (guest: Guest) => (await guest.get(`/api/matches/${match}/updates`)).status
    for (let spent = seen; spent <= 200; spent += seen) expect(await updates(guests[0])).toBe(200)
    expect(await updates(guests[0])).toBe(429)
    expect(await updates(guests[1])).toBe(200)
    house.clock.advance(seen * 1_000)
    expect(await updates(guests[0])).toBe(200)
  })

  test('is limited for all who say no name together', async () => {
    const { match, sockets } = await longMatch({ workOfPerson: { burst: 10, perSecond: 0 } })
    await sockets[0].do('list', { on: true })
    expect((await new Guest(house.base).get(`/api/matches/${match}/updates`)).status).toBe(200)
    expect((await new Guest(house.base).get(`/api/matches/${match}/updates`)).status).toBe(429)
  })
})

describe('a match that nobody has used lately', () => {
  test('costs whoever has it read, the same for a long one as for a short one', async () => {
    const { match, guests } = await longMatch()
    const short = (await guests[0].post('/api/matches', { game: 'sharks', seats: { mako: 'me' } })).body.match
    const limits = { ...NO_HASTE, workOfPerson: { burst: 1_000, perSecond: 0 } }
    await house.server.drain()
    Object.assign(house.config, { limits })
    await house.start()
    const [ann, bob] = guests.map((guest) => Object.assign(guest, { base: house.base }))
    expect((await ann.get(`/api/matches/${match}`)).status).toBe(200)
    expect((await ann.get(`/api/matches/${short}`)).status).toBe(200)
    house.server.services.tables.dropIdle(Number.MAX_SAFE_INTEGER)
    expect((await ann.get(`/api/matches/${match}`)).status).toBe(429)
    expect((await bob.get(`/api/matches/${match}`)).status).toBe(200)
    expect((await ann.get(`/api/matches/${match}`)).status).toBe(200)
  })
})

test.each(['record', 'pieces'])(
  'the %s of a match weighs what it takes with the largest pack',
  async (what) => {
    const { match, guests } = await longMatch({ workOfPerson: { burst: 500, perSecond: 0 } })
    await (await guests[0].at(match)).do('concede')
    const statuses: number[] = []
    for (let count = 0; count < 10; count++)
      statuses.push((await guests[1].get(`/api/matches/${match}/${what}`)).status)
    // What was spent on coming to the table is less than one of them.
    expect(statuses).toEqual([...new Array(9).fill(200), 429])
    expect((await guests[0].get(`/api/matches/${match}/${what}`)).status).toBe(200)
  },
)

describe('a replay', () => {
  const path = (match: string, eyes: string): string => `/api/matches/${match}/replay?eyes=${eyes}`

  /** A replay that is so long once it is unpacked. */
  async function keep(match: string, bytes: number): Promise<void> {
    const packed = gzipSync(Buffer.alloc(bytes, ' ')).toString('base64')
    const replay = { match, eyes: 'all', madeBy: programChecksum(), packed, now: 0 }
    await house.server.services.store.keepReplay(replay, Number.MAX_SAFE_INTEGER)
  }

  test('is made once, kept over a restart, and weighs nothing after that', async () => {
    const { match, guests, sockets } = await longMatch()
    await sockets[0].do('concede')
    const eve = await house.guest('Eve')
    const first = (await eve.get(path(match, 'all'))).text
    expect(first).toBe(JSON.stringify(JSON.parse(first)))
    await house.server.drain()
    Object.assign(house.config, { limits: { ...NO_HASTE, workOfPerson: { burst: 1, perSecond: 0 } } })
    await house.start()
    Object.assign(eve, { base: house.base })
    for (let count = 0; count < 20; count++) expect((await eve.get(path(match, 'all'))).text).toBe(first)
    // Not even the table was opened for it.
    expect(house.server.services.tables.loaded).toBe(0)
    expect((await eve.get(path(match, 'mako'))).status).toBe(429)
    await house.server.services.replays.drop(match)
    expect((await eve.get(path(match, 'all'))).status).toBe(429)
    const ann = Object.assign(guests[0], { base: house.base })
    expect((await ann.get(path(match, 'all'))).text).toBe(first)
  })

  test('that nobody reads is not unpacked: what it would come to is no room that the server has', async () => {
    const { match, sockets } = await longMatch()
    await sockets[0].do('concede')
    const { app } = house.server
    await keep(match, 32 * MB)
    const connected = once(app.server, 'connection')
    const client = await Bare.at(house.base)
    const [socket] = (await connected) as [Socket]
    client.socket.pause()
    client.socket.write(`GET ${path(match, 'all')} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    while (socket.writableLength === 0) await new Promise(setImmediate)
    const waiting = socket.writableLength
    client.socket.destroy()
    expect(waiting).toBeLessThan(MB)
  })

  test('that is unpacked for somebody weighs how long it is', async () => {
    const { match, sockets } = await longMatch({ workOfPerson: { burst: 100, perSecond: 0 } })
    await sockets[0].do('concede')
    await keep(match, 2 * MB)
    const eve = await house.guest('Eve')
    const statuses: number[] = []
    for (const encoding of ['identity', 'identity', 'gzip', 'gzip', 'gzip']) {
      const headers = { 'accept-encoding': encoding, cookie: eve.cookie ?? '' }
      statuses.push((await ask(house.base, path(match, 'all'), headers)).status)
    }
    expect(statuses).toEqual([200, 429, 200, 200, 200])
  })

  test('is given out compressed to those who take that, and plain to others', async () => {
    const { match, sockets } = await longMatch()
    await sockets[0].do('concede')
    const fetched = (encoding: string) =>
      fetch(house.base + path(match, 'watcher'), { headers: { 'accept-encoding': encoding } })
    const [packed, plain] = [await fetched('gzip'), await fetched('identity')]
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await packed.text()).toBe(await plain.text())
  })
})
