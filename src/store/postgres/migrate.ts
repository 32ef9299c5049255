import type { ClientBase } from 'pg'
import { Refusal } from '#kernel/refusal.ts'
import { LOCKS } from './locks.ts'
import { RELEASE } from './release.ts'

/**
 * A migration to the next version of the schema. Released ones are never changed. Nodes of the release before go on working with
 * the new schema, unless a migration says that they cannot.
 */
export interface Migration {
  readonly number: number
  readonly name: string
  /** The release from which on nodes can work with this shape. */
  readonly leastRelease: number
  readonly sql: string
}

interface Applied {
  readonly number: number
  readonly least: number
}

/** Migrates a database to the newest schema, or leaves it as it was. One node does it, the others wait. */
export async function migrate(
  client: ClientBase,
  database: string,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1, 0)', [LOCKS.migrating])
    const { number: found, least } = await lastApplied(client, database)
    const known = migrations.at(-1)?.number ?? 0
    // A newer schema is accepted where it says that this release can work with it.
    if (found > known && least > RELEASE) throw new Refusal('store-newer', { file: database, found, known })
    for (const { number, name, leastRelease, sql } of migrations) {
      if (number <= found) continue
      await client.query(sql)
      await client.query('INSERT INTO migrations (number, name, least_release) VALUES ($1, $2, $3)', [
        number,
        name,
        leastRelease,
      ])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** For commands that may only read: refuses a database that is not ours, or whose schema this release cannot read. */
export async function mustBeMigrated(
  client: ClientBase,
  database: string,
  migrations: readonly Migration[],
): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('migrations') IS NOT NULL AS there`,
  )
  if (!rows[0].there) throw new Refusal('store-foreign', { file: database })
  const { number: found, least } = await lastApplied(client, database)
  const known = migrations.at(-1)?.number ?? 0
  if (found < known) throw new Refusal('store-older', { database, found, known })
  if (found > known && least > RELEASE) throw new Refusal('store-newer', { file: database, found, known })
}

async function lastApplied(client: ClientBase, database: string): Promise<Applied> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')`,
  )
  const tables = rows.map(({ name }) => name)
  if (!tables.includes('migrations')) {
    if (tables.length > 0) throw new Refusal('store-foreign', { file: database })
    await client.query(`
      CREATE TABLE migrations (
        number        integer PRIMARY KEY,
        name          text NOT NULL,
        least_release integer NOT NULL,
        applied       timestamptz NOT NULL DEFAULT now()
      )
    `)
  }
  const last = await client.query<Applied>(
    'SELECT coalesce(max(number), 0) AS number, coalesce(max(least_release), 0) AS least FROM migrations',
  )
  return last.rows[0]
}
