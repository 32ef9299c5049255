import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseIn } from '#store/files.ts'
import { openSqlite } from '#store/sqlite.ts'
import { readEntry } from '#store/testing/entries.ts'
import { newMatch } from '#store/testing/suite/samples.ts'
import { WriterProcess } from '#store/testing/writing.ts'
import { dorsal, type Ran } from './support/dorsal.ts'

let folder = ''
let data = ''
let file = ''
let writer: WriterProcess | null = null
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dorsal-backup-'))
  data = join(folder, 'data')
  file = join(folder, 'copy')
  writer = null
})
afterEach(async () => {
  await writer?.kill()
  await rm(folder, { recursive: true, force: true })
})

function backup(env: { readonly [name: string]: string } = { DATA_DIR: data }): Promise<Ran> {
  return dorsal(['backup', file], { cwd: folder, env })
}

async function startWriter(): Promise<WriterProcess> {
  writer = new WriterProcess(databaseIn(data), 'backup', 1)
  await writer.acknowledges(200)
  return writer
}

/** Every acknowledged entry is in the copy, and what the lists show fits the entries. */
async function expectInCopy(acknowledged: readonly string[]): Promise<void> {
  const place = await mkdtemp(join(folder, 'restored-'))
  await writeFile(databaseIn(place), await readFile(file))
  const store = await openSqlite(databaseIn(place))
  const found = new Set<string>()
  for (const { id, summary } of await store.listedMatches(99)) {
    const entries = (await store.loadMatch(id))?.entries ?? []
    for (const [index, text] of entries.entries()) {
      const { match, position } = readEntry(text)
      expect(`${match} ${position}`).toBe(`${id} ${index}`)
      found.add(`${id} ${index}`)
    }
    expect(summary).toBe(entries.length === 0 ? '{}' : `${entries.length}`)
  }
  await store.close()
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(acknowledged.filter((entry) => !found.has(entry))).toEqual([])
}

test('while another process writes, all that was acknowledged before is in the copy', async () => {
  const busy = await startWriter()
  const before = busy.acknowledged()
  const database = databaseIn(data)
  expect(await backup()).toEqual({ code: 0, out: `${database} is copied into ${file}.\n`, err: '' })
  await expectInCopy(before)
  const count = busy.acknowledged().length
  await busy.acknowledges(count + 1)
  expect(busy.acknowledged().length).toBeGreaterThan(count)
})

test('after a writer was killed, all that it acknowledged is in the copy', async () => {
  const killed = await startWriter()
  await killed.kill()
  expect(await backup()).toMatchObject({ code: 0, err: '' })
  await expectInCopy(killed.acknowledged())
})

test('of a database nobody has open, in ./data, for the eyes of its owner', async () => {
  const store = await openSqlite(databaseIn(data))
  await store.createMatch(newMatch('m'))
  await store.close()
  expect(await backup({})).toMatchObject({ code: 0, err: '' })
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600)
  const copy = await openSqlite(file)
  expect(await copy.loadMatch('m')).toMatchObject({ entries: ['m 0'] })
  await copy.close()
})

describe('refuses in one sentence, and leaves nothing behind', () => {
  const refused = async (says: string, language = 'en'): Promise<void> => {
    const before = await readdir(folder)
    const { code, out, err } = await backup({ DATA_DIR: data, LANG: language })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(says)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(await readdir(folder)).toEqual(before)
  }
  const fill = async (): Promise<void> => (await openSqlite(databaseIn(data))).close()

  test('when there is no database', async () => {
    await refused('There is no database')
    await refused('Il n’y a pas de base', 'fr')
  })

  test('to write over a file', async () => {
    await fill()
    await writeFile(file, 'precious')
    await refused('exists already')
    expect(await readFile(file, 'utf8')).toBe('precious')
  })

  test('to write into a folder that is not there', async () => {
    await fill()
    file = join(folder, 'nowhere', 'copy')
    await refused('cannot be written')
  })

  test('what is not a database of Dorsal', async () => {
    await mkdir(data)
    await writeFile(databaseIn(data), 'a text')
    await refused('is not a database of Dorsal')
    await writeFile(databaseIn(data), '')
    await refused('is empty')
  })
})

test('asks for a file', async () => {
  expect(await dorsal(['backup'], { env: { DATA_DIR: data } })).toMatchObject({ code: 2, out: '' })
})
