import type { DatabaseSync } from 'node:sqlite'
import { type Call, isAlone, isOneStatement, isRead, type Operations, perform } from './calls.ts'
import { type Answer, failureOf } from './failure.ts'
import { BUSY, FULL, IO_ERROR, resultCode } from './result-codes.ts'

/** Runs a batch in one transaction, which is synced before any call is answered. */
export type RunBatch = (calls: readonly Call[]) => Answer[]

/**
 * Each call has a savepoint, so that one that fails leaves the others. Throws when the disk fails: later writes might not last.
 */
export function batchRunner(db: DatabaseSync, operations: Operations): RunBatch {
  const begin = db.prepare('BEGIN IMMEDIATE')
  const commit = db.prepare('COMMIT')
  const rollback = db.prepare('ROLLBACK')
  const mark = db.prepare('SAVEPOINT one')
  const back = db.prepare('ROLLBACK TO one')
  const done = db.prepare('RELEASE one')

  function read(call: Call): Answer {
    try {
      return { value: perform(operations, call) }
    } catch (error) {
      return { failure: failureOf(error) }
    }
  }

  /** Some errors roll back the whole transaction. */
  function mustGoOn(error: unknown): void {
    if (resultCode(error) === IO_ERROR || !db.isTransaction) throw error
  }

  function writeOne(call: Call): Answer {
    try {
      return { value: perform(operations, call) }
    } catch (error) {
      mustGoOn(error)
      return { failure: failureOf(error) }
    }
  }

  function write(call: Call): Answer {
    mark.run()
    try {
      const value = perform(operations, call)
      done.run()
      return { value }
    } catch (error) {
      mustGoOn(error)
      back.run()
      done.run()
      return { failure: failureOf(error) }
    }
  }

  return function run(calls): Answer[] {
    const alone = calls.findIndex(isAlone)
    if (alone >= 0) return [...run(calls.slice(0, alone)), read(calls[alone]), ...run(calls.slice(alone + 1))]
    if (calls.every(isRead)) return calls.map(read)
    try {
      begin.run()
      const answers = calls.map((call) => {
        if (isRead(call)) return read(call)
        return isOneStatement(call) ? writeOne(call) : write(call)
      })
      commit.run()
      return answers
    } catch (error) {
      if (db.isTransaction) rollback.run()
      if (!isPassing(error)) throw error
      return calls.map(() => ({ failure: failureOf(error) }))
    }
  }
}

/** Rolled back: it may work the next time. */
function isPassing(error: unknown): boolean {
  const code = resultCode(error)
  return code === FULL || code === BUSY
}
