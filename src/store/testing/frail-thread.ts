import { existsSync } from 'node:fs'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { batchRunner } from '../sqlite/batch.ts'
import { type Batch, type Call, isRead, LAST, type Method, type Operations } from '../sqlite/calls.ts'
import { openDatabase } from '../sqlite/database.ts'
import { operationsOn } from '../sqlite/operations.ts'
import { FULL, IO_ERROR } from '../sqlite/result-codes.ts'
import type { Opening } from '../sqlite-thread.ts'
import { brokenBeside, fullBeside } from './frail.ts'

/** A thread that works, until a file beside the database says that the disk is full or broken. */
const port = parentPort as MessagePort
const file = workerData as string
const { db, copied, close } = openDatabase(file)
const runBatch = batchRunner(db, frail(operationsOn(db)))
const opening: Opening = { failure: null, copied }
port.postMessage(opening)
port.on('message', (batch: Batch) => {
  if (batch !== LAST) return port.postMessage(JSON.stringify(runBatch(JSON.parse(batch) as Call[])))
  close()
  port.close()
})

function frail(operations: Operations): Operations {
  const writes = Object.entries(operations).filter(
    ([method]) => !isRead({ method: method as Method, args: [] }),
  )
  const checked = writes.map(([method, write]) => [
    method,
    (...args: readonly unknown[]) => {
      checkDisk()
      return (write as (...args: readonly unknown[]) => unknown)(...args)
    },
  ])
  return { ...operations, ...Object.fromEntries(checked) }
}

/** As SQLite says it. */
function checkDisk(): void {
  if (existsSync(brokenBeside(file))) throw Object.assign(new Error('disk I/O error'), { errcode: IO_ERROR })
  if (existsSync(fullBeside(file)))
    throw Object.assign(new Error('database or disk is full'), { errcode: FULL })
}
