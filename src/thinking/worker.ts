import { parentPort, workerData } from 'node:worker_threads'
import { answerTo } from './answer.ts'
import type { Task } from './tasks.ts'

/** What the pool and its worker say to each other. */
export interface Order {
  readonly id: number
  readonly task: Task
}

export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }

/** The one number both sides see: the order that nobody waits for any more. */
const cancelled = new Int32Array(workerData as SharedArrayBuffer)

parentPort?.on('message', (order: Order) => parentPort?.postMessage(answerTo(order, cancelled)))
