import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { ListedMatch, Listing, MatchStatus } from '../../table/store.ts'
import type { Operations } from './calls.ts'
import { Taken } from './failure.ts'
import { CONSTRAINT, resultCode } from './result-codes.ts'

type MatchOperations = Pick<
  Operations,
  | 'createMatch'
  | 'append'
  | 'loadMatch'
  | 'listedMatches'
  | 'matchesOf'
  | 'untouchedMatches'
  | 'matchesEverOf'
  | 'rewrite'
>

const LISTING = 'id, game, created, status, listed, changed, people, summary'

export function matches(db: DatabaseSync, leaveTraces: () => void): MatchOperations {
  const find = db.prepare('SELECT number, id, game, created, status, summary FROM matches WHERE id = ?')
  const findEnd = db.prepare(`
    SELECT coalesce((SELECT max(position) + 1 FROM entries WHERE match = number), 0) AS end
    FROM matches WHERE id = ?
  `)
  const entriesOf = db.prepare('SELECT entry FROM entries WHERE match = ? ORDER BY position')
  const insert = db.prepare(`INSERT INTO matches (${LISTING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
  /** Only right behind the entry before it. */
  const add = db.prepare(`
    INSERT INTO entries (match, position, entry)
    SELECT number, :position, :entry FROM matches WHERE id = :match AND (
      :position = 0 OR EXISTS (SELECT 1 FROM entries WHERE match = number AND position = :position - 1)
    )
  `)
  const seated = db.prepare('SELECT number, people FROM matches WHERE id = ?')
  const update = db.prepare(
    'UPDATE matches SET status = ?, listed = ?, changed = ?, people = ?, summary = ? WHERE number = ?',
  )
  /** Whoever leaves a match was still in it. */
  const stand = db.prepare('UPDATE sitting SET here = 0 WHERE match = ?')
  const sit = db.prepare(`
    INSERT INTO sitting (person, match, here) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET here = 1
  `)
  const lobby = db.prepare(`
    SELECT ${LISTING} FROM matches WHERE listed = 1 AND status <> 'over'
    ORDER BY changed DESC, number DESC LIMIT ?
  `)
  const ofPerson = db.prepare(`
    SELECT ${LISTING} FROM sitting JOIN matches ON number = match WHERE person = ? AND here = 1
    ORDER BY changed DESC, number DESC LIMIT ?
  `)
  const untouched = db.prepare(`
    SELECT id FROM matches WHERE status = ? AND changed < ? ORDER BY changed, number LIMIT ?
  `)

  const everOf = db.prepare('SELECT id FROM sitting JOIN matches ON number = match WHERE person = ?')
  const replace = db.prepare('UPDATE entries SET entry = ? WHERE match = ? AND position = ?')
  const summarize = db.prepare('UPDATE matches SET people = ?, summary = ? WHERE number = ?')
  const unseat = db.prepare('DELETE FROM sitting WHERE person = ? AND match = ?')

  function addOne(match: string, position: number, entry: string): void {
    try {
      if (add.run({ match, position, entry }).changes === 0) mustEndAt(match, position)
    } catch (error) {
      if (resultCode(error) === CONSTRAINT) mustEndAt(match, position)
      throw error
    }
  }

  function mustEndAt(match: string, position: number): void {
    const found = findEnd.get(match)
    if (found === undefined) throw new Error(`there is no match ${match}`)
    const end = found.end as number
    if (position < end) throw new Taken(match, position)
    if (position > end) throw new Error(`match ${match} ends at ${end}: nothing can follow at ${position}`)
  }

  function addAll(match: string, position: number, entries: readonly string[]): void {
    for (const [index, entry] of entries.entries()) addOne(match, position + index, entry)
  }

  function sitDown(number: number, people: readonly string[]): void {
    for (const person of people) sit.run(person, number)
  }

  return {
    createMatch({ id, game, created, entries, listing }) {
      if (find.get(id) !== undefined) throw new Taken(id, 0)
      const { lastInsertRowid } = insert.run(id, game, created, ...columns(listing))
      const number = Number(lastInsertRowid)
      addAll(id, 0, entries)
      sitDown(number, listing.people)
    },

    append(match, position, entries, listing) {
      if (entries.length === 0) mustEndAt(match, position)
      addAll(match, position, entries)
      if (listing === undefined) return
      const found = seated.get(match)
      if (found === undefined) throw new Error(`there is no match ${match}`)
      const number = found.number as number
      const shown = columns(listing)
      update.run(...shown, number)
      if (found.people === shown[PEOPLE]) return
      stand.run(number)
      sitDown(number, listing.people)
    },

    loadMatch(match) {
      const found = find.get(match)
      if (found === undefined) return null
      return {
        id: found.id as string,
        game: found.game as string,
        created: found.created as number,
        entries: entriesOf.all(found.number).map(({ entry }) => entry as string),
        status: found.status as MatchStatus,
        summary: found.summary as string,
      }
    },

    listedMatches: (limit) => lobby.all(limit).map(listedMatch),
    matchesOf: (person, limit) => ofPerson.all(person, limit).map(listedMatch),
    untouchedMatches: (status, since, limit) =>
      untouched.all(status, since, limit).map(({ id }) => id as string),

    matchesEverOf: (person) => everOf.all(person).map(({ id }) => id as string),

    rewrite(match, person, entries, summary) {
      const found = seated.get(match)
      if (found === undefined) throw new Error(`there is no match ${match}`)
      const number = found.number as number
      const people: string[] = JSON.parse(found.people as string)
      for (const { position, entry } of entries)
        if (replace.run(entry, number, position).changes === 0)
          throw new Error(`match ${match} has no entry at ${position}`)
      summarize.run(JSON.stringify(people.filter((each) => each !== person)), summary, number)
      unseat.run(person, number)
      // Whatever else is kept of a match and holds names is to be deleted here, in the same transaction.
      leaveTraces()
    },
  }
}

const PEOPLE = 3

function columns({ status, listed, changed, people, summary }: Listing) {
  return [status, listed ? 1 : 0, changed, JSON.stringify(people), summary] as const
}

function listedMatch(row: Record<string, SQLOutputValue>): ListedMatch {
  return {
    id: row.id as string,
    game: row.game as string,
    created: row.created as number,
    status: row.status as MatchStatus,
    listed: row.listed === 1,
    changed: row.changed as number,
    people: JSON.parse(row.people as string),
    summary: row.summary as string,
  }
}
