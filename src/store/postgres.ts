import { randomUUID } from 'node:crypto'
import type { Cluster } from '#table/ownership.ts'
import type { ForgottenList, Store } from '#table/store.ts'
import type { KeptPages } from './kept-pages.ts'
import { databaseOf, openReaders, reach } from './postgres/connecting.ts'
import { forgottenInDatabase } from './postgres/forgotten.ts'
import type { LifeOptions } from './postgres/life.ts'
import { migrate } from './postgres/migrate.ts'
import { MIGRATIONS } from './postgres/migrations/index.ts'
import { PostgresNode } from './postgres/node.ts'
import { pagesInDatabase } from './postgres/pages.ts'
import { makePartitions } from './postgres/partitions.ts'
import { postgresStore } from './postgres/store.ts'
import { tidyDatabase } from './postgres/tidying.ts'

export type PostgresOptions = Pick<LifeOptions, 'url'> & Partial<LifeOptions>

/** What a node has of a database that it shares with others. */
export interface OpenedPostgres {
  readonly store: Store
  readonly cluster: Cluster
  readonly forgotten: ForgottenList
  readonly pages: KeptPages
  /** Creates partitions and deletes leftovers; for the node that sweeps. */
  tidy(): Promise<void>
}

/** Connections of a node besides the one it writes with. */
const READERS = 4

/** Migrates the database, and begins a life. What is wrong with it is refused with a code. */
export async function openPostgres(given: PostgresOptions): Promise<OpenedPostgres> {
  const options: LifeOptions = {
    name: randomUUID().slice(0, 8),
    address: '',
    rules: {},
    beat: 500,
    lease: 3_000,
    ...given,
  }
  const { url, name } = options
  await prepareDatabase(url)
  const readers = openReaders(url, `dorsal ${name} reads`, READERS)
  const { pool } = readers
  const node = new PostgresNode(options, readers)
  try {
    await node.begin()
    const forgotten = await forgottenInDatabase(pool)
    return {
      store: postgresStore({ node, pool, backup: (file) => backupInto(url, file) }),
      cluster: node,
      forgotten,
      pages: pagesInDatabase(pool),
      tidy: () => tidyDatabase(pool),
    }
  } catch (error) {
    await node.close()
    await pool.end()
    throw error
  }
}

/** Migrates a database to the newest schema. */
export async function prepareDatabase(url: string): Promise<void> {
  const database = databaseOf(url)
  const session = await reach(url, 'dorsal migrates')
  try {
    await migrate(session.client, database, MIGRATIONS)
    await makePartitions(session.client)
  } finally {
    await session.client.end()
  }
}

async function backupInto(url: string, file: string): Promise<void> {
  const { backupPostgres } = await import('./move/backup.ts')
  await backupPostgres(url, file)
}
