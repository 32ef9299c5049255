import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { listing } from '../testing/suite/samples.ts'
import { APPLICATION_ID } from './identity.ts'
import { type Migration, migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { operationsOn } from './operations.ts'

const SECOND: Migration = {
  number: 2,
  name: 'second',
  sql: `
    CREATE TABLE people_2 (id TEXT PRIMARY KEY, name TEXT NOT NULL, since INTEGER NOT NULL, seen INTEGER) STRICT;
    INSERT INTO people_2 SELECT id, name, since, since FROM people;
    DROP TABLE people;
    ALTER TABLE people_2 RENAME TO people;
  `,
}
const FIRST = MIGRATIONS.slice(0, 1)
const BOTH = [...FIRST, SECOND]

let db: DatabaseSync
beforeEach(() => {
  db = new DatabaseSync(':memory:')
})
afterEach(() => db.close())

function applied(): unknown[] {
  return db.prepare('SELECT number, name FROM migrations ORDER BY number').all()
}

function refusalOf(work: () => void): unknown {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error.said
    throw error
  }
  return null
}

test('every migration has the number after the one before', () => {
  expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1))
})

test('an empty database gets all of them, and is ours from then on', () => {
  migrate(db, 'f', BOTH)
  expect(applied()).toEqual([
    { number: 1, name: 'first' },
    { number: 2, name: 'second' },
  ])
  expect(db.prepare('PRAGMA application_id').get()).toEqual({ application_id: APPLICATION_ID })
})

test('a database of the first goes on to the second with all it holds, once', () => {
  migrate(db, 'f', FIRST)
  db.exec(`INSERT INTO people VALUES ('ann', 'Ann', 7)`)
  db.exec(`INSERT INTO tokens VALUES ('hash', 'ann', 7)`)
  migrate(db, 'f', BOTH)
  migrate(db, 'f', BOTH)
  expect(applied()).toHaveLength(2)
  expect(db.prepare('SELECT * FROM people').all()).toEqual([{ id: 'ann', name: 'Ann', since: 7, seen: 7 }])
  expect(db.prepare('SELECT person FROM tokens').all()).toEqual([{ person: 'ann' }])
  expect(db.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 })
})

test('a database from before entries lay in the order of writing keeps them, each match in its own order', () => {
  migrate(db, 'f', FIRST)
  db.exec(
    `INSERT INTO matches VALUES (1, 'm', 'sharks', 0, 'playing', 0, 0, '[]', ''), (2, 'n', 'jaws', 0, 'over', 0, 0, '[]', '')`,
  )
  db.exec(`INSERT INTO entries VALUES (2, 0, 'n 0'), (1, 1, 'm 1'), (1, 0, 'm 0')`)
  migrate(db, 'f', MIGRATIONS)
  const { loadMatch, append } = operationsOn(db)
  append('m', 2, ['m 2'])
  expect(loadMatch('m')?.entries).toEqual(['m 0', 'm 1', 'm 2'])
  expect(loadMatch('n')?.entries).toEqual(['n 0'])
})

test('a database from before matches named their content does so from then on', () => {
  migrate(db, 'f', MIGRATIONS.slice(0, 2))
  db.exec(`INSERT INTO contents VALUES ('hash', 'text')`)
  for (const [number, status] of ['gathering', 'gathering', 'over'].entries()) {
    db.exec(`INSERT INTO matches VALUES (${number}, 'm${number}', 'sharks', 0, '${status}', 0, 0, '[]', '')`)
    db.exec(
      `INSERT INTO entries VALUES (${number}, 0, '{"contentHash":"${number === 2 ? 'other' : 'hash'}"}')`,
    )
  }
  migrate(db, 'f', MIGRATIONS)
  const { append, content, unbegunContents } = operationsOn(db)
  expect(unbegunContents([], 9)).toEqual({ bytes: 4, matches: ['m0', 'm1'] })
  append('m0', 1, ['ended'], listing({ status: 'over' }))
  expect(content('hash')).toBe('text')
  append('m1', 1, ['ended'], listing({ status: 'over' }))
  expect(content('hash')).toBeNull()
})

test('listings from before they named the rules take them from the log; damaged ones stay as they are', () => {
  migrate(db, 'f', MIGRATIONS.slice(0, 2))
  const insert = db.prepare(`INSERT INTO matches VALUES (?, ?, 'sharks', 0, 'over', 0, 0, '[]', ?)`)
  const log = db.prepare('INSERT INTO entries VALUES (?, ?, ?)')
  const summaries = ['{"seats":[]}', '{"seats":[]}', '{"seats":', '7', '{}']
  for (const [index, summary] of summaries.entries()) insert.run(index + 1, `m${index}`, summary)
  for (const [match, rules] of [
    [1, 4],
    [3, 5],
    [4, 6],
  ])
    log.run(match, 0, JSON.stringify({ kind: 'created', rules }))
  log.run(2, 0, '{"rules":')
  migrate(db, 'f', MIGRATIONS)
  expect(
    db
      .prepare('SELECT summary FROM matches ORDER BY number')
      .all()
      .map(({ summary }) => summary),
  ).toEqual(['{"seats":[],"rules":4}', '{"seats":[],"rules":null}', '{"seats":', '7', '{"rules":null}'])
})

test('a database from before devices had names keeps them, and knows whoever was ever in a match', () => {
  migrate(db, 'f', MIGRATIONS.slice(0, 2))
  db.exec(`INSERT INTO people VALUES ('ann', 'Ann', 7)`)
  db.exec(`INSERT INTO tokens VALUES ('hash', 'ann', 7)`)
  db.exec(`INSERT INTO matches VALUES (1, 'm', 'sharks', 0, 'playing', 0, 0, '["bob"]', '')`)
  db.exec(`INSERT INTO sitting VALUES ('bob', 1)`)
  const entries = [
    { kind: 'created', person: 'ann' },
    { kind: 'sat', person: 'ann' },
    { kind: 'sat', person: 'bob' },
    { kind: 'left', person: 'ann' },
    { kind: 'said', person: 'cleo' },
  ].map((entry) => JSON.stringify(entry))
  const add = db.prepare('INSERT INTO entries VALUES (1, ?, ?)')
  for (const [position, entry] of [...entries, 'no JSON'].entries()) add.run(position, entry)
  migrate(db, 'f', MIGRATIONS)
  const { devicesOf, matchesEverOf, matchesOf } = operationsOn(db)
  expect(devicesOf('ann')).toMatchObject([{ token: 'hash', label: '', since: 7 }])
  expect(devicesOf('ann')[0].seen).toBeGreaterThan(1_700_000_000_000)
  expect([matchesEverOf('ann'), matchesOf('ann', 9)]).toEqual([['m'], []])
  expect(matchesOf('bob', 9)).toHaveLength(1)
  expect(matchesEverOf('cleo')).toEqual([])
})

test.each([
  ['that fails half-way', 'CREATE TABLE more (a) STRICT'],
  ['that leaves references to nothing', `INSERT INTO tokens VALUES ('hash', 'nobody', 1)`],
])('a migration %s leaves the database as it was', (_what, sql) => {
  migrate(db, 'f', FIRST)
  const tables = db.prepare('SELECT name FROM sqlite_schema').all()
  const third = { number: 3, name: 'third', sql }
  expect(() => migrate(db, 'f', [...BOTH, third])).toThrow()
  expect(applied()).toHaveLength(1)
  expect(db.prepare('SELECT name FROM sqlite_schema').all()).toEqual(tables)
  expect(db.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 })
})

test('a database of a newer version is refused', () => {
  migrate(db, 'f', BOTH)
  expect(refusalOf(() => migrate(db, 'f', FIRST))).toEqual({
    key: 'refusal.store-newer',
    params: { file: 'f', found: 2, known: 1 },
  })
})

test.each(['CREATE TABLE theirs (a)', 'PRAGMA application_id = 99'])(
  'a database of another program is refused: %s',
  (sql) => {
    db.exec(sql)
    expect(refusalOf(() => migrate(db, 'f', BOTH))).toEqual({
      key: 'refusal.store-foreign',
      params: { file: 'f' },
    })
    expect(db.prepare('SELECT count(*) AS count FROM sqlite_schema').get()).toMatchObject({
      count: sql.startsWith('CREATE') ? 1 : 0,
    })
  },
)
