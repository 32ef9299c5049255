import { move } from '../move/move.ts'
import { postgresHoldings } from '../move/postgres-holdings.ts'
import { sqliteHoldings } from '../move/sqlite-holdings.ts'
import { openPostgres } from '../postgres.ts'
import { openDatabase } from '../sqlite/database.ts'
import { dropDatabase, newDatabase } from '../testing/postgres/databases.ts'
import type { Place } from '../testing/suite/place.ts'
import { storeSuite } from '../testing/suite.ts'
import { openSession } from './connecting.ts'

storeSuite('PostgreSQL', async () => placeIn(await newDatabase()))

function placeIn(url: string): Place {
  return {
    open: async () => (await openPostgres({ url })).store,
    restored: async (backup) => placeIn(await withBackup(backup)),
    remove: () => dropDatabase(url),
  }
}

/** A backup is a file of SQLite, and comes back the way that any other such file does. */
async function withBackup(backup: string): Promise<string> {
  const url = await newDatabase()
  await (await openPostgres({ url })).store.close()
  const { db, close } = openDatabase(backup)
  const to = postgresHoldings(await openSession(url, 'a test'))
  await move(sqliteHoldings(db, close), to)
  await to.close()
  close()
  return url
}
