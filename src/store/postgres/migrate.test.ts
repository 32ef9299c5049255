import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropDatabase, newDatabase } from '../testing/postgres/databases.ts'
import { openSession, type Session } from './connecting.ts'
import { type Migration, migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { RELEASE } from './release.ts'

let url = ''
let session: Session
beforeEach(async () => {
  url = await newDatabase()
  session = await openSession(url, 'a test')
})
afterEach(async () => {
  await session.client.end()
  await dropDatabase(url)
})

/** What a later release brings: a shape that releases from this one on can work with. */
function later(leastRelease: number): Migration[] {
  const number = MIGRATIONS.length + 1
  return [...MIGRATIONS, { number, name: 'later', leastRelease, sql: 'CREATE TABLE later (id integer)' }]
}

test('this release goes on beside a later one, and after a roll-back, where the later one says that it can', async () => {
  await migrate(session.client, 'shared', later(RELEASE))
  await migrate(session.client, 'shared', MIGRATIONS)
  const { rows } = await session.client.query('SELECT max(number) AS number FROM migrations')
  expect(rows).toEqual([{ number: MIGRATIONS.length + 1 }])
})

test('where it says that it cannot, this release refuses the database and changes nothing', async () => {
  await migrate(session.client, 'shared', later(RELEASE + 1))
  await expect(migrate(session.client, 'shared', MIGRATIONS)).rejects.toMatchObject({ code: 'store-newer' })
})

test('a step that fails leaves the database as it was', async () => {
  const broken = later(RELEASE).map((each) => (each.name === 'later' ? { ...each, sql: 'NOT SQL' } : each))
  await expect(migrate(session.client, 'shared', broken)).rejects.toThrow('syntax')
  await migrate(session.client, 'shared', later(RELEASE))
})

test('a database that somebody else uses is refused', async () => {
  await session.client.query('DROP TABLE migrations')
  await expect(migrate(session.client, 'shared', MIGRATIONS)).rejects.toMatchObject({ code: 'store-foreign' })
})

test('listings lie closer together from the next node on, and whoever is writing one is not waited for', async () => {
  const before = MIGRATIONS.filter(({ number }) => number < 5)
  await migrate(session.client, 'shared', before)
  const older = await openSession(url, 'a node of the release before')
  try {
    await older.client.query('BEGIN')
    await older.client.query('LOCK TABLE listings IN ROW EXCLUSIVE MODE')
    // A lock that is not there at once fails instead of being waited for.
    await session.client.query('SET lock_timeout = 1')
    await migrate(session.client, 'shared', MIGRATIONS)
    await older.client.query('COMMIT')
    await migrate(older.client, 'shared', before)
  } finally {
    await older.client.end()
  }
  const { rows } = await session.client.query(`SELECT reloptions FROM pg_class WHERE relname = 'listings'`)
  expect(rows[0].reloptions.sort()).toEqual(['autovacuum_vacuum_scale_factor=0.02', 'fillfactor=90'])
})
