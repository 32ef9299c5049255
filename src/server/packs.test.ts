import { afterEach, expect, test, vi } from 'vitest'
import { wholeHash } from '#kernel/content.ts'
import { canonicalJson, sha256 } from '#kernel/hash.ts'
import type { Config } from './config.ts'
import { LIMITS, type Limits } from './limits.ts'
import { ask } from './testing/bare.ts'
import { Guest } from './testing/guest.ts'
import { House, NO_HASTE } from './testing/house.ts'

let house: House
afterEach(() => house.close())

const open = async (limits: Partial<Limits>, config: Partial<Config> = {}): Promise<void> => {
  house = await House.open({ ...config, limits: { ...NO_HASTE, ...limits } })
}

/** A pack of Sharks like no other. */
const packed = (name: string) => ({ game: 'sharks', pack: { game: 'sharks', name: { en: name, fr: name } } })
const create = async (guest: Guest, name: string) => guest.post('/api/matches', packed(name))

/** Bytes of what is kept of such a pack: everything in the box, with the pack's sections. */
function bytesOf(name: string): number {
  const sharks = house.server.services.boxes.find(({ id }) => id === 'sharks')
  return Buffer.byteLength(canonicalJson(sharks?.shelf.load(packed(name).pack)))
}

/** A little more than such a pack has. */
const BYTES = 30_000

/** So many packs at once, and one more in an hour. */
const packsAtOnce = (count: number) => ({ burst: count * BYTES, perSecond: BYTES / 3600 })

test('packs are weighed for the one who brings them; the same again costs nothing', async () => {
  await open({ packsOfPerson: packsAtOnce(2) })
  const [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')]
  expect(bytesOf('one')).toBeGreaterThan(0.8 * BYTES)
  expect(bytesOf('three')).toBeLessThan(BYTES)
  for (const name of ['one', 'two']) expect((await create(ann, name)).status).toBe(201)
  const refused = await create(ann, 'three')
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-packs'])
  for (const name of ['one', 'two', 'one']) expect((await create(ann, name)).status).toBe(201)
  expect((await ann.post('/api/matches', { game: 'sharks' })).status).toBe(201)
  expect((await create(bob, 'three')).status).toBe(201)
  expect((await create(ann, 'three')).status).toBe(201)
  house.clock.advance(3_600_000)
  expect((await create(ann, 'four')).status).toBe(201)
})

test('and for their address', async () => {
  await open({ packsOfAddress: packsAtOnce(2) })
  const [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')]
  expect((await create(ann, 'one')).status).toBe(201)
  expect((await create(bob, 'two')).status).toBe(201)
  expect((await create(bob, 'three')).body.code).toBe('too-many-packs')
})

test('looking through packs is weighed before anybody looks, also for nobody', async () => {
  // Each counts as much as what is in the box.
  const look = 32 * 1024
  await open({ packLooks: { burst: 2 * look, perSecond: look } })
  const parse = vi.spyOn(JSON, 'parse')
  const nobody = new Guest(house.base)
  for (let times = 0; times < 2; times++)
    expect((await nobody.post('/api/packs', packed('one'))).status).toBe(200)
  const ann = await house.guest('Ann')
  const large = { game: 'sharks', pack: { game: 'sharks', more: 'x'.repeat(LIMITS.body) } }
  for (const [path, body] of [
    ['/api/packs', packed('one')],
    ['/api/matches', large],
  ] as const) {
    parse.mockClear()
    expect((await ann.post(path, body)).body.code).toBe('too-many-packs')
    expect(parse.mock.calls.map(([text]) => text)).not.toContain(JSON.stringify(body))
  }
  parse.mockRestore()
  expect((await create(ann, 'two')).status).toBe(201)
  house.clock.advance(1_000)
  expect((await nobody.post('/api/packs', packed('one'))).status).toBe(200)
  expect((await ann.post('/api/matches', large)).body.code).toBe('too-many-packs')
  house.clock.advance(1_000)
  expect((await ann.post('/api/matches', large)).body.code).toBe('content')
})

test('a pack whose length is not said beforehand counts as the longest there may be', async () => {
  await open({ packLooks: { burst: LIMITS.packBody, perSecond: 1 } })
  const look = async (): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    return (await ask(house.base, '/api/packs', headers, JSON.stringify(packed('one')))).status
  }
  expect([await look(), await look()]).toEqual([200, 429])
})

test('for matches that gather only so much is kept: those untouched for longest make room, content and all', async () => {
  await open({ packsGathering: 2 * BYTES })
  const { store } = house.server.services
  const ann = await house.guest('Ann')
  const bob = await house.guest('Bob')
  const matches: { readonly match: string; readonly content: string }[] = []
  for (const name of ['one', 'two', 'three', 'four']) {
    const { match, room } = (await create(ann, name)).body
    matches.push({ match, content: room.content })
    if (name === 'one') await ann.at(match)
    house.clock.advance(60_000)
  }
  // Somebody is at the first; the second and the third had to go.
  const kept = await Promise.all(matches.map(async ({ content }) => (await store.content(content)) !== null))
  expect(kept).toEqual([true, false, false, true])
  const status = async (index: number) =>
    (await ann.get(`/api/matches/${matches[index].match}`)).body.room.status
  expect(await Promise.all([0, 1, 2, 3].map(status))).toEqual(['gathering', 'over', 'over', 'gathering'])
  // Its people see what became of it, also after a restart, with what comes in the box.
  await house.restart()
  const again = new Guest(house.base)
  again.cookie = ann.cookie
  const { room } = (await again.get(`/api/matches/${matches[1].match}`)).body
  expect(room).toMatchObject({ status: 'over', ending: 'abandoned' })
  expect((await again.get(`/api/contents/${room.content}`)).status).toBe(200)
  expect((await again.get(`/api/matches/${matches[1].match}/record`)).body.code).toBe('not-started')
  // Where all are in use, nobody loses theirs.
  const [first, fourth] = await Promise.all([again.at(matches[0].match), again.at(matches[3].match)])
  const guest = new Guest(house.base)
  guest.cookie = bob.cookie
  expect((await create(guest, 'five')).body.code).toBe('too-many-packs')
  expect([first.room?.status, fourth.room?.status]).toEqual(['gathering', 'gathering'])
})

test('tables with packs that nobody is at are let go of when there are too many', async () => {
  await open({}, { packMemory: 2 * BYTES })
  const { tables } = house.server.services
  const ann = await house.guest('Ann')
  const laid: string[] = []
  for (const name of ['one', 'two', 'three', 'four', 'five']) laid.push((await create(ann, name)).body.match)
  expect(tables.loaded).toBe(2)
  expect(tables.packSize).toBeLessThanOrEqual(2 * BYTES)
  for (const match of laid) expect((await ann.get(`/api/matches/${match}`)).status).toBe(200)
  expect(tables.packSize).toBeLessThanOrEqual(2 * BYTES)
  // The same pack at many tables is one pack; what comes in the box is none.
  const before = tables.packSize
  for (let times = 0; times < 3; times++) await create(ann, 'five')
  for (let times = 0; times < 3; times++) await ann.post('/api/matches', { game: 'sharks' })
  expect(tables.packSize).toBe(before)
})

test('house content is asked for anew, as its words may change; a pack by the hash of all of it is not', async () => {
  await open({})
  const ann = await house.guest('Ann')
  const sharks = house.server.services.boxes.find(({ id }) => id === 'sharks')
  if (sharks === undefined) throw new Error('there is no Sharks')
  const { builtIn } = sharks.shelf
  for (const hash of [...sharks.shelf.houseHashes, wholeHash(builtIn)]) {
    const answer = await fetch(`${house.base}/api/contents/${hash}`)
    expect(answer.headers.get('cache-control')).toBe('public, no-cache')
    expect(await answer.json()).toEqual(builtIn)
    const etag = answer.headers.get('etag') ?? ''
    const again = await fetch(answer.url, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  const { match, room } = (await create(ann, 'one')).body
  const pack = await fetch(`${house.base}/api/contents/${room.content}`)
  expect(pack.headers.get('cache-control')).toContain('immutable')
  expect(wholeHash(await pack.json())).toBe(room.content)
  const { text } = await ann.get(`/api/matches/${match}/pieces`)
  expect(sha256(canonicalJson(JSON.parse(text)))).toBe(sharks.shelf.hash(builtIn))
  expect((await (await house.guest('Bob')).get(`/api/matches/${match}/pieces`)).status).toBe(404)
})
