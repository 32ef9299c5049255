import { prepareDatabase } from '#store/postgres.ts'
import { PostgresServer } from '#store/testing/postgres/server.ts'

/** Nothing has to outlive a power cut, and databases are made by the dozen. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_connections=300',
]

/** One PostgreSQL for all tests of a run: each takes databases of its own, which have their tables from the beginning. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.LAWS === 'few') return async () => {}
  const server = await PostgresServer.begin({ settings: SETTINGS })
  await prepareDatabase(server.url('template1'))
  process.env.DORSAL_TEST_POSTGRES = server.url()
  return () => server.remove()
}
