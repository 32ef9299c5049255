import { DatabaseSync } from 'node:sqlite'
import { Refusal } from '#kernel/refusal.ts'
import { BUSY, resultCode } from './result-codes.ts'

/**
 * One process owns the matches, so the second to come is turned away. SQLite's own exclusive mode would also turn away
 * a backup, and a file with a process id outlives a process that is killed. So the lock is one the system holds and
 * drops with the process: that of an empty database beside the real one, taken through SQLite. Nothing else may open
 * this file: closing it anywhere in the process would drop the lock.
 */
export function takeLock(file: string): DatabaseSync {
  const lock = new DatabaseSync(`${file}-lock`)
  try {
    lock.exec('PRAGMA journal_mode = MEMORY')
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    throw resultCode(error) === BUSY ? new Refusal('store-in-use', { file }) : error
  }
}
