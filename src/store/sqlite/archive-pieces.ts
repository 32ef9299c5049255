import type { DatabaseSync } from 'node:sqlite'
import type { Archive } from '../archive.ts'

/** Bytes of a piece: eight rows, with what SQLite adds to each, fill a page. */
const PIECE = 490

interface ArchivePieces {
  read(match: number): Archive | null
  put(match: number, archive: Archive): void
  drop(match: number): void
}

/** Archives in the file, cut into pieces, by the numbers of their matches. */
export function archivePieces(db: DatabaseSync): ArchivePieces {
  const find = db.prepare('SELECT length, packed FROM archives WHERE match = ? ORDER BY piece')
  const add = db.prepare('INSERT INTO archives (match, piece, length, packed) VALUES (?, ?, ?, ?)')
  const drop = db.prepare('DELETE FROM archives WHERE match = ?')
  return {
    read(match) {
      const rows = find.all(match)
      if (rows.length === 0) return null
      const packed = Buffer.concat(rows.map((row) => row.packed as Uint8Array))
      return { length: rows[0].length as number, packed }
    },
    put(match, { length, packed }) {
      for (let piece = 0; piece * PIECE < packed.length; piece++)
        add.run(match, piece, length, packed.subarray(piece * PIECE, (piece + 1) * PIECE))
    },
    drop(match) {
      drop.run(match)
    },
  }
}
