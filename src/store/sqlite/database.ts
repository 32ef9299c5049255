import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from '../../kernel/refusal.ts'
import { isOurs } from './identity.ts'
import { takeLock } from './lock.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { whyNotOpened } from './result-codes.ts'
import { isMade, leaveMarker } from './traces.ts'

/** For a tool beside us that holds the database for a moment. */
const PATIENCE_MS = 5_000

/** How long the log gets before it is copied to where it belongs (16 MiB): the default costs a third of the speed. */
const PAGES_IN_LOG = 4_000

/** The log shrinks to this again after a long backup. */
const LARGEST_LOG = 64 * 1024 * 1024

export interface OpenDatabase {
  readonly db: DatabaseSync
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
    // Reading alone changes nothing, not even where SQLite would put away the log of somebody else's database.
    readDatabase(file).close()
    const db = new DatabaseSync(file, { timeout: PATIENCE_MS })
    closing.push(db)
    settle(db)
    migrate(db, file, MIGRATIONS)
    leaveMarker(file)
    syncFolder(dirname(file))
    return { db, close }
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

/** Under another name until it is whole: what has the name of a database is one. */
function makeDatabase(file: string): void {
  const making = `${file}-new`
  for (const each of [making, `${making}-journal`]) rmSync(each, { force: true })
  // Seeds and names are in it: it is for its owner's eyes.
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

/** A file is only there after a power cut if its folder says so. */
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
