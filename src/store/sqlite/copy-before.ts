import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Refusal } from '#kernel/refusal.ts'

/** A database as it was before it was brought to a newer shape. */
export interface CopyBefore {
  readonly file: string
  /** The last migration it has had. */
  readonly version: number
}

const MONTH = 30 * 24 * 3_600_000

/** Copies a database that is about to be migrated, for whoever goes back to the release before. Whole or not at all. */
export function copyBefore(db: DatabaseSync, file: string, version: number): CopyBefore {
  const to = freeName(file, version)
  const part = `${to}.part`
  try {
    rmSync(part, { force: true })
    // Readable by its owner alone, because it holds seeds and names.
    closeSync(openSync(part, 'wx', 0o600))
    db.prepare('VACUUM INTO ?').run(part)
    sync(part)
    renameSync(part, to)
  } catch {
    rmSync(part, { recursive: true, force: true })
    throw new Refusal('store-uncopied', { file, copy: to })
  }
  return { file: to, version }
}

/** Copies that nobody went back to in a month are deleted: they hold what people have asked to be forgotten since. */
export function dropOldCopies(file: string, now: number): void {
  const folder = dirname(file)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(file, '.sqlite')}-version-`) || !/-\d+\.sqlite$/.test(name)) continue
    const copy = join(folder, name)
    if (now - statSync(copy).mtimeMs > MONTH) rmSync(copy, { force: true })
  }
}

/** Takes a new name where there is a copy from an earlier attempt: it may differ, and is kept. */
function freeName(file: string, version: number): string {
  const name = basename(file, '.sqlite')
  for (let count = 1; ; count++) {
    const number = count === 1 ? '' : `-${count}`
    const free = join(dirname(file), `${name}-version-${version}${number}.sqlite`)
    if (!existsSync(free)) return free
  }
}

function sync(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
