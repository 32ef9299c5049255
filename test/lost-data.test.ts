import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseIn } from '#store/files.ts'
import { openSqlite } from '#store/sqlite.ts'
import { dorsal } from './support/dorsal.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dorsal-lost-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What a server says that does not start. */
async function refusal(language: string): Promise<string> {
  const env = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LANG: language }
  const { code, out, err } = await dorsal(['serve'], { cwd: folder, env })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err.trimEnd().split('\n')).toHaveLength(1)
  return err
}

test('a server with an empty database says what to do, and leaves it as it is', async () => {
  await writeFile(databaseIn(folder), '')
  expect(await refusal('en')).toContain('is empty: put a backup in its place')
  expect(await refusal('fr')).toContain('mettez une copie à sa place')
  expect(await readFile(databaseIn(folder), 'utf8')).toBe('')
})

test('a server whose database is missing says what to do, and makes none', async () => {
  await (await openSqlite(databaseIn(folder))).close()
  await rm(databaseIn(folder))
  expect(await refusal('en')).toContain('To begin anew, delete dorsal.sqlite-made beside it.')
  expect(await readdir(folder)).toEqual(['dorsal.sqlite-lock', 'dorsal.sqlite-made'])
})
