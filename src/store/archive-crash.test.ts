import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { testSeed } from '#kernel/testing/seeds.ts'
import { Damaged } from '#table/store.ts'
import { databaseIn } from './files.ts'
import { openSqlite } from './sqlite.ts'
import { emptyDisk, FRAIL_THREAD, fillDisk } from './testing/frail.ts'
import { listing, newMatch } from './testing/suite/samples.ts'
import { WriterProcess } from './testing/writing.ts'

const LIVES = 6
const MATCHES = ['match-a', 'match-b', 'match-c']
const ENTRIES = 200

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dorsal-archives-'))
  file = databaseIn(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const entriesOf = (match: string, count = ENTRIES): string[] =>
  Array.from({ length: count }, (_, position) => `${match} ${position}`)

const over = (match: string) =>
  newMatch(match, { entries: entriesOf(match), listing: listing({ status: 'over' }) })

test('whoever archives and is killed at any moment loses no entry, and doubles none', async () => {
  const seed = testSeed('killed archivers')
  const chance = new FastChance(seed)
  const store = await openSqlite(file)
  for (const match of MATCHES) await store.createMatch(over(match))
  await store.close()
  const acknowledged = new Set<string>()
  for (let life = 1; life <= LIVES; life++) {
    const archiver = new WriterProcess(file, seed, life, 'archiver')
    await archiver.acknowledges(1 + chance.upTo(40))
    await archiver.kill()
    for (const line of archiver.acknowledged()) acknowledged.add(line)
    const again = await openSqlite(file)
    for (const match of MATCHES) {
      const { entries } = (await again.loadMatch(match)) ?? { entries: [] }
      expect(entries).toEqual(entriesOf(match, entries.length))
      expect(entries.length).toBeGreaterThanOrEqual(ENTRIES)
      for (const entry of entries) acknowledged.delete(entry)
    }
    await again.close()
    expect([...acknowledged]).toEqual([])
  }
})

test('a disk that is full changes nothing about an archive, or about what is to be one', async () => {
  const store = await openSqlite(file, FRAIL_THREAD)
  await store.createMatch(over('m'))
  const expectAll = async () => expect((await store.loadMatch('m'))?.entries).toEqual(entriesOf('m'))
  fillDisk(file)
  await expect(store.keepArchive('m', entriesOf('m'))).rejects.toThrow('full')
  emptyDisk(file)
  await store.keepArchive('m', entriesOf('m'))
  fillDisk(file)
  await expect(store.dropEntries('m')).rejects.toThrow('full')
  await expectAll()
  emptyDisk(file)
  await store.dropEntries('m')
  fillDisk(file)
  await expect(store.append('m', ENTRIES, ['more'])).rejects.toThrow('full')
  await expectAll()
  emptyDisk(file)
  await store.append('m', ENTRIES, ['more'])
  expect((await store.loadMatch('m'))?.entries).toEqual([...entriesOf('m'), 'more'])
  await store.close()
})

test('an archive that was damaged or lost says so, changes nothing, and leaves others alone', async () => {
  const store = await openSqlite(file)
  for (const match of MATCHES) {
    await store.createMatch(over(match))
    await store.keepArchive(match, entriesOf(match))
    await store.dropEntries(match)
  }
  await store.close()
  const db = new DatabaseSync(file)
  db.exec(`UPDATE archives SET packed = zeroblob(length(packed)) WHERE match = 1 AND piece = 0`)
  db.exec('DELETE FROM archives WHERE match = 2')
  db.close()
  const again = await openSqlite(file)
  for (const match of ['match-a', 'match-b']) {
    await expect(again.loadMatch(match)).rejects.toThrow(Damaged)
    await expect(again.append(match, ENTRIES, ['x'])).rejects.toThrow()
    await expect(again.rewrite(match, 'ann', [], '{}')).rejects.toThrow(Damaged)
    await expect(again.loadMatch(match)).rejects.toThrow(Damaged)
    expect(await again.listedMatch(match)).toMatchObject({ status: 'over', people: ['ann'] })
  }
  expect((await again.loadMatch('match-c'))?.entries).toEqual(entriesOf('match-c'))
  await again.close()
})
