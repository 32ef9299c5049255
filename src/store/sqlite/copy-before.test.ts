import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseIn } from '../files.ts'
import { openSqlite } from '../sqlite.ts'
import { type CopyBefore, dropOldCopies } from './copy-before.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'

const OLD = MIGRATIONS.slice(0, 2)

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dorsal-copy-'))
  file = databaseIn(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A database of an early release, with somebody in it. */
function leaveOld(): void {
  const db = new DatabaseSync(file)
  migrate(db, file, OLD)
  db.exec(`INSERT INTO people VALUES ('ann', 'Ann', 7)`)
  db.close()
}

async function open(): Promise<CopyBefore[]> {
  const copies: CopyBefore[] = []
  const store = await openSqlite(file, undefined, (copy) => copies.push(copy))
  await store.close()
  return copies
}

function look(path: string): { readonly versions: number; readonly people: unknown[] } {
  const db = new DatabaseSync(path, { readOnly: true })
  const versions = db.prepare('SELECT number FROM migrations').all().length
  const people = db.prepare('SELECT id, name, since FROM people').all()
  db.close()
  return { versions, people }
}

const copies = () => readdirSync(folder).filter((name) => name.includes('-version-'))

test('a database that is migrated is kept as it was before, once, for the eyes of its owner', async () => {
  leaveOld()
  const [copy] = await open()
  expect({ ...copy, file: basename(copy.file) }).toEqual({ file: 'dorsal-version-2.sqlite', version: 2 })
  const people = [{ id: 'ann', name: 'Ann', since: 7 }]
  expect(look(copy.file)).toEqual({ versions: 2, people })
  expect(look(file)).toEqual({ versions: MIGRATIONS.length, people })
  if (process.platform !== 'win32') expect(statSync(copy.file).mode & 0o777).toBe(0o600)
  expect(await open()).toEqual([])
  expect(copies()).toEqual(['dorsal-version-2.sqlite'])
})

test('a new database has nothing to be kept', async () => {
  expect(await open()).toEqual([])
  expect(copies()).toEqual([])
})

test('whoever goes back and on again has both copies', async () => {
  leaveOld()
  await open()
  for (const name of readdirSync(folder))
    if (name.startsWith('dorsal.sqlite')) rmSync(join(folder, name), { force: true })
  leaveOld()
  await open()
  expect(copies()).toEqual(['dorsal-version-2-2.sqlite', 'dorsal-version-2.sqlite'])
})

test('a copy is deleted a month later; what has another name is left', async () => {
  leaveOld()
  const [copy] = await open()
  const other = join(folder, 'dorsal-version-of-mine.sqlite')
  writeFileSync(other, '')
  const made = 1_000_000
  for (const each of [copy.file, other]) utimesSync(each, made, made)
  const after = (days: number) => 1000 * (made + days * 24 * 3600)
  dropOldCopies(file, after(29))
  expect(copies()).toHaveLength(2)
  dropOldCopies(file, after(31))
  expect(copies()).toEqual([basename(other)])
})

test('where the copy cannot be written nothing is migrated', async () => {
  leaveOld()
  mkdirSync(join(folder, 'dorsal-version-2.sqlite.part', 'in the way'), { recursive: true })
  await expect(open()).rejects.toMatchObject({ code: 'store-uncopied' })
  expect(look(file).versions).toBe(2)
})
