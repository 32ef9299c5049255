import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { MatchStatus } from '#table/store.ts'
import { archivePieces } from '../sqlite/archive-pieces.ts'
import { readReports, reports } from '../sqlite/reports.ts'
import {
  AT_ONCE,
  type HeldArchive,
  type HeldContent,
  type HeldMatch,
  type HeldPerson,
  type Holdings,
} from './holdings.ts'

const ALL = 1_000_000_000

type Row = Record<string, SQLOutputValue>

/** A database in a file. */
export function sqliteHoldings(db: DatabaseSync, close: () => void): Holdings {
  const tokensOf = db.prepare('SELECT hash, since, seen, label FROM tokens WHERE person = ? ORDER BY hash')
  const codesOf = db.prepare('SELECT hash, expires FROM codes WHERE person = ? ORDER BY hash')
  const entriesOf = db.prepare('SELECT entry FROM entries WHERE match = ? ORDER BY position')
  const pieces = archivePieces(db)
  const sittingOf = db.prepare('SELECT person, here FROM sitting WHERE match = ? ORDER BY person')

  const personIn = (row: Row): HeldPerson => ({
    id: row.id as string,
    name: row.name as string,
    since: row.since as number,
    tokens: tokensOf.all(row.id).map((each) => ({
      hash: each.hash as string,
      since: each.since as number,
      seen: each.seen as number,
      label: each.label as string,
    })),
    codes: codesOf
      .all(row.id)
      .map((each) => ({ hash: each.hash as string, expires: each.expires as number })),
  })
  const matchIn = (row: Row): HeldMatch => ({
    id: row.id as string,
    game: row.game as string,
    created: row.created as number,
    content: row.content as string | null,
    listing: {
      status: row.status as MatchStatus,
      listed: row.listed === 1,
      changed: row.changed as number,
      people: JSON.parse(row.people as string),
      summary: row.summary as string,
    },
    sitting: sittingOf
      .all(row.number)
      .map(({ person, here }) => ({ person: person as string, here: here === 1 })),
    entries: entriesOf.all(row.number).map(({ entry }) => entry as string),
    archive: row.archived === 1 ? archiveOf(row.number as number) : null,
  })
  const archiveOf = (number: number): HeldArchive | null => {
    const archive = pieces.read(number)
    if (archive === null) return null
    return { length: archive.length, packed: Buffer.from(archive.packed).toString('base64') }
  }
  const found = <T>(row: Row | undefined, read: (row: Row) => T): T | null =>
    row === undefined ? null : read(row)

  /** Page by page: a database may be larger than memory. */
  async function* paged<T>(table: string, key: string, least: SQLOutputValue, read: (row: Row) => T) {
    const page = db.prepare(`SELECT * FROM ${table} WHERE ${key} > ? ORDER BY ${key} LIMIT ${AT_ONCE}`)
    let last = least
    for (;;) {
      const rows = page.all(last)
      for (const row of rows) yield read(row)
      if (rows.length < AT_ONCE) return
      last = rows[rows.length - 1][key]
    }
  }

  function together(work: () => void): void {
    db.exec('BEGIN IMMEDIATE')
    try {
      work()
      db.exec('COMMIT')
    } catch (error) {
      db.exec('ROLLBACK')
      throw error
    }
  }

  const contentIn = (row: Row): HeldContent => ({ hash: row.hash as string, text: row.content as string })

  return {
    contents: () => paged('contents', 'hash', '', contentIn),
    people: () => paged('people', 'id', '', personIn),
    matches: () => paged('matches', 'number', -1, matchIn),
    content: async (hash) =>
      found(db.prepare('SELECT * FROM contents WHERE hash = ?').get(hash), contentIn)?.text ?? null,
    person: async (id) => found(db.prepare('SELECT * FROM people WHERE id = ?').get(id), personIn),
    match: async (id) => found(db.prepare('SELECT * FROM matches WHERE id = ?').get(id), matchIn),

    async putContent({ hash, text }) {
      db.prepare('INSERT INTO contents (hash, content) VALUES (?, ?)').run(hash, text)
    },
    async putPerson({ id, name, since, tokens, codes }) {
      together(() => {
        db.prepare('INSERT INTO people (id, name, since) VALUES (?, ?, ?)').run(id, name, since)
        const token = db.prepare(
          'INSERT INTO tokens (hash, person, since, seen, label) VALUES (?, ?, ?, ?, ?)',
        )
        for (const each of tokens) token.run(each.hash, id, each.since, each.seen, each.label)
        const code = db.prepare('INSERT INTO codes (hash, person, expires) VALUES (?, ?, ?)')
        for (const each of codes) code.run(each.hash, id, each.expires)
      })
    },
    async putMatch({ id, game, created, content, listing, sitting, entries, archive }) {
      const { status, listed, changed, people, summary } = listing
      together(() => {
        const { lastInsertRowid: number } = db
          .prepare(
            `INSERT INTO matches (id, game, created, content, status, listed, changed, people, summary, archived)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          )
          .run(
            ...[id, game, created, content, status, listed ? 1 : 0, changed],
            ...[JSON.stringify(people), summary, archive === null ? 0 : 1],
          )
        if (archive !== null)
          pieces.put(Number(number), {
            length: archive.length,
            packed: Buffer.from(archive.packed, 'base64'),
          })
        const entry = db.prepare('INSERT INTO entries (match, position, entry) VALUES (?, ?, ?)')
        for (const [position, text] of entries.entries()) entry.run(number, position, text)
        const sit = db.prepare('INSERT INTO sitting (person, match, here) VALUES (?, ?, ?)')
        for (const { person, here } of sitting) sit.run(person, number, here ? 1 : 0)
      })
    },
    blocksOf: async (person) =>
      db
        .prepare('SELECT whom, name, at FROM blocks WHERE person = ? ORDER BY whom')
        .all(person)
        .map(({ whom, name, at }) => ({ whom: whom as string, name: name as string, at: at as number })),
    async putBlocks(person, blocks) {
      const put = db.prepare('INSERT INTO blocks (person, whom, name, at) VALUES (?, ?, ?, ?)')
      together(() => {
        for (const { whom, name, at } of blocks) put.run(person, whom, name, at)
      })
    },
    reports: async () => readReports(db)(ALL).reverse(),
    async putReports(list) {
      const { addReport } = reports(db)
      together(() => {
        for (const report of list) addReport(report, ALL)
      })
    },
    close: async () => close(),
  }
}
