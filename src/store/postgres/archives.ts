import type { Client } from 'pg'
import { Damaged, type KeptMatch, type Store } from '#table/store.ts'
import { type Archive, unpack } from '../archive.ts'
import { counted, wholeMoment } from '../keepable.ts'
import type { Queries } from './reading.ts'
import { ARCHIVES_SINCE, neededBy } from './release.ts'

/** Result of an archiving step: it needs a match that this life owns, and an archive with as many entries as the log. */
export type Archiving = 'done' | 'not ours' | 'not whole'

const IS_WHOLE = 'NOT l.archived AND length = (SELECT count(*) FROM entries e WHERE e.match = m.number)'

const KEEP = `
  WITH ours AS MATERIALIZED (SELECT number FROM matches WHERE id = $1 AND owner = $2 FOR UPDATE),
  kept AS (
    INSERT INTO archives (match, length, packed)
    SELECT m.number, length, packed FROM ours m JOIN listings l ON l.match = m.number,
      (VALUES ($3::int, $4::bytea)) AS a (length, packed)
    WHERE ${IS_WHOLE}
    ON CONFLICT (match) DO UPDATE SET length = excluded.length, packed = excluded.packed
    RETURNING match
  )
  SELECT kept.match IS NOT NULL AS whole FROM ours LEFT JOIN kept ON match = number
`

const DROP_ENTRIES = `
  WITH ours AS MATERIALIZED (SELECT number FROM matches WHERE id = $1 AND owner = $2 FOR UPDATE),
  whole AS MATERIALIZED (
    SELECT m.number FROM ours m JOIN listings l ON l.match = m.number JOIN archives a ON a.match = m.number
    WHERE ${IS_WHOLE}
  ),
  gone AS (DELETE FROM entries e USING whole WHERE e.match = number),
  marked AS (UPDATE listings SET archived = true FROM whole WHERE match = number),
  needing AS (UPDATE matches m SET needs = ${ARCHIVES_SINCE} FROM whole WHERE m.number = whole.number)
  SELECT whole.number IS NOT NULL AS whole FROM ours LEFT JOIN whole USING (number)
`

async function perform(client: Client, text: string, values: readonly unknown[]): Promise<Archiving> {
  const { rows } = await client.query<{ whole: boolean }>(text, [...values])
  if (rows.length === 0) return 'not ours'
  return rows[0].whole ? 'done' : 'not whole'
}

export function keepArchive(client: Client, owner: number, match: string, { length, packed }: Archive) {
  return perform(client, KEEP, [match, owner, length, packed])
}

export function dropEntries(client: Client, owner: number, match: string) {
  return perform(client, DROP_ENTRIES, [match, owner])
}

/** Deletes the archive; where it had replaced the entries, they are put back. In a transaction of the caller's. */
export async function bringBack(client: Client, match: string, number: number): Promise<void> {
  const { rows } = await client.query<Archive & object>(
    'DELETE FROM archives WHERE match = $1 RETURNING length, packed',
    [number],
  )
  const { rowCount } = await client.query(
    'UPDATE listings SET archived = false WHERE match = $1 AND archived',
    [number],
  )
  if (rowCount === 0) return
  const [archive] = rows
  if (archive === undefined) throw new Damaged(`the archive of match ${match} is missing`)
  await client.query(
    `INSERT INTO entries (match, position, entry)
     SELECT $1, position - 1, entry FROM unnest($2::text[]) WITH ORDINALITY AS e (entry, position)`,
    [number, await unpack(match, archive)],
  )
  await client.query(`UPDATE matches SET needs = ${neededBy('number')} WHERE number = $1`, [number])
}

type Archived = Omit<KeptMatch, 'entries'> & Archive

export function archives(queries: Queries): Pick<Store, 'unarchivedMatches' | 'loadArchive'> {
  return {
    async unarchivedMatches(since, limit, skipped) {
      const found = await queries.read<{ id: string }>({
        text: `SELECT m.id FROM listings l JOIN matches m ON m.number = l.match
          WHERE l.status = 'over' AND NOT l.archived AND l.changed < $1 ORDER BY l.changed, l.match LIMIT $2 OFFSET $3`,
        values: [wholeMoment(since), counted(limit), counted(skipped)],
      })
      return found.map(({ id }) => id)
    },

    async loadArchive(match) {
      const [found] = await queries.read<Archived>({
        text: `SELECT m.id, m.game, m.created, l.status, l.summary, a.length, a.packed
          FROM matches m JOIN listings l ON l.match = m.number JOIN archives a ON a.match = m.number WHERE m.id = $1`,
        values: [match],
      })
      if (found === undefined) return null
      const { length, packed, ...kept } = found
      return { ...kept, entries: await unpack(match, { length, packed }) }
    },
  }
}
