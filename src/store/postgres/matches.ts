import type { Client } from 'pg'
import { Damaged, type KeptMatch, type NewMatch, type Rewritten } from '#table/store.ts'
import { unpack } from '../archive.ts'
import { bringBack } from './archives.ts'
import { codeOf, REFERENCED, UNIQUE } from './faults.ts'
import type { Queries } from './reading.ts'

const CREATE = `
  WITH content AS (
    INSERT INTO contents (hash, content) VALUES ($6, $7) ON CONFLICT DO NOTHING
  ),
  match AS (
    INSERT INTO matches (id, game, rules, created, content, owner) VALUES ($2, $3, $4, $5, $6, $1) RETURNING number
  ),
  first AS (
    INSERT INTO entries (match, position, entry)
    SELECT number, position - 1, entry FROM match, unnest($8::text[]) WITH ORDINALITY AS e (entry, position)
  ),
  listing AS (
    INSERT INTO listings (match, status, listed, changed, people, summary)
    SELECT number, $9, $10, $11, $12, $13 FROM match
  )
  INSERT INTO sitting (person, match) SELECT DISTINCT person, number FROM match, unnest($12::text[]) AS p (person)
`

/** False when there is a match of this id already. */
export async function createMatch(client: Client, owner: number, match: NewMatch): Promise<boolean> {
  const { id, game, rules = null, created, entries, listing, content } = match
  const { status, listed, changed, people, summary } = listing
  const values = [owner, id, game, rules, created, content.hash, content.text, entries]
  const query = {
    name: 'create-match',
    text: CREATE,
    values: [...values, status, listed, changed, people, summary],
  }
  for (;;)
    try {
      await client.query(query)
      return true
    } catch (error) {
      // The same content was just deleted: insert it again.
      if (codeOf(error) === REFERENCED) continue
      if (codeOf(error) === UNIQUE) return false
      throw error
    }
}

/** In a transaction that is kept if it gives the answer that is wanted. */
async function inTransaction<T>(client: Client, wanted: T, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    const done = await work()
    await client.query(done === wanted ? 'COMMIT' : 'ROLLBACK')
    return done
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function lockOurs(client: Client, owner: number, match: string): Promise<number | null> {
  const { rows } = await client.query<{ number: number }>(
    'SELECT number FROM matches WHERE id = $1 AND owner = $2 FOR UPDATE',
    [match, owner],
  )
  return rows.length === 0 ? null : rows[0].number
}

/** Brings back the entries of an archived match, if it is of this life. */
export function unarchive(client: Client, owner: number, match: string): Promise<'done' | 'not ours'> {
  return inTransaction<'done' | 'not ours'>(client, 'done', async () => {
    const number = await lockOurs(client, owner, match)
    if (number === null) return 'not ours'
    await bringBack(client, match, number)
    return 'done'
  })
}

export type Rewriting = 'done' | 'not ours' | { readonly missing: number }

/** Puts other texts in the place of entries, if the match is of this life. */
export async function rewrite(
  client: Client,
  owner: number,
  match: string,
  person: string,
  entries: readonly Rewritten[],
  summary: string,
): Promise<Rewriting> {
  return inTransaction<Rewriting>(client, 'done', () =>
    rewriteIn(client, owner, match, person, entries, summary),
  )
}

async function rewriteIn(
  client: Client,
  owner: number,
  match: string,
  person: string,
  entries: readonly Rewritten[],
  summary: string,
): Promise<Rewriting> {
  const number = await lockOurs(client, owner, match)
  if (number === null) return 'not ours'
  await bringBack(client, match, number)
  for (const { position, entry } of entries) {
    const { rowCount } = await client.query(
      'UPDATE entries SET entry = $3 WHERE match = $1 AND position = $2',
      [number, position, entry],
    )
    if (rowCount === 0) return { missing: position }
  }
  await client.query('UPDATE listings SET people = array_remove(people, $2), summary = $3 WHERE match = $1', [
    number,
    person,
    summary,
  ])
  await client.query('DELETE FROM sitting WHERE person = $2 AND match = $1', [number, person])
  // Replays hold names too: dropped in the same transaction.
  await client.query('DELETE FROM replays WHERE match = $1', [number])
  return 'done'
}

interface LoadedRow {
  readonly id: string
  readonly game: string
  readonly created: number
  readonly status: KeptMatch['status']
  readonly summary: string
  readonly positions: readonly number[] | null
  readonly entries: readonly string[] | null
  readonly archived: boolean
  readonly length: number | null
  readonly packed: Uint8Array | null
}

/** In one statement, so that it is a consistent snapshot. */
export async function loadMatch(queries: Queries, match: string): Promise<KeptMatch | null> {
  const [found] = await queries.read<LoadedRow>({
    name: 'load-match',
    text: `SELECT m.id, m.game, m.created, l.status, l.summary, e.positions, e.entries, l.archived, a.length, a.packed
      FROM matches m JOIN listings l ON l.match = m.number
      LEFT JOIN archives a ON a.match = m.number AND l.archived
      LEFT JOIN LATERAL (
        SELECT array_agg(position ORDER BY position) AS positions, array_agg(entry ORDER BY position) AS entries
        FROM entries WHERE match = m.number
      ) e ON true
      WHERE m.id = $1`,
    values: [match],
  })
  if (found === undefined) return null
  const { id, game, created, status, summary } = found
  return { id, game, created, entries: await entriesIn(match, found), status, summary }
}

async function entriesIn(match: string, found: LoadedRow): Promise<readonly string[]> {
  const { positions, entries, archived, length, packed } = found
  if (archived) {
    if (length === null || packed === null) throw new Damaged(`the archive of match ${match} is missing`)
    return unpack(match, { length, packed })
  }
  const gap = positions?.findIndex((position, index) => position !== index) ?? -1
  if (gap >= 0) throw new Damaged(`match ${match} has no entry ${gap}`)
  return entries ?? []
}

export interface End {
  readonly owner: number | null
  readonly archived: boolean
  readonly end: number
}

/** Where the log of a match ends, and whose it is; null where there is no such match. */
export async function endOf(queries: Queries, match: string): Promise<End | null> {
  const [found] = await queries.read<End & object>({
    text: `SELECT m.owner, l.archived, coalesce(
        (SELECT length FROM archives a WHERE a.match = m.number AND l.archived),
        (SELECT max(position) + 1 FROM entries e WHERE e.match = m.number), 0
      ) AS end
      FROM matches m JOIN listings l ON l.match = m.number WHERE m.id = $1`,
    values: [match],
  })
  return found ?? null
}
