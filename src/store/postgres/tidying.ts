import type { Pool } from 'pg'
import { makePartitions } from './partitions.ts'

/** Ended lives are kept for a day, for whoever investigates. */
const DEAD = `DELETE FROM nodes WHERE state = 'dead' AND beat < clock_timestamp() - interval '1 day'
  AND NOT EXISTS (SELECT 1 FROM matches WHERE owner = life)`

/** Every token bucket is full again after an hour. */
const BUCKETS = `DELETE FROM buckets WHERE at < clock_timestamp() - interval '2 hours'`

/** Left by a node that ended between two statements. */
const CONTENTS = `DELETE FROM contents c WHERE NOT EXISTS (SELECT 1 FROM matches m WHERE m.content = c.hash)`

export async function tidyDatabase(pool: Pool): Promise<void> {
  await makePartitions(pool)
  for (const sql of [DEAD, BUCKETS, CONTENTS]) await pool.query(sql)
}
