import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '#kernel/refusal.ts'
import { readDatabase } from './sqlite/database.ts'
import { type Failure, failureOf } from './sqlite/failure.ts'
import { FULL, resultCode, whyNotOpened } from './sqlite/result-codes.ts'

export interface CopyOrder {
  readonly from: string
  readonly part: string
  /** What the part will be called when it is whole. */
  readonly to: string
}

export interface Copied {
  readonly failure: Failure | null
}

const { from, part, to } = workerData as CopyOrder

try {
  copy()
  say({ failure: null })
} catch (error) {
  say({ failure: failureOf(error) })
}

function copy(): void {
  try {
    // VACUUM INTO reads one snapshot; SQLite's backup API starts over at each write of another process.
    const source = readDatabase(from)
    source.prepare('VACUUM INTO ?').run(part)
    source.close()
  } catch (error) {
    throw resultCode(error) === FULL
      ? new Refusal('backup-unwritable', { file: to })
      : whyNotOpened(error, from)
  }
  const made = new DatabaseSync(part, { readOnly: true })
  const faults = made.prepare('PRAGMA quick_check(1)').get()?.quick_check
  made.close()
  if (faults !== 'ok') throw new Refusal('store-corrupt', { file: from })
}

function say(copied: Copied): void {
  parentPort?.postMessage(copied)
}
