import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseIn } from './files.ts'
import { StoreLost } from './lost.ts'
import { openDatabase } from './sqlite/database.ts'
import { MIGRATIONS } from './sqlite/migrations/index.ts'
import { openSqlite } from './sqlite.ts'
import { hashOf, listing, newMatch } from './suite/samples.ts'
import { WriterProcess } from './testing/writing.ts'

const PAGE = 4096

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dorsal-file-'))
  file = databaseIn(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function fill(): Promise<void> {
  const store = await openSqlite(file)
  await store.createMatch(newMatch('small'))
  await store.createMatch(newMatch('large', { entries: Array.from({ length: 100 }, () => 'x'.repeat(900)) }))
  await store.close()
}

test('a database is made with its folder, for the eyes of its owner', async () => {
  file = join(folder, 'new', 'deep', 'dorsal.sqlite')
  const store = await openSqlite(file)
  await store.createMatch(newMatch('m'))
  if (process.platform !== 'win32')
    for (const each of [file, `${file}-wal`]) expect((await stat(each)).mode & 0o777).toBe(0o600)
  await store.close()
  expect(await readdir(join(folder, 'new', 'deep'))).toEqual(['dorsal.sqlite', 'dorsal.sqlite-lock'])
})

test('what is acknowledged is on the disk: every commit is synchronised', () => {
  const { db, close } = openDatabase(file)
  const setting = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0]
  expect(setting('journal_mode')).toBe('wal')
  expect(setting('synchronous')).toBe(2)
  expect(setting('foreign_keys')).toBe(1)
  expect(setting('busy_timeout')).toBeGreaterThan(0)
  close()
})

test('writes that wait go to the disk together', async () => {
  const store = await openSqlite(file)
  await store.createMatch(newMatch('m', { entries: [] }))
  const size = async (): Promise<number> => (await stat(`${file}-wal`)).size
  const before = await size()
  await Promise.all(Array.from({ length: 500 }, (_, position) => store.append('m', position, ['x'])))
  // Each commit writes a page at least.
  expect(await size()).toBeLessThan(before + 50 * PAGE)
  await store.close()
})

describe('what was deleted', () => {
  const bytes = async (): Promise<Buffer> =>
    Buffer.concat(await Promise.all([file, `${file}-wal`].map((each) => readFile(each))))

  test('is in the files until they are scrubbed, also by another process, and then no more', async () => {
    let store = await openSqlite(file)
    // Enough people for pages to be divided: rows that move leave copies behind.
    for (let count = 0; count < 400; count++) {
      const id = hashOf(`${count}`)
      await store.createPerson({ id, name: `Zoë the ${count}th`, since: 1 }, hashOf(id), 'a label')
    }
    await store.createMatch(newMatch('m', { entries: ['said by Zoë'], listing: listing({ summary: 'Zoë' }) }))
    for (let count = 0; count < 400; count++) await store.dropPerson(hashOf(`${count}`))
    await store.rewrite('m', 'ann', [{ position: 0, entry: 'nothing' }], 'nobody')
    expect((await bytes()).includes('Zoë')).toBe(true)
    await store.close()
    store = await openSqlite(file)
    await store.scrub()
    expect((await bytes()).includes('Zoë')).toBe(false)
    expect((await bytes()).includes('a label')).toBe(false)
    expect((await store.loadMatch('m'))?.entries).toEqual(['nothing'])
    await store.close()
    expect((await readFile(file)).includes('Zoë')).toBe(false)
  })

  test('is looked for only where something was deleted', async () => {
    const store = await openSqlite(file)
    await store.createMatch(newMatch('m'))
    const before = (await stat(`${file}-wal`)).size
    await store.scrub()
    expect((await stat(`${file}-wal`)).size).toBe(before)
    await store.close()
  })
})

describe('a file that is not right is refused and left as it is:', () => {
  const refused = async (code: string, params = {}): Promise<void> => {
    const before = await readFile(file)
    await expect(openSqlite(file)).rejects.toMatchObject({ code, said: { params: { file, ...params } } })
    expect((await readFile(file)).equals(before)).toBe(true)
  }

  test.each(['hello', 'a text\n'.repeat(1_000)])('a text', async (text) => {
    await writeFile(file, text)
    await refused('store-foreign')
  })

  test('the database of another program', async () => {
    const theirs = new DatabaseSync(file)
    theirs.exec('CREATE TABLE matches (a)')
    theirs.close()
    await refused('store-foreign')
  })

  test('one of a newer version', async () => {
    await fill()
    const newer = new DatabaseSync(file)
    newer.exec(`INSERT INTO migrations VALUES (99, 'from the future', 0)`)
    newer.close()
    await refused('store-newer', { found: 99, known: MIGRATIONS.length })
  })

  test('one that was cut short', async () => {
    await fill()
    await truncate(file, 3 * PAGE)
    await refused('store-corrupt')
  })

  test('one whose schema is damaged', async () => {
    await fill()
    const bytes = await readFile(file)
    await writeFile(file, bytes.fill(0x7f, 100, PAGE))
    await refused('store-corrupt')
  })
})

test('a folder in its place is refused', async () => {
  await mkdir(file)
  await expect(openSqlite(file)).rejects.toMatchObject({ code: 'store-unopenable' })
})

test('a file in the place of its folder is refused', async () => {
  await writeFile(file, '')
  await expect(openSqlite(join(file, 'dorsal.sqlite'))).rejects.toMatchObject({ code: 'store-unopenable' })
})

test('a match on a damaged page is an error; the others go on', async () => {
  await fill()
  const bytes = await readFile(file)
  await writeFile(file, bytes.fill(0x7f, bytes.length - 8 * PAGE))
  const store = await openSqlite(file)
  await expect(store.loadMatch('large')).rejects.toThrow('malformed')
  expect((await store.loadMatch('small'))?.entries).toEqual(['small 0'])
  await store.close()
})

describe('a database has one owner:', () => {
  test('the second in the same process is refused, and the first goes on', async () => {
    const first = await openSqlite(file)
    for (let attempt = 0; attempt < 3; attempt++)
      await expect(openSqlite(file)).rejects.toMatchObject({ code: 'store-in-use' })
    await first.createMatch(newMatch('m'))
    await first.close()
    const next = await openSqlite(file)
    expect(await next.loadMatch('m')).not.toBeNull()
    await next.close()
  })

  test('another process is refused', async () => {
    const store = await openSqlite(file)
    await expect(openSqlite(file)).rejects.toMatchObject({ code: 'store-in-use' })
    await expect(new WriterProcess(file, 's', 1).acknowledges(1)).rejects.toThrow('refusal.store-in-use')
    await store.close()
  })

  test('the one who was killed owns nothing any more', async () => {
    const writer = new WriterProcess(file, 's', 1)
    await writer.acknowledges(1)
    await expect(openSqlite(file)).rejects.toMatchObject({ code: 'store-in-use' })
    await writer.kill()
    const store = await openSqlite(file)
    expect(await store.loadMatch('match-0')).not.toBeNull()
    await store.close()
  })
})

test('when the thread dies, those who wait and those who come are told', async () => {
  const store = await openSqlite(file, new URL('./testing/dying-thread.ts', import.meta.url))
  const waiting = await Promise.allSettled([store.loadMatch('m'), store.append('m', 0, ['x'])])
  for (const result of waiting) expect(result).toMatchObject({ reason: expect.any(StoreLost) })
  expect(waiting[0]).toMatchObject({ reason: { cause: { message: 'the disk is gone' } } })
  await expect(store.append('m', 0, ['x'])).rejects.toThrow(StoreLost)
  await expect(store.backup(join(folder, 'backup'))).rejects.toThrow(StoreLost)
  await store.close()
})
