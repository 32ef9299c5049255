import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { batchRunner } from './sqlite/batch.ts'
import { type Call, LAST, type Order } from './sqlite/calls.ts'
import { openDatabase } from './sqlite/database.ts'
import { type Failure, failureOf } from './sqlite/failure.ts'
import { operationsOn } from './sqlite/operations.ts'

/** What the thread says first. */
export type Opening = { readonly failure: Failure | null }

const port = parentPort as MessagePort

try {
  serve(workerData as string)
  say({ failure: null })
} catch (error) {
  say({ failure: failureOf(error) })
}

function serve(file: string): void {
  const { db, close } = openDatabase(file)
  const runBatch = batchRunner(db, operationsOn(db))
  port.on('message', (first: Order) => {
    const calls: Call[] = []
    let order: Order | undefined = first
    while (order !== undefined && order !== LAST) {
      for (const call of JSON.parse(order) as Call[]) calls.push(call)
      order = receiveMessageOnPort(port)?.message as Order | undefined
    }
    if (calls.length > 0) port.postMessage(JSON.stringify(runBatch(calls)))
    if (order !== LAST) return
    close()
    port.close()
  })
}

function say(opening: Opening): void {
  port.postMessage(opening)
}
