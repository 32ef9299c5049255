import { randomUUID } from 'node:crypto'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { Refusal } from '#kernel/refusal.ts'
import { databaseOf, reach } from '../postgres/connecting.ts'
import { mustBeMigrated } from '../postgres/migrate.ts'
import { MIGRATIONS } from '../postgres/migrations/index.ts'
import { openDatabase } from '../sqlite/database.ts'
import { move } from './move.ts'
import { postgresHoldings } from './postgres-holdings.ts'
import { sqliteHoldings } from './sqlite-holdings.ts'

/** A copy of a database of PostgreSQL, as it is at one moment, into a file that SQLite opens; whole or not at all. */
export async function backupPostgres(url: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Refusal('backup-exists', { file })
  const session = await reach(url, 'dorsal backup')
  const part = `${file}.${randomUUID()}.part`
  try {
    await session.client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await mustBeMigrated(session.client, databaseOf(url), MIGRATIONS)
    const { db, close } = openDatabase(part)
    try {
      await move(
        postgresHoldings(session),
        sqliteHoldings(db, () => {}),
      )
      // Leaves no write-ahead log beside the copy.
      db.exec('PRAGMA journal_mode = DELETE')
    } finally {
      close()
    }
    renameSync(part, file)
  } finally {
    await session.client.end()
    for (const suffix of ['', '-wal', '-shm', '-journal', '-lock', '-made'])
      rmSync(`${part}${suffix}`, { force: true })
  }
}
