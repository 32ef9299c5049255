import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseIn } from '#store/files.ts'
import { openSqlite } from '#store/sqlite.ts'
import { hashOf, person } from '#store/testing/suite/samples.ts'
import { dorsal } from './support/dorsal.ts'

let data = ''
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'dorsal-reports-'))
})
afterEach(() => rm(data, { recursive: true, force: true }))

test('dorsal reports tells what was reported, the latest first, while a server has the database', async () => {
  const store = await openSqlite(databaseIn(data))
  expect(await dorsal(['reports'], { env: { DATA_DIR: data } })).toMatchObject({
    code: 0,
    out: 'Nobody has reported anybody.\n',
  })
  for (const id of ['ann', 'bob']) await store.createPerson(person(id), hashOf(id))
  const report = { match: 'm', by: 'ann', whom: 'bob', name: 'Bob', text: '', said: '' }
  await store.addReport({ ...report, at: 0, why: 'name' }, 9)
  const words = { text: 'He shouts.\u001b[2J', said: 'HO\nHO' }
  await store.addReport({ ...report, ...words, at: 60_000, why: 'talk' }, 9)
  const ran = await dorsal(['reports'], { env: { DATA_DIR: data } })
  expect(ran).toEqual({
    code: 0,
    err: '',
    out: `1970-01-01T00:01:00.000Z  Bob: what they say
  match m, person bob, reported by ann
    He shouts.
  said:
    HO
    HO

1970-01-01T00:00:00.000Z  Bob: their name
  match m, person bob, reported by ann
`,
  })
  const one = await dorsal(['reports', '--count', '1', '--lang', 'fr'], { env: { DATA_DIR: data } })
  expect(one.out).toContain('ses propos')
  expect(one.out).not.toContain('son nom')
  await store.close()
})

test('where there is no database it says so', async () => {
  const ran = await dorsal(['reports'], { env: { DATA_DIR: join(data, 'none') } })
  expect(ran).toMatchObject({ code: 1, out: '' })
  expect(ran.err).toContain('There is no database')
})
