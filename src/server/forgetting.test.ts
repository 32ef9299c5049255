import { copyFile, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseIn, forgottenIn } from '#store/files.ts'
import type { Store } from '#table/store.ts'
import { forgetAgain } from './forgetting.ts'
import { Guest } from './testing/guest.ts'
import { House } from './testing/house.ts'

/** A name and lines that stand nowhere else; the first letter is not in ASCII. */
const NAME = 'Éowyn-7461'
const LINES = ['meet me behind the buoy', 'psst: the pearl is in the third oyster']

let house: House
beforeEach(async () => {
  house = await House.open()
})
afterEach(() => house.close())

/** Whatever lies in the folder of data, byte for byte. */
async function bytes(): Promise<Buffer> {
  const files = await readdir(house.folder)
  return Buffer.concat(await Promise.all(files.map((file) => readFile(join(house.folder, file)))))
}

async function found(): Promise<string[]> {
  const all = await bytes()
  return [NAME, ...LINES].filter((text) => all.includes(Buffer.from(text, 'utf8')))
}

/** A match of two that has begun, at which both have talked. */
async function talked() {
  const { match, guests, sockets, seats } = await house.play(NAME, 'Bob')
  for (const text of LINES) expect(await sockets[0].do('say', { channel: 'table', text })).toBe('ok')
  expect(await sockets[1].do('say', { channel: 'table', text: 'a line of Bob' })).toBe('ok')
  return { match, seats, zoe: guests[0], bob: guests[1], atZoe: sockets[0], atBob: sockets[1] }
}

const forever = { forever: true }

test('the name and the lines are in no file any more once it has been swept', async () => {
  const { zoe } = await talked()
  const other = await house.gather(NAME)
  expect(await found()).toEqual([NAME, ...LINES])
  for (const guest of [zoe, other.guests[0]])
    expect((await guest.post('/api/me/forget', forever)).status).toBe(204)
  await forgetAgain(house.server.services)
  expect(await found()).toEqual([])
  await house.server.drain()
  expect(await found()).toEqual([])
  await house.start()
})

test('nobody is that person any more, on no device and by no code', async () => {
  const { zoe, atZoe } = await talked()
  const codes = [
    (await zoe.post('/api/me/code', {})).body.code,
    (await zoe.post('/api/me/code', {})).body.code,
  ]
  const phone = new Guest(house.base)
  await phone.post('/api/me/move', { code: codes[0] })
  const { cookie } = zoe
  await zoe.post('/api/me/forget', forever)
  zoe.cookie = cookie
  expect((await zoe.get('/api/me')).status).toBe(401)
  expect((await phone.get('/api/me')).status).toBe(401)
  expect((await new Guest(house.base).post('/api/me/move', { code: codes[1] })).body.code).toBe('bad-code')
  await atZoe.until(() => atZoe.closed !== null)
  expect(atZoe.closed).toBe(4000)
})

test('whoever is at the table sees it at once, and is not stuck', async () => {
  const { zoe, atBob } = await talked()
  await zoe.post('/api/me/forget', forever)
  await atBob.until(() => atBob.room?.people.some(({ name }) => name === '') === true)
  expect(atBob.room).toMatchObject({ status: 'over', ending: 'conceded', winners: ['mako'] })
  expect(atBob.room?.talk.map(({ text }) => text)).toEqual(['a line of Bob'])
})

test('others keep their list, replay and record; the forgotten is called nothing in them', async () => {
  const { zoe, bob, match } = await talked()
  await zoe.post('/api/me/forget', forever)
  const [{ seats }] = (await bob.get('/api/me/matches')).body.matches as unknown as [
    { seats: { names: string[] }[] },
  ]
  expect(seats.map(({ names }) => names)).toEqual([[''], ['Bob']])
  const replay = JSON.parse((await bob.get(`/api/matches/${match}/replay?eyes=all`)).text)
  expect(replay.seats.map(({ names }: { names: string[] }) => names)).toEqual([[''], ['Bob']])
  expect((await bob.get(`/api/matches/${match}/record`)).text).toMatch(/^dorsal record/)
})

test.each([{}, { forever: false }, { forever: 'true' }])('it is not done by mistake: %j', async (body) => {
  const ann = await house.guest('Ann')
  expect((await ann.post('/api/me/forget', body)).status).toBe(400)
  expect((await ann.get('/api/me')).status).toBe(200)
  expect((await new Guest(house.base).post('/api/me/forget', forever)).status).toBe(401)
})

test('what was interrupted is done when the server starts again', async () => {
  const { zoe } = await talked()
  await house.server.services.forgotten.add(zoe.id)
  await house.restart()
  expect(await found()).toEqual([])
  const again = new Guest(house.base)
  again.cookie = zoe.cookie
  expect((await again.get('/api/me')).status).toBe(401)
})

test('what came in late is forgotten with the next sweep', async () => {
  const { zoe, match } = await talked()
  const { tables, store } = house.server.services
  await zoe.post('/api/me/forget', forever)
  const late = await tables.create(zoe.id, NAME, { game: 'sharks', seats: [{ mine: true }] })
  expect((await store.loadMatch(late.id))?.entries.join()).toContain(NAME)
  await forgetAgain(house.server.services)
  expect(await found()).toEqual([])
  expect((await store.loadMatch(match))?.entries.join()).not.toContain(NAME)
})

test('a database that cannot be scrubbed now keeps no server from starting', async () => {
  const { services } = house.server
  const store = { scrub: () => Promise.reject(new Error('busy')) } as unknown as Store
  await forgetAgain({ ...services, store })
})

describe('a backup', () => {
  /** Made before, and put back later. */
  async function restored(withList: boolean): Promise<void> {
    const { zoe } = await talked()
    const copy = join(house.folder, 'copy')
    await house.server.services.store.backup(copy)
    await zoe.post('/api/me/forget', forever)
    await house.server.drain()
    await copyFile(copy, databaseIn(house.folder))
    await rm(copy)
    if (!withList) await rm(forgottenIn(house.folder))
    await house.start()
  }

  test('that is put back has forgotten by the time the server answers', async () => {
    await restored(true)
    expect(await found()).toEqual([])
  })

  test('that is put back without the list brings it back', async () => {
    await restored(false)
    expect(await found()).toEqual([NAME, ...LINES])
  })
})

test('people who sat nowhere and did not come back for a year are dropped', async () => {
  const DAY = 24 * 3_600_000
  const later = async (days: number): Promise<void> => {
    await house.server.drain()
    house = await House.open({}, { folder: house.folder, now: house.clock.now() + days * DAY })
  }
  const people = [await house.guest('Ann'), await house.guest('Bob'), await house.guest('Cleo')]
  const names = (): Promise<(string | undefined)[]> =>
    Promise.all(people.map(async ({ id }) => (await house.server.services.store.person(id))?.name))
  await people[0].post('/api/matches', { game: 'sharks', seats: { mako: 'me' } })
  await later(300)
  const cleo = new Guest(house.base)
  cleo.cookie = people[2].cookie
  await cleo.get('/api/me')
  await later(65)
  house.clock.advance(DAY)
  expect(await names()).toEqual(['Ann', undefined, 'Cleo'])
})
