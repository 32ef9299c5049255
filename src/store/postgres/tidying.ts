import type { Pool } from 'pg'
import { makePartitions } from './partitions.ts'

/** Lives that ended stay for a day, for whoever looks into what happened. */
const DEAD = `DELETE FROM nodes WHERE state = 'dead' AND beat < clock_timestamp() - interval '1 day'
  AND NOT EXISTS (SELECT 1 FROM matches WHERE owner = life)`

/** Nothing takes longer than an hour to be allowed again. */
const BUCKETS = `DELETE FROM buckets WHERE at < clock_timestamp() - interval '2 hours'`

/** Of a node that ended between two statements. */
const CONTENTS = `DELETE FROM contents c WHERE NOT EXISTS (SELECT 1 FROM matches m WHERE m.content = c.hash)`

export async function tidyDatabase(pool: Pool): Promise<void> {
  await makePartitions(pool)
  for (const sql of [DEAD, BUCKETS, CONTENTS]) await pool.query(sql)
}
