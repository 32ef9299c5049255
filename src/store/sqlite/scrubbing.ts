import type { DatabaseSync } from 'node:sqlite'

/** Deleted data that may still be in free pages and in the write-ahead log. */
interface Scrubbing {
  /** Notes, in the transaction that deletes, that there are some: a process that is killed leaves the note too. */
  leaveTraces(): void
  scrub(): void
}

export function scrubbing(db: DatabaseSync): Scrubbing {
  // A number in the header that SQLite leaves to applications: 1 while there are traces.
  const note = db.prepare('PRAGMA user_version = 1')
  const noted = db.prepare('PRAGMA user_version')
  return {
    leaveTraces() {
      note.run()
    },
    scrub() {
      if (noted.get()?.user_version === 0) return
      // Writes every page anew. `secure_delete` would not do: rows that moved to another page leave a copy behind.
      db.exec('VACUUM')
      const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
      if (busy !== 0) throw new Error('the log of the database is being read and could not be emptied')
      db.exec('PRAGMA user_version = 0')
    },
  }
}
