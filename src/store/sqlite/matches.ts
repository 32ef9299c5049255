import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { Damaged, type ListedMatch, type Listing, type MatchStatus } from '../../table/store.ts'
import type { Operations } from './calls.ts'
import { Taken } from './failure.ts'
import { CONSTRAINT, CORRUPT, resultCode } from './result-codes.ts'

type MatchOperations = Pick<
  Operations,
  | 'createMatch'
  | 'append'
  | 'loadMatch'
  | 'listedMatch'
  | 'listedMatches'
  | 'matchesOf'
  | 'matchesOfBoth'
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
  const entriesOf = db.prepare('SELECT position, entry FROM entries WHERE match = ? ORDER BY position')
  const insert = db.prepare(`INSERT INTO matches (${LISTING}, content) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const keep = db.prepare('INSERT INTO contents (hash, content) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const letGo = db.prepare('UPDATE matches SET content = NULL WHERE number = ?')
  const forget = db.prepare(`
    DELETE FROM contents WHERE hash = :hash AND NOT EXISTS (SELECT 1 FROM matches WHERE content = :hash)
  `)
  /** Only right behind the entry before it. */
  const add = db.prepare(`
    INSERT INTO entries (match, position, entry)
    SELECT number, :position, :entry FROM matches WHERE id = :match AND (
      :position = 0 OR EXISTS (SELECT 1 FROM entries WHERE match = number AND position = :position - 1)
    )
  `)
  const listed = db.prepare('SELECT number, people, status, content FROM matches WHERE id = ?')
  const update = db.prepare(
    'UPDATE matches SET status = ?, listed = ?, changed = ?, people = ?, summary = ? WHERE number = ?',
  )
  /** Whoever leaves a match was still in it. */
  const stand = db.prepare('UPDATE sitting SET here = 0 WHERE match = ?')
  const sit = db.prepare(`
    INSERT INTO sitting (person, match, here) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET here = 1
  `)
  const single = db.prepare(`SELECT ${LISTING} FROM matches WHERE id = ?`)
  const row = db.prepare(`SELECT ${LISTING} FROM matches WHERE number = ?`)
  const dropReplays = db.prepare('DELETE FROM replays WHERE match = ?')
  const lobby = db.prepare(`
    SELECT ${LISTING} FROM matches WHERE listed = 1 AND status <> 'over'
    ORDER BY changed DESC, number DESC LIMIT ?
  `)
  /** By the index alone. */
  const inLobby = db.prepare(`
    SELECT number FROM matches WHERE listed = 1 AND status <> 'over' ORDER BY changed DESC, number DESC LIMIT ?
  `)
  const sittingAt = db.prepare('SELECT match AS number FROM sitting WHERE person = ? AND here = 1')
  const ofPerson = db.prepare(`
    SELECT ${LISTING} FROM sitting JOIN matches ON number = match WHERE person = ? AND here = 1
    ORDER BY changed DESC, number DESC LIMIT ?
  `)
  const ofBoth = db.prepare(`
    SELECT id FROM sitting one JOIN sitting other USING (match) JOIN matches ON number = match
    WHERE one.person = ? AND other.person = ? AND one.here = 1 AND other.here = 1 AND status = ? ORDER BY number
  `)
  const untouched = db.prepare(`
    SELECT id FROM matches WHERE status = ? AND changed < ? ORDER BY changed, number LIMIT ? OFFSET ?
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

  /** A damaged page takes its own rows with it, and no others: where the list fails, it is read row by row. */
  function readRows(list: () => Row[], numbers: () => Row[]): ListedMatch[] {
    try {
      return list().map(listedMatch)
    } catch (error) {
      if (resultCode(error) !== CORRUPT) throw error
      return numbers().map(({ number }) => readRow(number as number))
    }
  }

  function readRow(number: number): ListedMatch {
    try {
      const found = row.get(number)
      if (found !== undefined) return listedMatch(found)
    } catch (error) {
      if (resultCode(error) !== CORRUPT) throw error
    }
    return { ...UNREADABLE, id: `row ${number}` }
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
      return {
        id: found.id as string,
        game: found.game as string,
        created: found.created as number,
        entries: entriesIn(match, found.number as number),
        status: found.status as MatchStatus,
        summary: found.summary as string,
      }
    },

    listedMatch(match) {
      const found = single.get(match)
      return found === undefined ? null : listedMatch(found)
    },
    listedMatches: (limit) =>
      readRows(
        () => lobby.all(limit),
        () => inLobby.all(limit),
      ),
    matchesOf: (person, limit) =>
      readRows(
        () => ofPerson.all(person, limit),
        () => sittingAt.all(person),
      )
        .sort((a, b) => b.changed - a.changed)
        .slice(0, limit),
    matchesOfBoth: (status, one, other) => ofBoth.all(one, other, status).map(({ id }) => id as string),
    untouchedMatches: (status, since, limit, skipped) =>
      untouched.all(status, since, limit, skipped).map(({ id }) => id as string),

    matchesEverOf: (person) => everOf.all(person).map(({ id }) => id as string),

    rewrite(match, person, entries, summary) {
      const found = listed.get(match)
      if (found === undefined) throw new Error(`there is no match ${match}`)
      const number = found.number as number
      const people: string[] = JSON.parse(found.people as string)
      for (const { position, entry } of entries)
        if (replace.run(entry, number, position).changes === 0)
          throw new Error(`match ${match} has no entry at ${position}`)
      summarize.run(JSON.stringify(people.filter((each) => each !== person)), summary, number)
      unseat.run(person, number)
      // Whatever else is kept of a match and holds names goes in the same transaction.
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

/** In the place of a row that cannot be read: whoever shows a list finds no summary in it. */
const UNREADABLE: Omit<ListedMatch, 'id'> = {
  game: '',
  created: 0,
  status: 'over',
  listed: false,
  changed: 0,
  people: [],
  summary: '',
}

function listedMatch(row: Row): ListedMatch {
  return {
    id: row.id as string,
    game: row.game as string,
    created: row.created as number,
    status: row.status as MatchStatus,
    listed: row.listed === 1,
    changed: row.changed as number,
    people: peopleIn(row.people as string),
    summary: row.summary as string,
  }
}

/** Matches are found by the table of who sits where: a list of people that cannot be read hides nothing. */
function peopleIn(text: string): string[] {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}
