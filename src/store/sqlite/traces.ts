import { closeSync, existsSync, fsyncSync, lstatSync, openSync, statSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import { Refusal } from '#kernel/refusal.ts'

/** A marker file beside the database: if it is there and the database is not, that was lost. */
function markerOf(file: string): string {
  return `${file}-made`
}

/**
 * Whether there is a database to open. Asked before SQLite touches the path: beside a missing or empty file it would delete the
 * write-ahead log. A place with traces of a lost database is refused.
 */
export function isMade(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found !== undefined) {
    if (found.isFile() && found.size === 0) throw new Refusal('store-empty', { file })
    return true
  }
  // A link to a place that is not there, such as a disk that is not mounted.
  if (lstatSync(file, { throwIfNoEntry: false }) !== undefined)
    throw new Refusal('store-unopenable', { file })
  const traces = [markerOf(file), `${file}-wal`, `${file}-shm`, `${file}-journal`].filter((each) =>
    existsSync(each),
  )
  if (traces.length > 0)
    throw new Refusal('store-gone', { file, traces: traces.map((trace) => basename(trace)) })
  return false
}

export function leaveMarker(file: string): void {
  const marker = markerOf(file)
  if (existsSync(marker)) return
  const name = basename(file)
  const handle = openSync(marker, 'w', 0o600)
  writeSync(
    handle,
    `Dorsal keeps its matches in ${name}. Should that be missing, put a backup in its place; to begin anew, delete this file.\n`,
  )
  fsyncSync(handle)
  closeSync(handle)
}
