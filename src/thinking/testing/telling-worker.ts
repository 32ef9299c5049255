import { parentPort, workerData } from 'node:worker_threads'
import { answerTo } from '../answer.ts'
import type { Request } from '../worker.ts'

/** Thinks like any other, and tells when it begins. */
const begun = new BroadcastChannel('begun')
begun.unref()
const cancelled = new Int32Array(workerData as SharedArrayBuffer)

parentPort?.on('message', (request: Request) => {
  begun.postMessage(request.id)
  parentPort?.postMessage(answerTo(request, cancelled))
})
