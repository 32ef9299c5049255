import type { DatabaseSync } from 'node:sqlite'
import { Damaged } from '#table/store.ts'
import { unpackNow } from '../archive.ts'
import { archivePieces } from './archive-pieces.ts'
import type { Operations } from './calls.ts'

interface Archives {
  readonly operations: Pick<Operations, 'unarchivedMatches' | 'keepArchive' | 'dropEntries'>
  /** The entries of a match as its archive has them; null where there is none. */
  read(match: string, number: number): string[] | null
  /** Deletes the archive; where it had replaced the entries, they are put back. */
  bringBack(match: string, number: number): void
}

export function archives(db: DatabaseSync): Archives {
  const unarchived = db.prepare(`
    SELECT id FROM matches WHERE status = 'over' AND archived = 0 AND changed < ?
    ORDER BY changed, number LIMIT ? OFFSET ?
  `)
  const fitting = db.prepare(`
    SELECT number FROM matches WHERE id = ? AND archived = 0
    AND ? = (SELECT count(*) FROM entries WHERE match = number)
  `)
  const whole = db.prepare(`
    SELECT number FROM matches JOIN archives ON match = number AND piece = 0 WHERE id = ? AND archived = 0
    AND length = (SELECT count(*) FROM entries WHERE match = number)
  `)
  const pieces = archivePieces(db)
  const isArchived = db.prepare('SELECT 1 FROM matches WHERE number = ? AND archived = 1')
  const mark = db.prepare('UPDATE matches SET archived = ? WHERE number = ?')
  const dropEntries = db.prepare('DELETE FROM entries WHERE match = ?')
  const put = db.prepare(
    'INSERT INTO entries (match, position, entry) SELECT ?, key, value FROM json_each(?)',
  )

  function read(match: string, number: number): string[] | null {
    const archive = pieces.read(number)
    return archive === null ? null : unpackNow(match, archive)
  }

  return {
    operations: {
      unarchivedMatches: (since, limit, skipped) =>
        unarchived.all(since, limit, skipped).map(({ id }) => id as string),
      keepArchive(match, { length, packed }) {
        const number = fitting.get(match, length)?.number as number | undefined
        if (number === undefined) throw new Error(`match ${match} has not ${length} entries`)
        pieces.drop(number)
        pieces.put(number, { length, packed: Buffer.from(packed, 'base64') })
      },
      dropEntries(match) {
        const number = whole.get(match)?.number
        if (number === undefined) throw new Error(`match ${match} has no archive of all its entries`)
        dropEntries.run(number)
        mark.run(1, number)
      },
    },
    read,
    bringBack(match, number) {
      if (isArchived.get(number) !== undefined) {
        const entries = read(match, number)
        if (entries === null) throw new Damaged(`the archive of match ${match} is missing`)
        // The archive counts until they are all there, should the disk be full in between.
        dropEntries.run(number)
        put.run(number, JSON.stringify(entries))
        mark.run(0, number)
      }
      pieces.drop(number)
    },
  }
}
