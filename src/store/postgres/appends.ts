import type { Listing } from '../../table/store.ts'
import type { Kind, Waiting } from './gathering.ts'

/** Entries to be added by a life to a match that it has, in their place, with what the lists show. */
export interface Append extends Waiting {
  readonly position: number
  readonly entries: readonly string[]
  readonly listing: Listing | undefined
  /** Null when it was refused: the match is not this life's, or does not end there. */
  resolve(kept: Kept | null): void
}

export interface Kept {
  /** The content that the match has let go of, if it has. */
  readonly letGo: string | null
}

/**
 * One statement and so one commit for all. The owner stands in it: whoever has lost a match writes nothing, however late and
 * over whichever session it comes.
 */
const ENTRIES = `
  kept AS (
    INSERT INTO entries (match, position, entry)
    SELECT call.number, call.position + e.nth - 1, e.entry
    FROM call CROSS JOIN LATERAL unnest(call.entries::text[]) WITH ORDINALITY AS e (entry, nth)
  )
`

/** The calls that are right, with the numbers of their matches: looked up one by one, however many matches a life has. */
function callsOf(given: string, names: string): string {
  return `
    call AS MATERIALIZED (
      SELECT m.number, c.*
      FROM unnest($2::text[], $3::int[], $4::text[]${given}) AS c (id, position, entries${names})
      CROSS JOIN LATERAL (SELECT number FROM matches WHERE id = c.id AND owner = $1 OFFSET 0) m
      WHERE c.position = coalesce((SELECT max(e.position) + 1 FROM entries e WHERE e.match = m.number), 0)
    ), ${ENTRIES}
  `
}

const LISTED = callsOf(
  ', $5::text[], $6::boolean[], $7::bigint[], $8::text[], $9::text[]',
  ', status, listed, changed, people, summary',
)

/** The entries alone. */
const PLAIN = `WITH ${callsOf('', '')} SELECT id, NULL AS "letGo" FROM call`

/** With what the lists show, where neither the status nor the people of the match are others than this life has written last. */
const SAME_PEOPLE = `
  WITH ${LISTED},
  listed AS (
    UPDATE listings l SET listed = c.listed, changed = c.changed, summary = c.summary
    FROM call c WHERE l.match = c.number
  )
  SELECT id, NULL AS "letGo" FROM call
`

/** With all that may come with it: who sits where, and a content that nobody needs any more. */
const ALL = `
  WITH ${LISTED},
  shown AS MATERIALIZED (
    SELECT c.number, c.status, c.listed, c.changed, c.people::text[] AS people, c.summary,
      l.people AS people_before, l.status AS status_before
    FROM call c JOIN listings l ON l.match = c.number
  ),
  listed AS (
    UPDATE listings l
    SET status = s.status, listed = s.listed, changed = s.changed, people = s.people, summary = s.summary
    FROM shown s WHERE l.match = s.number
  ),
  stood AS (
    UPDATE sitting t SET here = false FROM shown s
    WHERE s.people <> s.people_before AND t.match = s.number AND t.here AND t.person <> ALL (s.people)
  ),
  sat AS (
    INSERT INTO sitting (person, match)
    SELECT DISTINCT p.person, s.number FROM shown s, unnest(s.people) AS p (person) WHERE s.people <> s.people_before
    ON CONFLICT (person, match) DO UPDATE SET here = true
  ),
  let_go AS (
    UPDATE matches m SET content = NULL FROM shown s, matches before
    WHERE m.number = s.number AND before.number = s.number
    AND s.status_before = 'gathering' AND s.status = 'over' AND m.content IS NOT NULL
    RETURNING m.number, before.content
  )
  SELECT call.id, let_go.content AS "letGo" FROM call LEFT JOIN let_go USING (number)
`

/** How much an append changes. */
export type Extent = 'plain' | 'same-people' | 'all'

const STATEMENTS: { readonly [extent in Extent]: string } = {
  plain: PLAIN,
  'same-people': SAME_PEOPLE,
  all: ALL,
}

/** Who sits at a match and how it stands, to tell whether an append changes it. */
export function standingOf({ status, people }: Listing): string {
  return JSON.stringify([status, people])
}

/** As many as fill a message of some hundred kilobytes. */
const MOST = 500

export function appendsOf(life: number, extent: Extent): Kind<Append> {
  return {
    most: MOST,
    async perform(client, calls) {
      const { rows } = await client.query<{ id: string; letGo: string | null }>(
        statement(life, extent, calls),
      )
      const kept = new Map(rows.map(({ id, letGo }) => [id, { letGo }]))
      for (const { key, resolve } of calls) resolve(kept.get(key) ?? null)
    },
  }
}

function statement(life: number, extent: Extent, calls: readonly Append[]) {
  const values = [
    life,
    calls.map(({ key }) => key),
    calls.map(({ position }) => position),
    calls.map(({ entries }) => arrayText(entries)),
  ]
  const query = { name: `append ${extent}`, text: STATEMENTS[extent] }
  if (extent === 'plain') return { ...query, values }
  const shown = calls.flatMap(({ listing }) => listing ?? [])
  return {
    ...query,
    values: [
      ...values,
      shown.map(({ status }) => status),
      shown.map(({ listed }) => listed),
      shown.map(({ changed }) => changed),
      shown.map(({ people }) => arrayText(people)),
      shown.map(({ summary }) => summary),
    ],
  }
}

/** An array in an array, which PostgreSQL would take for a matrix, as a text. */
function arrayText(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}
