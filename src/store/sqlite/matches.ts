import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { Damaged, type KeptMatch, type Listing, type MatchStatus } from '#table/store.ts'
import { archives } from './archives.ts'
import type { Operations } from './calls.ts'
import { Taken } from './failure.ts'
import { LISTING, peopleIn } from './lists.ts'
import { CONSTRAINT, CORRUPT, resultCode } from './result-codes.ts'

type MatchOperations = Pick<
  Operations,
  | 'createMatch'
  | 'append'
  | 'loadMatch'
  | 'loadArchive'
  | 'unarchivedMatches'
  | 'keepArchive'
  | 'dropEntries'
  | 'rewrite'
>

export function matches(db: DatabaseSync, leaveTraces: () => void): MatchOperations {
  const archive = archives(db)
  const find = db.prepare(
    'SELECT number, id, game, created, status, summary, archived FROM matches WHERE id = ?',
  )
  const findEnd = db.prepare(`
    SELECT number, CASE archived
      WHEN 1 THEN (SELECT length FROM archives WHERE match = number AND piece = 0)
      ELSE coalesce((SELECT max(position) + 1 FROM entries WHERE match = number), 0)
    END AS end
    FROM matches WHERE id = ?
  `)
  const entriesOf = db.prepare('SELECT position, entry FROM entries WHERE match = ? ORDER BY position')
  const insert = db.prepare(`INSERT INTO matches (${LISTING}, content) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const keep = db.prepare('INSERT INTO contents (hash, content) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const letGo = db.prepare('UPDATE matches SET content = NULL WHERE number = ?')
  const forget = db.prepare(`
    DELETE FROM contents WHERE hash = :hash AND NOT EXISTS (SELECT 1 FROM matches WHERE content = :hash)
  `)
  /** Only where the entry before it is there. */
  const add = db.prepare(`
    INSERT INTO entries (match, position, entry)
    SELECT number, :position, :entry FROM matches WHERE id = :match AND archived = 0 AND (
      :position = 0 OR EXISTS (SELECT 1 FROM entries WHERE match = number AND position = :position - 1)
    )
  `)
  const listed = db.prepare('SELECT number, people, status, content FROM matches WHERE id = ?')
  const update = db.prepare(
    'UPDATE matches SET status = ?, listed = ?, changed = ?, people = ?, summary = ? WHERE number = ?',
  )
  /** Keeps the row of whoever leaves: once in a match, they can still be forgotten there. */
  const stand = db.prepare('UPDATE sitting SET here = 0 WHERE match = ?')
  const sit = db.prepare(`
    INSERT INTO sitting (person, match, here) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET here = 1
  `)
  const dropReplays = db.prepare('DELETE FROM replays WHERE match = ?')

  const replace = db.prepare('UPDATE entries SET entry = ? WHERE match = ? AND position = ?')
  const summarize = db.prepare('UPDATE matches SET people = ?, summary = ? WHERE number = ?')
  const unseat = db.prepare('DELETE FROM sitting WHERE person = ? AND match = ?')

  function addOne(match: string, position: number, entry: string): void {
    try {
      if (add.run({ match, position, entry }).changes === 1) return
    } catch (error) {
      if (resultCode(error) === CONSTRAINT) mustEndAt(match, position)
      throw error
    }
    // The log does end there, so the match is archived: `add` takes only entries of one that is not.
    archive.bringBack(match, mustEndAt(match, position))
    add.run({ match, position, entry })
  }

  /** Gives the number of the match. */
  function mustEndAt(match: string, position: number): number {
    const found = findEnd.get(match)
    if (found === undefined) throw new Error(`there is no match ${match}`)
    const end = found.end as number
    if (position < end) throw new Taken(match, position)
    if (position > end) throw new Error(`match ${match} ends at ${end}: nothing can follow at ${position}`)
    return found.number as number
  }

  function addAll(match: string, position: number, entries: readonly string[]): void {
    for (const [index, entry] of entries.entries()) addOne(match, position + index, entry)
  }

  function entriesIn(match: string, number: number): string[] {
    try {
      return entriesOf.all(number).map(({ position, entry }, index) => {
        if (position !== index) throw new Damaged(`match ${match} has no entry ${index}`)
        return entry as string
      })
    } catch (error) {
      if (resultCode(error) !== CORRUPT) throw error
      throw new Damaged((error as Error).message)
    }
  }

  function sitDown(number: number, people: readonly string[]): void {
    for (const person of people) sit.run(person, number)
  }

  return {
    ...archive.operations,

    createMatch({ id, game, created, entries, listing, content: { hash, text } }) {
      if (find.get(id) !== undefined) throw new Taken(id, 0)
      keep.run(hash, text)
      const { lastInsertRowid } = insert.run(id, game, created, ...columns(listing), hash)
      const number = Number(lastInsertRowid)
      addAll(id, 0, entries)
      sitDown(number, listing.people)
    },

    append(match, position, entries, listing) {
      if (entries.length === 0) mustEndAt(match, position)
      addAll(match, position, entries)
      if (listing === undefined) return
      const found = listed.get(match)
      if (found === undefined) throw new Error(`there is no match ${match}`)
      const number = found.number as number
      const shown = columns(listing)
      update.run(...shown, number)
      if (found.status === 'gathering' && listing.status === 'over') {
        letGo.run(number)
        forget.run({ hash: found.content })
      }
      if (found.people === shown[PEOPLE]) return
      stand.run(number)
      sitDown(number, listing.people)
    },

    loadMatch(match) {
      const found = find.get(match)
      if (found === undefined) return null
      const number = found.number as number
      if (found.archived === 0) return keptMatch(found, entriesIn(match, number))
      const entries = archive.read(match, number)
      if (entries === null) throw new Damaged(`the archive of match ${match} is missing`)
      return keptMatch(found, entries)
    },

    loadArchive(match) {
      const found = find.get(match)
      const entries = found === undefined ? null : archive.read(match, found.number as number)
      return found === undefined || entries === null ? null : keptMatch(found, entries)
    },

    rewrite(match, person, entries, summary) {
      const found = listed.get(match)
      if (found === undefined) throw new Error(`there is no match ${match}`)
      const number = found.number as number
      const people = peopleIn(found.people as string)
      archive.bringBack(match, number)
      for (const { position, entry } of entries)
        if (replace.run(entry, number, position).changes === 0)
          throw new Error(`match ${match} has no entry at ${position}`)
      summarize.run(JSON.stringify(people.filter((each) => each !== person)), summary, number)
      unseat.run(person, number)
      // Replays hold names too: dropped in the same transaction.
      dropReplays.run(number)
      leaveTraces()
    },
  }
}

const PEOPLE = 3

function columns({ status, listed, changed, people, summary }: Listing) {
  return [status, listed ? 1 : 0, changed, JSON.stringify(people), summary] as const
}

type Row = Record<string, SQLOutputValue>

function keptMatch(found: Row, entries: readonly string[]): KeptMatch {
  return {
    id: found.id as string,
    game: found.game as string,
    created: found.created as number,
    entries,
    status: found.status as MatchStatus,
    summary: found.summary as string,
  }
}
