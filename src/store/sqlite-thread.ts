import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { batchRunner } from './sqlite/batch.ts'
import { type Batch, type Call, LAST } from './sqlite/calls.ts'
import type { CopyBefore } from './sqlite/copy-before.ts'
import { openDatabase } from './sqlite/database.ts'
import { type Failure, failureOf } from './sqlite/failure.ts'
import { operationsOn } from './sqlite/operations.ts'

/** What the thread says first. */
export type Opening =
  | { readonly failure: null; readonly copied: CopyBefore | null }
  | { readonly failure: Failure }

const port = parentPort as MessagePort

try {
  say({ failure: null, copied: serve(workerData as string) })
} catch (error) {
  say({ failure: failureOf(error) })
}

function serve(file: string): CopyBefore | null {
  const { db, copied, close } = openDatabase(file)
  const runBatch = batchRunner(db, operationsOn(db))
  port.on('message', (first: Batch) => {
    const calls: Call[] = []
    let batch: Batch | undefined = first
    while (batch !== undefined && batch !== LAST) {
      for (const call of JSON.parse(batch) as Call[]) calls.push(call)
      batch = receiveMessageOnPort(port)?.message as Batch | undefined
    }
    if (calls.length > 0) port.postMessage(JSON.stringify(runBatch(calls)))
    if (batch !== LAST) return
    close()
    port.close()
  })
  return copied
}

function say(opening: Opening): void {
  port.postMessage(opening)
}
