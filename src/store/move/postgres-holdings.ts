import type { Client, QueryResultRow } from 'pg'
import type { Blocking, Report } from '#table/store.ts'
import type { Session } from '../postgres/connecting.ts'
import { ARCHIVES_SINCE, neededBy } from '../postgres/release.ts'
import {
  AT_ONCE,
  type HeldContent,
  type HeldMatch,
  type HeldPerson,
  type Holdings,
  rulesIn,
} from './holdings.ts'

const PERSON = `
  SELECT p.id, p.name, p.since,
    (SELECT coalesce(json_agg(json_build_object('hash', hash, 'since', since, 'seen', seen, 'label', label)
      ORDER BY hash), '[]') FROM tokens WHERE person = p.id) AS tokens,
    (SELECT coalesce(json_agg(json_build_object('hash', hash, 'expires', expires) ORDER BY hash), '[]')
      FROM codes WHERE person = p.id) AS codes
  FROM people p
`

const MATCH = `
  SELECT m.number, m.id, m.game, m.created, m.content, l.status, l.listed, l.changed, l.people, l.summary,
    (SELECT coalesce(json_agg(json_build_object('person', person, 'here', here) ORDER BY person), '[]')
      FROM sitting WHERE match = m.number) AS sitting,
    (SELECT coalesce(array_agg(entry ORDER BY position), '{}') FROM entries WHERE match = m.number) AS entries,
    (SELECT json_build_object('length', length, 'packed', translate(encode(packed, 'base64'), E'\\n', ''))
      FROM archives WHERE match = m.number AND l.archived) AS archive
  FROM matches m JOIN listings l ON l.match = m.number
`

type MatchRow = Omit<HeldMatch, 'listing'> & HeldMatch['listing'] & { readonly number: number }

/** A database of PostgreSQL, over one session. */
export function postgresHoldings({ client }: Session): Holdings {
  const one = async <T>(text: string, value: string, read: (row: QueryResultRow) => T): Promise<T | null> => {
    const { rows } = await client.query(text, [value])
    return rows.length === 0 ? null : read(rows[0])
  }
  async function* paged<T>(
    text: string,
    key: string,
    name: string,
    least: string | number,
    read: (row: QueryResultRow) => T,
  ) {
    let last = least
    for (;;) {
      const { rows } = await client.query(`${text} WHERE ${key} > $1 ORDER BY ${key} LIMIT ${AT_ONCE}`, [
        last,
      ])
      for (const row of rows) yield read(row)
      if (rows.length < AT_ONCE) return
      last = rows[rows.length - 1][name]
    }
  }
  const asPerson = (row: QueryResultRow): HeldPerson => row as HeldPerson
  const asContent = (row: QueryResultRow): HeldContent => row as HeldContent
  const contents = 'SELECT hash, content AS text FROM contents'

  return {
    contents: () => paged(contents, 'hash', 'hash', '', asContent),
    people: () => paged(PERSON, 'p.id', 'id', '', asPerson),
    matches: () => paged(MATCH, 'm.number', 'number', -1, matchIn),
    content: (hash) => one(`${contents} WHERE hash = $1`, hash, (row) => asContent(row).text),
    person: (id) => one(`${PERSON} WHERE p.id = $1`, id, asPerson),
    match: (id) => one(`${MATCH} WHERE m.id = $1`, id, matchIn),

    async putContent({ hash, text }) {
      await client.query('INSERT INTO contents (hash, content) VALUES ($1, $2)', [hash, text])
    },
    putPerson: ({ id, name, since, tokens, codes }) =>
      together(client, async () => {
        await client.query('INSERT INTO people (id, name, since) VALUES ($1, $2, $3)', [id, name, since])
        for (const { hash, since: from, seen, label } of tokens)
          await client.query(
            'INSERT INTO tokens (hash, person, since, seen, label) VALUES ($1, $2, $3, $4, $5)',
            [hash, id, from, seen, label],
          )
        for (const { hash, expires } of codes)
          await client.query('INSERT INTO codes (hash, person, expires) VALUES ($1, $2, $3)', [
            hash,
            id,
            expires,
          ])
      }),
    putMatch: (match) => together(client, () => putMatch(client, match)),
    async blocksOf(person) {
      const { rows } = await client.query<Blocking & object>(
        'SELECT whom, name, at FROM blocks WHERE person = $1 ORDER BY whom',
        [person],
      )
      return rows
    },
    putBlocks: (person, blocks) =>
      together(client, async () => {
        for (const { whom, name, at } of blocks)
          await client.query('INSERT INTO blocks (person, whom, name, at) VALUES ($1, $2, $3, $4)', [
            person,
            whom,
            name,
            at,
          ])
      }),
    async reports() {
      const { rows } = await client.query<Report & object>(
        'SELECT at, match, "by", whom, name, why, text, said FROM reports ORDER BY number',
      )
      return rows
    },
    putReports: (reports) =>
      together(client, async () => {
        for (const { at, match, by, whom, name, why, text, said } of reports)
          await client.query(
            `INSERT INTO reports (at, match, "by", whom, name, why, text, said)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
            [at, match, by, whom, name, why, text, said],
          )
      }),
    close: () => client.end(),
  }
}

function matchIn(row: QueryResultRow): HeldMatch {
  const { id, game, created, content, sitting, entries, archive, ...shown } = row as MatchRow
  const { status, listed, changed, people, summary } = shown
  return {
    id,
    game,
    created,
    content,
    listing: { status, listed, changed, people, summary },
    sitting,
    entries,
    archive,
  }
}

async function putMatch(client: Client, match: HeldMatch): Promise<void> {
  const { id, game, created, content, listing, sitting, entries, archive } = match
  const { rows } = await client.query<{ number: number }>(
    'INSERT INTO matches (id, game, rules, created, content, needs) VALUES ($1, $2, $3, $4, $5, $6) RETURNING number',
    [id, game, rulesIn(listing), created, content, ARCHIVES_SINCE],
  )
  const [{ number }] = rows
  const { status, listed, changed, people, summary } = listing
  await client.query(
    `INSERT INTO listings (match, status, listed, changed, people, summary, archived)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [number, status, listed, changed, people, summary, archive !== null],
  )
  if (archive !== null)
    await client.query(`INSERT INTO archives (match, length, packed) VALUES ($1, $2, decode($3, 'base64'))`, [
      number,
      archive.length,
      archive.packed,
    ])
  await client.query(
    `INSERT INTO entries (match, position, entry)
     SELECT $1, position - 1, entry FROM unnest($2::text[]) WITH ORDINALITY AS e (entry, position)`,
    [number, entries],
  )
  if (archive === null)
    await client.query(`UPDATE matches SET needs = ${neededBy('number')} WHERE number = $1`, [number])
  await client.query(
    'INSERT INTO sitting (person, match, here) SELECT person, $1, here FROM unnest($2::text[], $3::boolean[]) AS s (person, here)',
    [number, sitting.map(({ person }) => person), sitting.map(({ here }) => here)],
  )
}

async function together(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
