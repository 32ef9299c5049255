import { parentPort, workerData } from 'node:worker_threads'
import { answerTo } from '../answer.ts'
import type { Order } from '../worker.ts'

/** Thinks like any other, and tells when it begins. */
const begun = new BroadcastChannel('begun')
begun.unref()
const cancelled = new Int32Array(workerData as SharedArrayBuffer)

parentPort?.on('message', (order: Order) => {
  begun.postMessage(order.id)
  parentPort?.postMessage(answerTo(order, cancelled))
})
