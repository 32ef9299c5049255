import { existsSync } from 'node:fs'
import { Refusal } from '#kernel/refusal.ts'
import type { ForgottenList } from '#table/store.ts'
import { databaseIn, forgottenIn } from '../files.ts'
import { openForgotten } from '../forgotten-file.ts'
import { databaseOf, openPool, openSession } from '../postgres/connecting.ts'
import { forgottenInDatabase } from '../postgres/forgotten.ts'
import { prepareDatabase } from '../postgres.ts'
import type { CopyBefore } from '../sqlite/copy-before.ts'
import { openDatabase } from '../sqlite/database.ts'
import type { Holdings } from './holdings.ts'
import { postgresHoldings } from './postgres-holdings.ts'
import { sqliteHoldings } from './sqlite-holdings.ts'

/** One side of a move: all that is kept, and who was forgotten. */
export interface Side {
  readonly holdings: Holdings
  readonly forgotten: ForgottenList
  /** Where a file had to be migrated first: the copy of how it was. */
  readonly copied: CopyBefore | null
  close(): Promise<void>
}

/** The database of a folder, locked against everyone else. Only the target of a move (`isNew`) is created where it is missing. */
export async function openFolder(folder: string, isNew: boolean): Promise<Side> {
  const file = databaseIn(folder)
  if (!isNew && !existsSync(file)) throw new Refusal('store-missing', { file })
  const { db, copied, close } = openDatabase(file)
  return {
    holdings: sqliteHoldings(db, close),
    forgotten: await openForgotten(forgottenIn(folder)),
    copied,
    close: async () => close(),
  }
}

/** A database of PostgreSQL; refused while a node is running on it. */
export async function openShared(url: string): Promise<Side> {
  await prepareDatabase(url)
  const session = await openSession(url, 'dorsal move')
  const pool = openPool(url, 'dorsal move', 1)
  const close = async (): Promise<void> => {
    await session.client.end()
    await pool.end()
  }
  try {
    const { rows } = await session.client.query<{ how: string }>(
      `SELECT bury(life, interval '1 day') AS how FROM nodes WHERE state <> 'dead'`,
    )
    if (rows.some(({ how }) => how === 'alive'))
      throw new Refusal('store-served', { database: databaseOf(url) })
    const forgotten = await forgottenInDatabase(pool)
    return { holdings: postgresHoldings(session), forgotten, copied: null, close }
  } catch (error) {
    await close()
    throw error
  }
}
