import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { iterationsOf } from '../bots/iterations.ts'
import type { ResultOf, Task } from './tasks.ts'
import type { Answer, Order } from './worker.ts'

interface Waiting {
  readonly id: number
  readonly task: Task
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
  /** Stops listening for somebody who no longer wants the answer. */
  forget: () => void
}

interface Thread {
  readonly worker: Worker
  readonly cancelled: Int32Array
  busy: Waiting | null
  /** What it died of, between its last words and its end. */
  fault: Error | null
}

/** Thought through to no purpose: nobody waits for the answer. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled')
    this.name = 'Cancelled'
  }
}

/** What is left of a task while so many others wait for so many threads. */
type Budget = (task: Task, waiting: number, threads: number) => Task

/** Bots think here, in threads of their own, so that no table waits for another's bot. */
export class ThinkingPool {
  readonly size: number
  readonly #script: URL
  readonly #budget: Budget
  readonly #threads: Thread[] = []
  readonly #queue: Waiting[] = []
  #lastId = 0
  #closed = false

  constructor(
    threads: number = Math.max(1, availableParallelism() - 1),
    script = new URL('./worker.ts', import.meta.url),
    budget: Budget = shortened,
  ) {
    this.size = threads
    this.#script = script
    this.#budget = budget
    for (let index = 0; index < threads; index++) this.#start()
  }

  /** How many tasks wait for a thread. */
  get waiting(): number {
    return this.#queue.length
  }

  run<T extends Task>(task: T, signal?: AbortSignal): Promise<ResultOf<T>> {
    if (this.#closed || signal?.aborted) return Promise.reject(new Cancelled())
    return new Promise<ResultOf<T>>((resolve, reject) => {
      const waiting: Waiting = { id: ++this.#lastId, task, resolve, reject, forget: () => {} }
      const cancel = (): void => this.#cancel(waiting)
      signal?.addEventListener('abort', cancel, { once: true })
      waiting.forget = () => signal?.removeEventListener('abort', cancel)
      this.#queue.push(waiting)
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
    const worker = new Worker(this.#script, { workerData: shared })
    const thread: Thread = { worker, cancelled: new Int32Array(shared), busy: null, fault: null }
    worker.unref()
    worker.on('message', (answer: Answer) => this.#answered(thread, answer))
    worker.on('error', (error: Error) => {
      thread.fault = error
    })
    worker.on('exit', () => this.#ended(thread))
    this.#threads.push(thread)
    return thread
  }

  #hand(): void {
    while (this.#queue.length > 0) {
      const thread = this.#idle()
      if (thread === undefined) return
      const next = this.#queue.shift() as Waiting
      const order: Order = { id: next.id, task: this.#budget(next.task, this.#queue.length, this.size) }
      try {
        thread.worker.postMessage(order)
        thread.worker.ref()
        thread.busy = next
      } catch (error) {
        // What cannot be sent to a thread is the fault of the one who asked.
        next.forget()
        next.reject(error as Error)
      }
    }
  }

  /** A thread that died is replaced when there is something to do. */
  #idle(): Thread | undefined {
    const idle = this.#threads.find(({ busy }) => busy === null)
    return idle ?? (this.#threads.length < this.size ? this.#start() : undefined)
  }

  #answered(thread: Thread, answer: Answer): void {
    // Nobody waits for it, and a process must not end before the thread has.
    if (this.#closed) return
    const { busy } = thread
    thread.busy = null
    thread.worker.unref()
    if (busy !== null && busy.id === answer.id) {
      busy.forget()
      if (Atomics.load(thread.cancelled, 0) === answer.id) busy.reject(new Cancelled())
      else if ('error' in answer) busy.reject(new Error(answer.error))
      else busy.resolve(answer.result as never)
    }
    this.#hand()
  }

  /** A thread that dies takes its task with it. */
  #ended(thread: Thread): void {
    thread.busy?.forget()
    thread.busy?.reject(thread.fault ?? new Error('a thinking thread has ended'))
    if (this.#closed) return
    this.#threads.splice(this.#threads.indexOf(thread), 1)
    this.#hand()
  }

  #cancel(waiting: Waiting): void {
    const index = this.#queue.indexOf(waiting)
    if (index >= 0) {
      this.#queue.splice(index, 1)
      waiting.forget()
      waiting.reject(new Cancelled())
      return
    }
    const thread = this.#threads.find(({ busy }) => busy === waiting)
    if (thread !== undefined) Atomics.store(thread.cancelled, 0, waiting.id)
  }
}

/** Whatever waits: the same task gives the same answer at any time. */
export const asItIs: Budget = (task) => task

const SHORTEST = 1 / 16

/** The longer the queue, the shorter everyone thinks; whole matches between bots are measurements and stay as they are. */
export function shortened(task: Task, waiting: number, threads: number): Task {
  if (task.kind !== 'think' || waiting === 0) return task
  const share = Math.max(SHORTEST, threads / (threads + waiting))
  const usual = iterationsOf(task.game, task.level)
  const iterations = task.iterations ?? (task.ms === undefined ? usual : undefined)
  return {
    ...task,
    ...(iterations === undefined ? {} : { iterations: Math.max(1, Math.round(iterations * share)) }),
    ...(task.ms === undefined ? {} : { ms: task.ms * share }),
  }
}
