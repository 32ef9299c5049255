import { FastChance } from '#kernel/chance/fast.ts'
import { systemSecrets } from '#server/secrets.ts'
import { openSession } from '#store/postgres/connecting.ts'
import { openPostgres } from '#store/postgres.ts'
import { PostgresServer } from '#store/testing/postgres/server.ts'
import { PEOPLE } from './filling.ts'
import type { Ground, Which } from './grounds.ts'

/** Copies at a time. */
const AT_ONCE = 1_000

/** What is copied is said with each: the number of the original, an id of its own, when, and who sits there. */
const COPY = `
  WITH wanted AS MATERIALIZED (
    SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[]) AS w (number, id, changed, people)
  ),
  made AS (
    INSERT INTO matches (id, game, rules, created, content, needs)
    SELECT w.id, m.game, m.rules, w.changed, m.content, m.needs FROM wanted w JOIN matches m USING (number)
    RETURNING number, id
  ),
  copy AS MATERIALIZED (
    SELECT made.number, w.number AS original, m.id AS before, w.id, w.changed, w.people::text[] AS people
    FROM made JOIN wanted w USING (id) JOIN matches m ON m.number = w.number
  ),
  packed AS (
    INSERT INTO archives SELECT c.number, a.length, a.packed FROM copy c JOIN archives a ON a.match = c.original
  ),
  seated AS (
    INSERT INTO sitting (person, match) SELECT DISTINCT person, number FROM copy, unnest(people) AS p (person)
  )
  INSERT INTO listings (match, status, listed, changed, people, summary, archived)
  SELECT c.number, l.status, l.listed, c.changed, c.people, replace(l.summary, c.before, c.id), true
  FROM copy c JOIN listings l ON l.match = c.original
`

interface Original {
  readonly number: number
  readonly people: readonly string[]
  readonly changed: number
}

/** Two databases of one PostgreSQL. */
export async function shared(): Promise<Ground> {
  const server = await PostgresServer.begin({ settings: ['shared_buffers=128MB', 'max_connections=60'] })
  const tell = async <Row extends object>(database: string, text: string, values: unknown[] = []) => {
    const { client } = await openSession(server.url(database), 'a bench')
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }
  for (const which of ['empty', 'full'] satisfies Which[])
    await tell('postgres', `CREATE DATABASE "${which}"`)
  const bytes = async (which: Which): Promise<number> => {
    const [{ size }] = await tell<{ size: number }>(
      which,
      'SELECT pg_database_size(current_database()) AS size',
    )
    return size
  }
  const bare = await bytes('empty')
  return {
    name: 'PostgreSQL',
    comparedBy: 'clock',
    // Nobody falls silent only because the machine is busy.
    open: async (which) => {
      const { store, cluster } = await openPostgres({ url: server.url(which), lease: 600_000 })
      return { store, ownership: cluster }
    },
    async fill(count) {
      const originals = await tell<Original>(
        'full',
        'SELECT match AS number, people, changed FROM listings WHERE archived ORDER BY match',
      )
      await copy(server.url('full'), originals, count)
      // What PostgreSQL does by itself within minutes.
      for (const which of ['empty', 'full']) await tell(which, 'VACUUM ANALYZE')
    },
    size: async () => (await bytes('full')) - bare,
    remove: () => server.remove(),
  }
}

async function copy(url: string, originals: readonly Original[], count: number): Promise<void> {
  const { client } = await openSession(url, 'a bench')
  const people = Array.from({ length: PEOPLE }, systemSecrets.newId)
  const chance = new FastChance('who meets whom')
  for (let made = originals.length; made < count; ) {
    const copies = Array.from({ length: Math.min(AT_ONCE, count - made) }, () => {
      const { number, people: seated, changed } = originals[made % originals.length]
      const who = seated.map(() => people[chance.upTo(PEOPLE)])
      return { number, changed: changed - made++, id: systemSecrets.newId(), who: `{${who.join()}}` }
    })
    await client.query(COPY, [
      copies.map(({ number }) => number),
      copies.map(({ id }) => id),
      copies.map(({ changed }) => changed),
      copies.map(({ who }) => who),
    ])
  }
  await client.end()
}
