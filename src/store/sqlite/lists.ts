import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { ListedMatch, MatchStatus } from '#table/store.ts'
import type { Operations } from './calls.ts'
import { CORRUPT, resultCode } from './result-codes.ts'

type Lists = Pick<
  Operations,
  'listedMatch' | 'listedMatches' | 'matchesOf' | 'matchesOfBoth' | 'untouchedMatches' | 'matchesEverOf'
>

export const LISTING = 'id, game, created, status, listed, changed, people, summary'

export function lists(db: DatabaseSync): Lists {
  const single = db.prepare(`SELECT ${LISTING} FROM matches WHERE id = ?`)
  const row = db.prepare(`SELECT ${LISTING} FROM matches WHERE number = ?`)
  const lobby = db.prepare(`
    SELECT ${LISTING} FROM matches WHERE listed = 1 AND status <> 'over'
    ORDER BY changed DESC, number DESC LIMIT ?
  `)
  /** Answered by the index alone, which works while a page of the table is damaged. */
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
  /** The status is part of the text: SQLite uses a partial index only where it sees the index's condition. */
  const untouchedOf = (status: MatchStatus) =>
    db.prepare(`
      SELECT id FROM matches WHERE status = '${status}' AND changed < ? ORDER BY changed, number LIMIT ? OFFSET ?
    `)
  const untouched = {
    gathering: untouchedOf('gathering'),
    playing: untouchedOf('playing'),
    over: untouchedOf('over'),
  }

  const everOf = db.prepare('SELECT id FROM sitting JOIN matches ON number = match WHERE person = ?')

  /** If a damaged page fails the query, rows are read one by one, so that only its own are lost. */
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

  return {
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
      untouched[status].all(since, limit, skipped).map(({ id }) => id as string),

    matchesEverOf: (person) => everOf.all(person).map(({ id }) => id as string),
  }
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

/** An unreadable list of people hides nobody's matches: those are found by the table `sitting`. */
export function peopleIn(text: string): string[] {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}
