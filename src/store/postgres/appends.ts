import type { Client } from 'pg'
import type { Listing } from '#table/store.ts'
import { bigints, booleans, integers, texts } from './binary.ts'
import { codeOf, UNIQUE } from './faults.ts'
import type { Kind, Waiting } from './gathering.ts'
import { RAISED_SINCE } from './release.ts'

/** Entries to be added by a life to a match that it has, in their place, with what the lists show. */
export interface Append extends Waiting {
  readonly position: number
  readonly entries: readonly string[]
  readonly listing: Listing | undefined
  /** The number of the match, where this life knows it. */
  readonly number?: number | undefined
  /** Null when it was refused: the match is not this life's, or does not end there. */
  resolve(kept: Kept | null): void
}

export interface Kept {
  /** The number of the match. */
  readonly number: number
  /** The content that the match no longer needs, for the caller to delete if no other match has it. */
  readonly letGo: string | null
}

/**
 * One statement, and so one commit, for all. Fencing: it checks the owner, so that a node that has lost a match writes nothing,
 * however late its statement arrives.
 */
const ENTRIES = `
  kept AS (
    INSERT INTO entries (match, position, entry)
    SELECT call.number, call.position + e.nth - 1, e.entry
    FROM call CROSS JOIN LATERAL unnest(call.entries::text[]) WITH ORDINALITY AS e (entry, nth)
  )
`

/**
 * The calls whose match this life owns and whose position is the end of its log, with the numbers of their matches: looked up
 * one by one, however many matches a life has.
 */
function callsOf(given: string, names: string): string {
  return `
    call AS MATERIALIZED (
      SELECT m.number, c.*
      FROM unnest($2::text[], $3::int[], $4::text[]${given}) AS c (id, position, entries${names})
      CROSS JOIN LATERAL (SELECT number FROM matches WHERE id = c.id AND owner = $1 OFFSET 0) m
      WHERE c.position = coalesce((SELECT max(e.position) + 1 FROM entries e WHERE e.match = m.number), 0)
      AND (c.position > 0 OR NOT EXISTS (SELECT 1 FROM archives a WHERE a.match = m.number))
    ), ${ENTRIES}
  `
}

const LISTED = callsOf(
  ', $5::text[], $6::boolean[], $7::bigint[], $8::text[], $9::text[], $10::int[]',
  ', status, listed, changed, people, summary, rules',
)

/** The entries alone. */
const PLAIN = `WITH ${callsOf('', '')} SELECT id, number, NULL AS "letGo" FROM call`

/** With all that may come with it: who sits where, other rules, and a content that nobody needs any more. */
const ALL = `
  WITH ${LISTED},
  shown AS MATERIALIZED (
    SELECT c.number, c.status, c.listed, c.changed, c.people::text[] AS people, c.summary, c.rules,
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
  ruled AS (
    UPDATE matches m SET rules = s.rules, needs = greatest(m.needs, ${RAISED_SINCE}) FROM shown s WHERE m.number = s.number AND s.rules IS NOT NULL
  ),
  let_go AS (
    UPDATE matches m SET content = NULL FROM shown s, matches before
    WHERE m.number = s.number AND before.number = s.number AND s.rules IS NULL
    AND s.status_before = 'gathering' AND s.status = 'over' AND m.content IS NOT NULL
    RETURNING m.number, before.content
  )
  SELECT call.id, call.number, let_go.content AS "letGo" FROM call LEFT JOIN let_go USING (number)
`

/**
 * One entry behind one that this life has written, with a listing that has the same status and people, or without: nearly
 * all appends. Where the log ends need not be looked up: nobody else could have written there, and the key would notice.
 */
const NEXT = `
  WITH call AS MATERIALIZED (
    SELECT m.number, c.position, c.entry, c.listed, c.changed, c.summary, c.nth
    FROM unnest($2::bigint[], $3::int[], $4::text[], $5::boolean[], $6::bigint[], $7::text[])
      WITH ORDINALITY AS c (number, position, entry, listed, changed, summary, nth)
    CROSS JOIN LATERAL (SELECT number FROM matches WHERE number = c.number AND owner = $1 OFFSET 0) m
  ),
  kept AS (
    INSERT INTO entries (match, position, entry) SELECT number, position, entry FROM call
  ),
  listed AS (
    UPDATE listings l SET listed = c.listed, changed = c.changed, summary = c.summary
    FROM call c WHERE l.match = c.number AND c.summary IS NOT NULL
  )
  SELECT array_agg(nth::int) AS kept FROM call
`

/** Whether an append changes the entries alone, or what is kept beside them too. */
export type Extent = 'plain' | 'all'

const STATEMENTS: { readonly [extent in Extent]: string } = { plain: PLAIN, all: ALL }

/** Who sits at a match, how it stands and whether it goes by other rules, to tell whether an append changes it. */
export function standingOf({ status, people, rules }: Listing): string {
  return JSON.stringify([status, people, rules])
}

/** Appends in one statement: about as many as make a message of some hundred kilobytes. */
const MOST = 500

export function appendsOf(life: number, extent: Extent): Kind<Append> {
  return {
    most: MOST,
    async perform(client, calls) {
      const { rows } = await client.query<Kept & { id: string }>(statement(life, extent, calls))
      const kept = new Map(rows.map(({ id, number, letGo }) => [id, { number, letGo }]))
      for (const { key, resolve } of calls) resolve(kept.get(key) ?? null)
    },
  }
}

/** Of appends that each bring one entry and the number of their match. */
export function nextAppendsOf(life: number): Kind<Append> {
  return {
    most: MOST,
    async perform(client, calls) {
      const kept = await keepNext(client, life, calls)
      for (const [index, { number = 0, resolve }] of calls.entries())
        resolve(kept.has(index + 1) ? { number, letGo: null } : null)
    },
  }
}

/** Which of them were kept, counted from 1. */
async function keepNext(client: Client, life: number, calls: readonly Append[]): Promise<Set<number>> {
  const shown = calls.map(({ listing }) => listing ?? null)
  try {
    const { rows } = await client.query<{ kept: number[] | null }>({
      name: 'append next',
      text: NEXT,
      values: [
        life,
        bigints(calls.map(({ number = 0 }) => number)),
        integers(calls.map(({ position }) => position)),
        texts(calls.map(({ entries }) => entries[0])),
        booleans(shown.map((listing) => listing?.listed ?? null)),
        bigints(shown.map((listing) => listing?.changed ?? null)),
        texts(shown.map((listing) => listing?.summary ?? null)),
      ],
    })
    return new Set(rows[0].kept)
  } catch (error) {
    // PostgreSQL does not say which of several it was: each is then tried alone.
    if (calls.length === 1 && codeOf(error) === UNIQUE) return new Set()
    throw error
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
      shown.map(({ rules }) => rules ?? null),
    ],
  }
}

/** An array literal: PostgreSQL would take an array in an array for a matrix. */
function arrayText(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}
