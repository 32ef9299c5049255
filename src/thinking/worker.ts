import { parentPort, workerData } from 'node:worker_threads'
import { perform, type Task } from './tasks.ts'

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

/** Asking the clock costs more than a short playout. */
const ITERATIONS_A_LOOK = 16

function goOn(id: number, ms: number | undefined): () => boolean {
  const end = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms
  let asked = 0
  return () =>
    asked++ % ITERATIONS_A_LOOK !== 0 || (Atomics.load(cancelled, 0) !== id && performance.now() < end)
}

parentPort?.on('message', ({ id, task }: Order) => {
  const ms = task.kind === 'think' ? task.ms : undefined
  let answer: Answer
  try {
    answer = { id, result: perform(task, goOn(id, ms)) }
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(answer)
})
