import type { DatabaseSync } from 'node:sqlite'
import { Refusal } from '#kernel/refusal.ts'
import { APPLICATION_ID, isOurs } from './identity.ts'

/** A migration to the next version of the schema. Released ones are never changed. */
export interface Migration {
  readonly number: number
  readonly name: string
  readonly sql: string
}

/** Migrates a database to the newest schema, or leaves it as it was. `before` is called first where there was one. */
export function migrate(
  db: DatabaseSync,
  file: string,
  migrations: readonly Migration[],
  before: (version: number) => void = () => {},
): void {
  const known = migrations.at(-1)?.number ?? 0
  const found = isOurs(db, file) ? lastApplied(db, file) : 0
  if (found > known) throw new Refusal('store-newer', { file, found, known })
  if (found === known) return
  if (found > 0) before(found)
  // A migration may have to rebuild a table that others refer to; all references are checked at the end.
  db.exec('PRAGMA foreign_keys = OFF')
  db.exec('BEGIN IMMEDIATE')
  try {
    if (found === 0) prepare(db)
    const note = db.prepare('INSERT INTO migrations (number, name, applied) VALUES (?, ?, ?)')
    for (const { number, name, sql } of migrations) {
      if (number <= found) continue
      db.exec(sql)
      note.run(number, name, Date.now())
    }
    if (db.prepare('PRAGMA foreign_key_check').get() !== undefined)
      throw new Error('a migration left references to what is not there')
    db.exec('COMMIT')
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  } finally {
    db.exec('PRAGMA foreign_keys = ON')
  }
}

function lastApplied(db: DatabaseSync, file: string): number {
  const isThere = db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'migrations'`).get() !== undefined
  const last = isThere ? db.prepare('SELECT max(number) AS number FROM migrations').get()?.number : null
  if (typeof last !== 'number') throw new Refusal('store-corrupt', { file })
  return last
}

function prepare(db: DatabaseSync): void {
  db.exec(`PRAGMA application_id = ${APPLICATION_ID}`)
  db.exec(`
    CREATE TABLE migrations (
      number  INTEGER PRIMARY KEY,
      name    TEXT NOT NULL,
      applied INTEGER NOT NULL
    ) STRICT
  `)
}
