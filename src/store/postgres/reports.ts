import type { Report, Store } from '#table/store.ts'
import { keepable } from '../keepable.ts'
import { databaseOf, reach } from './connecting.ts'
import { mustBeMigrated } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Queries } from './reading.ts'

const COLUMNS = 'at, match, "by", whom, name, why, text, said'
const LATEST = `SELECT ${COLUMNS} FROM reports ORDER BY number DESC LIMIT $1`

export function reports(queries: Queries): Pick<Store, 'addReport' | 'reports'> {
  return {
    async addReport({ at, match, by, whom, name, why, text, said }, most) {
      await queries.write({
        text: `INSERT INTO reports (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        values: [at, match, by, whom, ...[name, why, text, said].map(keepable)],
      })
      await queries.write({
        text: `DELETE FROM reports
          WHERE number <= (SELECT number FROM reports ORDER BY number DESC LIMIT 1 OFFSET $1)`,
        values: [most],
      })
    },

    reports: (limit) => queries.read<Report & object>({ text: LATEST, values: [limit] }),
  }
}

/** The latest reports, for the operator. */
export async function reportsIn(url: string, limit: number): Promise<Report[]> {
  const { client } = await reach(url, 'dorsal reports')
  try {
    await mustBeMigrated(client, databaseOf(url), MIGRATIONS)
    return (await client.query<Report & object>(LATEST, [limit])).rows
  } finally {
    await client.end()
  }
}
