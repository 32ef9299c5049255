import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Damaged, StoreLost } from '#table/store.ts'
import { databaseIn } from './files.ts'
import { openDatabase } from './sqlite/database.ts'
import { MIGRATIONS } from './sqlite/migrations/index.ts'
import { openSqlite } from './sqlite.ts'
import { breakDisk, emptyDisk, FRAIL_THREAD, fillDisk } from './testing/frail.ts'
import { hashOf, listing, newMatch } from './testing/suite/samples.ts'
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
  expect(await readdir(join(folder, 'new', 'deep'))).toEqual([
    'dorsal.sqlite',
    'dorsal.sqlite-lock',
    'dorsal.sqlite-made',
  ])
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

  test('one of no bytes, and the log beside it too', async () => {
    await fill()
    await truncate(file, 0)
    await writeFile(`${file}-wal`, 'all that is left')
    await refused('store-empty')
    expect(await readFile(`${file}-wal`, 'utf8')).toBe('all that is left')
  })

  test('one with nothing in it, as a database is before anything is made in it', async () => {
    const blank = new DatabaseSync(file)
    blank.exec('PRAGMA journal_mode = WAL')
    blank.close()
    await refused('store-empty')
  })

  test.each(['DROP TABLE migrations', 'DELETE FROM migrations'])('one of ours after %s', async (sql) => {
    await fill()
    const ours = new DatabaseSync(file)
    ours.exec(sql)
    ours.close()
    await refused('store-corrupt')
  })

  test('one of which the beginning is gone', async () => {
    await fill()
    const bytes = await readFile(file)
    await writeFile(file, bytes.fill(0, 0, 100))
    await refused('store-foreign')
  })

  test('that of another program, with a log of its own', async () => {
    const theirs = new DatabaseSync(file)
    theirs.exec('PRAGMA journal_mode = WAL; CREATE TABLE theirs (a)')
    const log = await readFile(`${file}-wal`)
    expect(log.length).toBeGreaterThan(0)
    const copy = join(folder, 'copy', 'dorsal.sqlite')
    await mkdir(join(folder, 'copy'))
    await copyFile(file, copy)
    await copyFile(`${file}-wal`, `${copy}-wal`)
    theirs.close()
    file = copy
    await refused('store-foreign')
    expect((await readFile(`${copy}-wal`)).equals(log)).toBe(true)
  })

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

describe('a database that is missing where there was one is not made anew:', () => {
  test('its marker is there', async () => {
    await fill()
    await rm(file)
    await expect(openSqlite(file)).rejects.toMatchObject({
      code: 'store-gone',
      said: { params: { file, traces: ['dorsal.sqlite-made'] } },
    })
    expect(await readdir(folder)).toEqual(['dorsal.sqlite-lock', 'dorsal.sqlite-made'])
    await rm(`${file}-made`)
    await (await openSqlite(file)).close()
  })

  test.each(['wal', 'shm', 'journal'])('its -%s is there, and stays', async (rest) => {
    await writeFile(`${file}-${rest}`, 'all that is left')
    await expect(openSqlite(file)).rejects.toMatchObject({
      code: 'store-gone',
      said: { params: { traces: [`dorsal.sqlite-${rest}`] } },
    })
    expect(await readFile(`${file}-${rest}`, 'utf8')).toBe('all that is left')
  })

  test('a link leads to a disk that is not there', async () => {
    await symlink(join(folder, 'nowhere', 'dorsal.sqlite'), file)
    await expect(openSqlite(file)).rejects.toMatchObject({ code: 'store-unopenable' })
  })

  test('a backup in its place is taken', async () => {
    const store = await openSqlite(file)
    await store.createMatch(newMatch('m'))
    await store.backup(join(folder, 'backup'))
    await store.close()
    await rm(file)
    await copyFile(join(folder, 'backup'), file)
    const again = await openSqlite(file)
    expect(await again.loadMatch('m')).not.toBeNull()
    await again.close()
  })
})

test('a first start that was cut off is begun anew', async () => {
  for (const rest of ['-lock', '-new', '-new-journal']) await writeFile(`${file}${rest}`, '')
  const store = await openSqlite(file)
  await store.createMatch(newMatch('m'))
  await store.close()
  expect(await readdir(folder)).toEqual(['dorsal.sqlite', 'dorsal.sqlite-lock', 'dorsal.sqlite-made'])
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

test('rows on a damaged page are missing from the lists; the others are there', async () => {
  const filling = await openSqlite(file)
  const people = ['ann']
  for (let number = 0; number < 40; number++)
    await filling.createMatch(
      newMatch(`m${number}`, {
        listing: listing({ people, changed: number, summary: `<${number}>`.padEnd(900, '.') }),
      }),
    )
  await filling.close()
  const bytes = await readFile(file)
  const page = Math.floor(bytes.indexOf('<20>') / PAGE)
  await writeFile(file, bytes.fill(0x7f, page * PAGE, (page + 1) * PAGE))
  const store = await openSqlite(file)
  for (const matches of [await store.listedMatches(99), await store.matchesOf('ann', 99)]) {
    const whole = matches.filter(({ summary }) => summary !== '')
    expect(matches).toHaveLength(40)
    expect(whole.length).toBeGreaterThan(30)
    expect(whole.some(({ id }) => id === 'm20')).toBe(false)
    expect(whole.map(({ changed }) => changed)).toEqual(
      whole.map(({ changed }) => changed).sort((a, b) => b - a),
    )
  }
  await store.close()
})

test('a gap in the log of a match is noticed', async () => {
  await fill()
  const db = new DatabaseSync(file)
  db.exec('DELETE FROM entries WHERE position = 7')
  db.close()
  const store = await openSqlite(file)
  await expect(store.loadMatch('large')).rejects.toThrow(Damaged)
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
  expect(await store.lost).toBeInstanceOf(StoreLost)
  expect(store.isWriting).toBe(false)
  await expect(store.append('m', 0, ['x'])).rejects.toThrow(StoreLost)
  await expect(store.backup(join(folder, 'backup'))).rejects.toThrow(StoreLost)
  await store.close()
})

test('a full disk is known from the write it did not take until a try that it did', async () => {
  const store = await openSqlite(file, FRAIL_THREAD)
  await store.createMatch(newMatch('m', { entries: [] }))
  await expect(store.append('m', 7, ['x'])).rejects.toThrow('m')
  expect(store.isWriting).toBe(true)
  fillDisk(file)
  await expect(store.append('m', 0, ['x'])).rejects.toThrow('full')
  expect(store.isWriting).toBe(false)
  expect((await store.loadMatch('m'))?.entries).toEqual([])
  await expect(store.tryWriting()).rejects.toThrow('full')
  expect(store.isWriting).toBe(false)
  emptyDisk(file)
  await store.tryWriting()
  expect(store.isWriting).toBe(true)
  await store.append('m', 0, ['x'])
  expect(await store.content('')).toBeNull()
  await store.close()
})

test('a disk that fails ends the store, also when nobody waits for it; one that is closed is not lost', async () => {
  const store = await openSqlite(file, FRAIL_THREAD)
  breakDisk(file)
  await expect(store.tryWriting()).rejects.toThrow(StoreLost)
  expect(await store.lost).toMatchObject({ cause: { message: 'disk I/O error' } })
  await store.close()

  const closed = await openSqlite(databaseIn(join(folder, 'other')))
  await closed.close()
  const neither = await Promise.race([closed.lost, Promise.resolve('not lost')])
  expect(neither).toBe('not lost')
})

test('a try leaves a trace on the disk, though nothing of it is kept', async () => {
  const store = await openSqlite(file)
  const size = async (): Promise<number> => (await stat(`${file}-wal`)).size
  const before = await size()
  await store.tryWriting()
  expect(await size()).toBeGreaterThanOrEqual(before + PAGE)
  await store.close()
})
