import type { ClientBase, Pool } from 'pg'

/** Matches in one partition of the entries: small enough to be archived and dropped as a whole. */
const EACH = 5_000_000

/** Creates partitions ahead: one more than the last match needs. */
export async function makePartitions(client: ClientBase | Pool): Promise<void> {
  const { rows } = await client.query<{ last: number }>(
    'SELECT coalesce(max(number), 0)::float8 AS last FROM matches',
  )
  const needed = Math.floor(rows[0].last / EACH) + 1
  for (let part = 0; part <= needed; part++)
    await client.query(
      `CREATE TABLE IF NOT EXISTS entries_${part} PARTITION OF entries
       FOR VALUES FROM (${part * EACH}) TO (${(part + 1) * EACH})`,
    )
}
