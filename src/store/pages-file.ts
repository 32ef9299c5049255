import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type KeptPages, PAGES_KEPT, type PageFile } from './kept-pages.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS builds (
    build TEXT PRIMARY KEY,
    place INTEGER NOT NULL,
    paths TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS files (
    path  TEXT PRIMARY KEY,
    plain BLOB NOT NULL,
    br    BLOB,
    gzip  BLOB
  ) STRICT;
`

/**
 * Pages in a file beside the database, not in it: they are no part of a backup, and whoever deletes the file loses nothing
 * but what old pages ask for.
 */
export function pagesInFile(file: string): KeptPages {
  /** Every path in the file: a request for any other is answered without opening it. */
  let known: ReadonlySet<string> | null = null
  return {
    async keep(build, files) {
      try {
        known = keepIn(file, build, files)
      } catch {
        // A damaged file is made anew.
        for (const each of [file, `${file}-journal`]) rmSync(each, { force: true })
        known = keepIn(file, build, files)
      }
    },

    async find(path) {
      if (known?.has(path) === false) return null
      const db = new DatabaseSync(file, { readOnly: true })
      try {
        const row = db.prepare('SELECT plain, br, gzip FROM files WHERE path = ?').get(path)
        if (row === undefined) return null
        const encoded: { [encoding: string]: Buffer } = {}
        for (const encoding of ['br', 'gzip'])
          if (row[encoding] !== null) encoded[encoding] = Buffer.from(row[encoding] as Uint8Array)
        return { path, plain: Buffer.from(row.plain as Uint8Array), encoded }
      } finally {
        db.close()
      }
    },
  }
}

/** Gives the paths of all that is kept. */
function keepIn(file: string, build: string, files: readonly PageFile[]): Set<string> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(file, { timeout: 5_000 })
  try {
    db.exec(SCHEMA)
    db.exec('BEGIN IMMEDIATE')
    const add = db.prepare('INSERT INTO files VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING')
    for (const { path, plain, encoded } of files)
      add.run(path, plain, encoded.br ?? null, encoded.gzip ?? null)
    db.prepare(
      `INSERT INTO builds VALUES (?, (SELECT coalesce(max(place), 0) + 1 FROM builds), ?)
       ON CONFLICT DO UPDATE SET place = excluded.place, paths = excluded.paths`,
    ).run(build, JSON.stringify(files.map(({ path }) => path)))
    db.prepare(
      'DELETE FROM builds WHERE build NOT IN (SELECT build FROM builds ORDER BY place DESC LIMIT ?)',
    ).run(PAGES_KEPT)
    db.exec('DELETE FROM files WHERE path NOT IN (SELECT value FROM builds, json_each(paths))')
    db.exec('COMMIT')
    return new Set(
      db
        .prepare('SELECT path FROM files')
        .all()
        .map(({ path }) => String(path)),
    )
  } finally {
    db.close()
  }
}
