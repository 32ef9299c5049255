import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from '#kernel/refusal.ts'
import { type CopyBefore, copyBefore, dropOldCopies } from './copy-before.ts'
import { isOurs } from './identity.ts'
import { takeLock } from './lock.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { whyNotOpened } from './result-codes.ts'
import { isMade, leaveMarker } from './traces.ts'

/** Milliseconds to wait for another program's lock. */
const PATIENCE_MS = 5_000

/** Pages of the write-ahead log between two checkpoints (16 MiB): the default costs a third of the speed. */
const PAGES_IN_LOG = 4_000

/** The log shrinks to this again after a long backup. */
const LARGEST_LOG = 64 * 1024 * 1024

export interface OpenDatabase {
  readonly db: DatabaseSync
  /** Where it was migrated: the copy of how it was before. */
  readonly copied: CopyBefore | null
  close(): void
}

/** Opens the database for its one owner, and makes it if there is none. */
export function openDatabase(file: string): OpenDatabase {
  const closing: DatabaseSync[] = []
  const close = (): void => {
    for (const each of closing.reverse()) each.close()
  }
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    closing.push(takeLock(file))
    if (!isMade(file)) makeDatabase(file)
    // Read-only at first, so that a database that is not ours is not changed, not even its write-ahead log.
    readDatabase(file).close()
    const db = new DatabaseSync(file, { timeout: PATIENCE_MS })
    closing.push(db)
    settle(db)
    let copied: CopyBefore | null = null
    migrate(db, file, MIGRATIONS, (version) => {
      copied = copyBefore(db, file, version)
    })
    dropOldCopies(file, Date.now())
    leaveMarker(file)
    syncFolder(dirname(file))
    return { db, copied, close }
  } catch (error) {
    close()
    throw isOfFileSystem(error) ? new Refusal('store-unopenable', { file }) : whyNotOpened(error, file)
  }
}

/** Opens it beside its owner, to read. */
export function readDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE_MS })
  try {
    if (!isOurs(db, file)) throw new Refusal('store-empty', { file })
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Creates the database under a temporary name and renames it, so that there is never half of one. */
function makeDatabase(file: string): void {
  const making = `${file}-new`
  for (const each of [making, `${making}-journal`]) rmSync(each, { force: true })
  // Readable by its owner alone, because it holds seeds and names.
  closeSync(openSync(making, 'wx', 0o600))
  const db = new DatabaseSync(making)
  try {
    migrate(db, file, MIGRATIONS)
  } finally {
    db.close()
  }
  renameSync(making, file)
  syncFolder(dirname(file))
}

/** fsync of the folder, so that the file survives a power cut. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

function settle(db: DatabaseSync): void {
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    PRAGMA foreign_keys = ON;
    PRAGMA trusted_schema = OFF;
    PRAGMA wal_autocheckpoint = ${PAGES_IN_LOG};
    PRAGMA journal_size_limit = ${LARGEST_LOG};
  `)
}

function isOfFileSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
