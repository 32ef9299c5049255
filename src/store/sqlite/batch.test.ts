import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listing, newMatch } from '../testing/suite/samples.ts'
import { batchRunner, type RunBatch } from './batch.ts'
import type { Call, Method, Operations } from './calls.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { operationsOn } from './operations.ts'

let db: DatabaseSync
let run: RunBatch
beforeEach(() => {
  db = new DatabaseSync(':memory:')
  migrate(db, 'f', MIGRATIONS)
  run = batchRunner(db, operationsOn(db))
  run([call('createMatch', newMatch('m', { entries: [] }))])
})
afterEach(() => db.close())

function call<M extends Method>(method: M, ...args: Parameters<Operations[M]>): Call {
  return { method, args }
}

function entries(): unknown {
  const [answer] = run([call('loadMatch', 'm')])
  return 'value' in answer && (answer.value as { entries: unknown }).entries
}

test('answers stand in the order of the calls, and a call that fails fails alone', () => {
  const answers = run([
    call('append', 'm', 0, ['a']),
    call('append', 'm', 0, ['late']),
    call('loadMatch', 'nobody'),
    call('append', 'm', 5, ['early']),
    // The second entry breaks a rule of the database after the first was written.
    call('append', 'm', 1, ['b', null as unknown as string]),
    call('append', 'm', 1, ['b'], listing({ status: 'sleeping' as 'over' })),
    call('append', 'm', 1, ['b']),
  ])
  expect(answers).toMatchObject([
    { value: undefined },
    { failure: { kind: 'taken', match: 'm', position: 0 } },
    { value: null },
    { failure: { kind: 'fault' } },
    { failure: { kind: 'fault' } },
    { failure: { kind: 'fault' } },
    { value: undefined },
  ])
  expect(entries()).toEqual(['a', 'b'])
  expect(db.isTransaction).toBe(false)
})

test('on a full disk nobody is told that something was kept, and it goes on when there is room', () => {
  const pages = db.prepare('PRAGMA page_count').get()?.page_count
  db.exec(`PRAGMA max_page_count = ${pages}`)
  const [large, read] = run([call('append', 'm', 0, ['x'.repeat(100_000)]), call('loadMatch', 'm')])
  expect(large).toMatchObject({ failure: { kind: 'disk', message: expect.stringContaining('full') } })
  expect(read).not.toMatchObject({ value: { entries: [expect.anything()] } })
  db.exec('PRAGMA max_page_count = 1000000')
  expect(run([call('append', 'm', 0, ['small'])])).toEqual([{ value: undefined }])
  expect(entries()).toEqual(['small'])
})

test.each([
  ['SQLITE_FULL', 13],
  ['SQLITE_BUSY', 5],
])('a transaction lost to %s fails all of its calls, and the next one works', (_name, errcode) => {
  const failing = batchRunner(db, { ...operationsOn(db), dropToken: () => loseTransaction(errcode) })
  const answers = failing([call('append', 'm', 0, ['a']), call('dropToken', 'h'), call('loadMatch', 'm')])
  expect(answers).toMatchObject([{ failure: {} }, { failure: {} }, { failure: {} }])
  expect(entries()).toEqual([])
  expect(run([call('append', 'm', 0, ['a'])])).toEqual([{ value: undefined }])
})

test('a disk that fails ends it', () => {
  const failing = batchRunner(db, {
    ...operationsOn(db),
    dropToken() {
      throw sqliteError(10 | (4 << 8))
    },
  })
  expect(() => failing([call('append', 'm', 0, ['a']), call('dropToken', 'h')])).toThrow()
  expect(db.isTransaction).toBe(false)
  expect(entries()).toEqual([])
})

function loseTransaction(errcode: number): never {
  db.exec('ROLLBACK')
  throw sqliteError(errcode)
}

function sqliteError(errcode: number): Error {
  return Object.assign(new Error('from SQLite'), { errcode })
}
