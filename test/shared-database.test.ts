import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSession } from '#store/postgres/connecting.ts'
import { prepareDatabase } from '#store/postgres.ts'
import { dropDatabase, newDatabase } from '#store/testing/postgres/databases.ts'
import { dorsal } from './support/dorsal.ts'

let folder = ''
let url = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dorsal-shared-'))
  url = await newDatabase('template0')
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await dropDatabase(url)
})

/** What each of the commands that only read says, on one line and without the address. */
async function refused(address: string): Promise<(number | string | null)[][]> {
  const ran = []
  for (const args of [['backup', join(folder, 'copy')], ['reports']]) {
    const { code, out, err } = await dorsal(args, { env: { DATABASE_URL: address } })
    expect(out).toBe('')
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    ran.push([code, err.trimEnd()])
  }
  await expect(access(join(folder, 'copy'))).rejects.toThrow()
  return ran
}

const both = (code: number, says: string) => [
  [code, expect.stringContaining(says)],
  [code, expect.stringContaining(says)],
]

test('a database of PostgreSQL that is not there, or that nobody lets in, is said to be out of reach', async () => {
  const nowhere = new URL(url)
  nowhere.port = '1'
  expect(await refused(nowhere.href)).toEqual(both(1, 'cannot be reached: connect ECONNREFUSED'))
  const another = new URL(url)
  another.pathname = '/another'
  expect(await refused(another.href)).toEqual(both(1, 'cannot be reached: database "another" does not exist'))
})

test('an address that is none is not tried, and not repeated', async () => {
  expect(await refused('mysql://ann:secret@here/x')).toEqual(both(2, 'DATABASE_URL cannot be "…"'))
})

test('one of somebody else, or of an older release, is told apart from a fault', async () => {
  expect(await refused(url)).toEqual(both(1, 'is not a database of Dorsal'))
  await prepareDatabase(url)
  const { client } = await openSession(url, 'a release before')
  await client.query('DELETE FROM migrations WHERE number > 1')
  await client.end()
  expect(await refused(url)).toEqual(both(1, 'is of an older Dorsal (version 1, and this one knows 5)'))
})

test('one that is well is read', async () => {
  await prepareDatabase(url)
  const env = { DATABASE_URL: url }
  expect(await dorsal(['reports'], { env })).toMatchObject({ code: 0, out: 'Nobody has reported anybody.\n' })
  expect(await dorsal(['backup', join(folder, 'copy')], { env })).toMatchObject({ code: 0, err: '' })
})
