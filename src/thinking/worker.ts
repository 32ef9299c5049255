import { parentPort, workerData } from 'node:worker_threads'
import { answerTo } from './answer.ts'
import type { Task } from './tasks.ts'

/** The messages between pool and worker. */
export interface Request {
  readonly id: number
  readonly task: Task
}

export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }

/** Shared memory: the number of the task to abort. */
const cancelled = new Int32Array(workerData as SharedArrayBuffer)

parentPort?.on('message', (request: Request) => parentPort?.postMessage(answerTo(request, cancelled)))
