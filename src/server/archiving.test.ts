import { copyFile, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databaseIn } from '#store/files.ts'
import { ARCHIVED_AFTER, Archiving } from './archiving.ts'
import { forgetAgain } from './forgetting.ts'
import type { Guest } from './testing/guest.ts'
import { House } from './testing/house.ts'

const NAME = 'Éowyn-7461'
const LINE = 'meet me behind the buoy'

/** Whatever is swept by itself is swept once, as the clock comes there. */
let house: House
beforeEach(async () => {
  house = await House.open({ sweepEvery: 2 * ARCHIVED_AFTER })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await house.close()
})

/** A match of two that is over, at which one has talked; both have left. */
async function ended() {
  const { match, guests, sockets } = await house.play(NAME, 'Bob')
  const [zoe, bob] = sockets
  expect(await zoe.do('say', { channel: 'table', text: LINE })).toBe('ok')
  await zoe.do('offer', { offer: { what: 'end' } })
  await bob.do('answer', { agree: true })
  for (const socket of sockets) await socket.leave()
  await house.server.services.tables.settled()
  house.server.services.tables.dropIdle(0)
  return { match, zoe: guests[0], bob: guests[1] }
}

/** With a day gone by; archives what is then to be. */
function sweep(): Promise<number> {
  const { services } = house.server
  return new Archiving(services).sweep(house.clock.now())
}

async function told(guest: Guest, match: string): Promise<unknown> {
  const { store } = house.server.services
  // Nothing that was kept of a replay: each is made anew.
  await store.dropReplays(match)
  const texts = ['replay?eyes=all', 'replay', 'record', 'updates'].map(
    async (what) => (await guest.get(`/api/matches/${match}/${what}`)).text,
  )
  const { body } = await guest.get('/api/me/matches')
  return { texts: await Promise.all(texts), lists: body.matches, room: await roomOf(guest, match) }
}

async function roomOf(guest: Guest, match: string): Promise<unknown> {
  return (await guest.get(`/api/matches/${match}`)).body.room
}

/** Whether entries and an archive lie in the file. */
function kept(match: string): object {
  const db = new DatabaseSync(databaseIn(house.folder), { readOnly: true })
  const count = (table: string): unknown =>
    db.prepare(`SELECT count(*) AS n FROM ${table} JOIN matches ON number = match WHERE id = ?`).get(match)?.n
  const found = { entries: count('entries') !== 0, archive: count('archives') !== 0 }
  db.close()
  return found
}

test('a match that has been over for a day is archived; lists, replay, record and room stay as they were', async () => {
  const { match, bob } = await ended()
  const running = await house.play('Cat', 'Dan')
  const before = await told(bob, match)
  house.server.services.tables.dropIdle(0)
  // Lists tell the time to the minute.
  house.clock.advance(ARCHIVED_AFTER - 60_000)
  expect(await sweep()).toBe(0)
  expect(kept(match)).toEqual({ entries: true, archive: false })
  house.clock.advance(60_001)
  expect(await sweep()).toBe(1)
  expect(kept(match)).toEqual({ entries: false, archive: true })
  expect(kept(running.match)).toEqual({ entries: true, archive: false })
  expect(await told(bob, match)).toEqual(before)
  expect(await sweep()).toBe(0)
})

test('it is done by itself, a few at a time, and not twice at once', async () => {
  await house.server.drain()
  house = await House.open({ sweepEvery: 60_000 }, { folder: house.folder })
  const { tables, store } = house.server.services
  const matches: string[] = []
  for (let count = 0; count < 12; count++) {
    const { id } = await tables.create('ann', 'Ann', { game: 'sharks' })
    await tables.abandon(id)
    matches.push(id)
  }
  tables.dropIdle(0)
  const archive = vi.spyOn(tables, 'archive')
  house.clock.advance(ARCHIVED_AFTER)
  const left = async (): Promise<number> => (await store.unarchivedMatches(house.clock.now(), 99, 0)).length
  const swept = async (): Promise<number> => {
    house.clock.advance(60_000)
    return left()
  }
  await expect.poll(swept).toBe(2)
  await expect.poll(swept).toBe(0)
  expect(archive.mock.calls.map(([match]) => match).sort()).toEqual([...matches].sort())
})

test('one that is looked at is left alone, and one that cannot be read hides no other', async () => {
  const { store, tables } = house.server.services
  const listing = { status: 'over', listed: false, changed: 0, people: [], summary: '{}' } as const
  for (let number = 0; number < 25; number++)
    await store.createMatch({
      id: `unreadable ${number}`,
      game: 'sharks',
      created: 0,
      entries: ['not an entry'],
      listing,
      content: { hash: 'none', text: '{}' },
    })
  const { match, bob } = await ended()
  house.clock.advance(ARCHIVED_AFTER + 60_001)
  const seen = await bob.at(match)
  await seen.until(() => seen.room?.status === 'over')
  expect(await sweep()).toBe(0)
  await seen.leave()
  await tables.settled()
  tables.dropIdle(0)
  const load = vi.spyOn(store, 'loadMatch')
  const archiving = new Archiving(house.server.services)
  expect(await archiving.sweep(house.clock.now())).toBe(1)
  load.mockClear()
  expect(await archiving.sweep(house.clock.now())).toBe(0)
  expect(load).not.toHaveBeenCalled()
  expect((await store.loadMatch('unreadable 3'))?.entries).toEqual(['not an entry'])
})

test('an archived match is talked at and leads on to a rematch', async () => {
  const { match, zoe, bob } = await ended()
  house.clock.advance(ARCHIVED_AFTER + 60_001)
  expect(await sweep()).toBe(1)
  const [atZoe, atBob] = [await zoe.at(match), await bob.at(match)]
  await atBob.until(() => atBob.room?.talk.length === 1)
  expect(atBob.room?.talk.map(({ text }) => text)).toEqual([LINE])
  expect(await atZoe.do('offer', { offer: { what: 'rematch' } })).toBe('ok')
  expect(await atBob.do('answer', { agree: true })).toBe('ok')
  await atBob.until(() => typeof atBob.room?.rematch === 'string')
  expect(kept(match)).toEqual({ entries: true, archive: false })
  const next = await bob.at(atBob.room?.rematch as string)
  await next.until(() => next.room?.status === 'playing')
})

/** The archive of a match as it lies in a file. */
function packed(match: string): Buffer {
  const db = new DatabaseSync(databaseIn(house.folder), { readOnly: true })
  const row = db
    .prepare('SELECT packed FROM archives JOIN matches ON number = match WHERE id = ? AND piece = 0')
    .get(match)
  db.close()
  return Buffer.from(row?.packed as Uint8Array)
}

async function lies(bytes: Buffer): Promise<boolean> {
  const files = await readdir(house.folder)
  const all = await Promise.all(files.map((file) => readFile(join(house.folder, file))))
  return Buffer.concat(all).includes(bytes)
}

async function entriesOf(match: string): Promise<string> {
  return (await house.server.services.store.loadMatch(match))?.entries.join() ?? ''
}

test('whoever is forgotten is in no archive any more, nor is what it was', async () => {
  const { match, zoe, bob } = await ended()
  house.clock.advance(ARCHIVED_AFTER + 60_001)
  await sweep()
  // What lies on one page lies there in one piece.
  const before = packed(match).subarray(-64)
  expect([await lies(before), (await entriesOf(match)).includes(LINE)]).toEqual([true, true])
  expect((await zoe.post('/api/me/forget', { forever: true })).status).toBe(204)
  await forgetAgain(house.server.services)
  expect(await lies(before)).toBe(false)
  for (const text of [NAME, LINE]) {
    expect(await lies(Buffer.from(text))).toBe(false)
    expect(await entriesOf(match)).not.toContain(text)
  }
  expect(await sweep()).toBe(1)
  expect(kept(match)).toEqual({ entries: false, archive: true })
  expect(await entriesOf(match)).not.toMatch(NAME)
  const replay = JSON.parse((await bob.get(`/api/matches/${match}/replay?eyes=all`)).text)
  expect(replay.seats.map(({ names }: { names: string[] }) => names)).toEqual([[''], ['Bob']])
})

test('a backup with archives that is put back has forgotten by the time the server answers', async () => {
  const { match, zoe } = await ended()
  house.clock.advance(ARCHIVED_AFTER + 60_001)
  await sweep()
  const copy = join(house.folder, 'copy')
  await house.server.services.store.backup(copy)
  await zoe.post('/api/me/forget', { forever: true })
  await house.server.drain()
  await copyFile(copy, databaseIn(house.folder))
  await rm(copy)
  const before = packed(match).subarray(-64)
  expect(await lies(before)).toBe(true)
  await house.start()
  expect(await lies(before)).toBe(false)
  for (const text of [NAME, LINE]) expect(await entriesOf(match)).not.toContain(text)
})
