import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { ITERATIONS } from '../bots/levels.ts'
import type { ResultOf, Task } from './tasks.ts'
import type { Answer, Order } from './worker.ts'

interface Waiting {
  readonly id: number
  readonly task: Task
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  readonly cancelled: Int32Array
  busy: Waiting | null
}

/** Thought through to no purpose: nobody waits for the answer. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled')
    this.name = 'Cancelled'
  }
}

/** Bots think here, in threads of their own, so that no table waits for another's bot. */
export class ThinkingPool {
  readonly #threads: Thread[] = []
  readonly #queue: Waiting[] = []
  #lastId = 0
  #closed = false

  constructor(threads: number = Math.max(1, availableParallelism() - 1)) {
    for (let index = 0; index < threads; index++) this.#threads.push(this.#start())
  }

  get size(): number {
    return this.#threads.length
  }

  /** How many tasks wait for a thread. */
  get waiting(): number {
    return this.#queue.length
  }

  run<T extends Task>(task: T, signal?: AbortSignal): Promise<ResultOf<T>> {
    if (this.#closed || signal?.aborted) return Promise.reject(new Cancelled())
    return new Promise<ResultOf<T>>((resolve, reject) => {
      const waiting: Waiting = { id: ++this.#lastId, task, resolve, reject }
      this.#queue.push(waiting)
      signal?.addEventListener('abort', () => this.#cancel(waiting), { once: true })
      this.#hand()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const waiting of this.#queue.splice(0)) waiting.reject(new Cancelled())
    for (const { busy } of this.#threads) busy?.reject(new Cancelled())
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }

  #start(): Thread {
    const shared = new SharedArrayBuffer(4)
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: shared })
    const thread: Thread = { worker, cancelled: new Int32Array(shared), busy: null }
    worker.unref()
    worker.on('message', (answer: Answer) => this.#answered(thread, answer))
    worker.on('error', (error: Error) => this.#broken(thread, error))
    return thread
  }

  #hand(): void {
    for (const thread of this.#threads) {
      if (thread.busy !== null || this.#queue.length === 0) continue
      const next = this.#queue.shift() as Waiting
      thread.busy = next
      thread.worker.ref()
      const order: Order = {
        id: next.id,
        task: shortened(next.task, this.#queue.length, this.#threads.length),
      }
      thread.worker.postMessage(order)
    }
  }

  #answered(thread: Thread, answer: Answer): void {
    const { busy } = thread
    thread.busy = null
    thread.worker.unref()
    if (busy !== null && busy.id === answer.id) {
      if (Atomics.load(thread.cancelled, 0) === answer.id) busy.reject(new Cancelled())
      else if ('error' in answer) busy.reject(new Error(answer.error))
      else busy.resolve(answer.result as never)
    }
    this.#hand()
  }

  /** A thread that died takes its task with it; another takes its place. */
  #broken(thread: Thread, error: Error): void {
    thread.busy?.reject(error)
    if (this.#closed) return
    this.#threads[this.#threads.indexOf(thread)] = this.#start()
    this.#hand()
  }

  #cancel(waiting: Waiting): void {
    const index = this.#queue.indexOf(waiting)
    if (index >= 0) {
      this.#queue.splice(index, 1)
      waiting.reject(new Cancelled())
      return
    }
    const thread = this.#threads.find(({ busy }) => busy === waiting)
    if (thread !== undefined) Atomics.store(thread.cancelled, 0, waiting.id)
  }
}

const SHORTEST = 1 / 16

/** The longer the queue, the shorter everyone thinks; whole matches between bots are measurements and stay as they are. */
export function shortened(task: Task, waiting: number, threads: number): Task {
  if (task.kind !== 'think' || waiting === 0) return task
  const share = Math.max(SHORTEST, threads / (threads + waiting))
  const usual = ITERATIONS[task.level as keyof typeof ITERATIONS]
  const iterations = task.iterations ?? (task.ms === undefined ? usual : undefined)
  return {
    ...task,
    ...(iterations === undefined ? {} : { iterations: Math.max(1, Math.round(iterations * share)) }),
    ...(task.ms === undefined ? {} : { ms: task.ms * share }),
  }
}
