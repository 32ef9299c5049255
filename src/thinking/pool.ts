import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { FairQueue } from './fair-queue.ts'
import type { ResultOf, Task } from './tasks.ts'
import type { Answer, Request } from './worker.ts'

interface Waiting {
  readonly id: number
  readonly owner: string
  readonly task: Task
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
  /** Removes the listener on the abort signal. */
  forget: () => void
}

interface Thread {
  readonly worker: Worker
  readonly cancelled: Int32Array
  busy: Waiting | null
  /** The error it died of, until its 'exit'. */
  fault: Error | null
}

/** Thrown when a task was aborted. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled')
    this.name = 'Cancelled'
  }
}

/** The load of the queue when a task starts. */
export interface Line {
  /** Further tasks of its owner. */
  readonly own: number
  /** Other owners with tasks. */
  readonly others: number
}

/** Shrinks a task's time budget under load. */
type Budget = (task: Task, line: Line, threads: number) => Task

/** A pool of worker threads with a fair queue. Aborting is cooperative, so that threads stay warm. */
export class ThinkingPool {
  readonly size: number
  readonly #script: URL
  readonly #budget: Budget
  readonly #threads: Thread[] = []
  readonly #queue = new FairQueue<Waiting>()
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
    return this.#queue.size
  }

  /** Queues a task, fairly by owner. */
  run<T extends Task>(task: T, signal?: AbortSignal, owner = ''): Promise<ResultOf<T>> {
    if (this.#closed || signal?.aborted) return Promise.reject(new Cancelled())
    return new Promise<ResultOf<T>>((resolve, reject) => {
      const waiting: Waiting = { id: ++this.#lastId, owner, task, resolve, reject, forget: () => {} }
      const cancel = (): void => this.#cancel(waiting)
      signal?.addEventListener('abort', cancel, { once: true })
      waiting.forget = () => signal?.removeEventListener('abort', cancel)
      this.#queue.push(owner, waiting)
      this.#hand()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const waiting of this.#queue.clear()) waiting.reject(new Cancelled())
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
    while (this.#queue.size > 0) {
      const thread = this.#idle()
      if (thread === undefined) return
      const next = this.#queue.shift() as Waiting
      const own = this.#queue.of(next.owner)
      const line = { own, others: this.#queue.owners - (own > 0 ? 1 : 0) }
      const request: Request = { id: next.id, task: this.#budget(next.task, line, this.size) }
      try {
        thread.worker.postMessage(request)
        thread.worker.ref()
        thread.busy = next
      } catch (error) {
        // A task that cannot be cloned fails its caller, not the thread.
        next.forget()
        next.reject(error as Error)
      }
    }
  }

  /** Threads are started, and replaced when they died, on demand. */
  #idle(): Thread | undefined {
    const idle = this.#threads.find(({ busy }) => busy === null)
    return idle ?? (this.#threads.length < this.size ? this.#start() : undefined)
  }

  #answered(thread: Thread, answer: Answer): void {
    // An aborted task still runs: the process must not end before its thread.
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

  /** A thread that dies rejects the task it was running. */
  #ended(thread: Thread): void {
    thread.busy?.forget()
    thread.busy?.reject(thread.fault ?? new Error('a thinking thread has ended'))
    if (this.#closed) return
    this.#threads.splice(this.#threads.indexOf(thread), 1)
    this.#hand()
  }

  #cancel(waiting: Waiting): void {
    if (this.#queue.remove(waiting.owner, waiting)) {
      waiting.forget()
      waiting.reject(new Cancelled())
      return
    }
    const thread = this.#threads.find(({ busy }) => busy === waiting)
    if (thread !== undefined) Atomics.store(thread.cancelled, 0, waiting.id)
  }
}

/** No shrinking: the same task gives the same answer at any time. */
export const asItIs: Budget = (task) => task

const SHORTEST = 1 / 16
/** Tasks of one owner, and other owners, for each thread up to which budgets are not shortened. */
const OWN = 4
const OTHERS = 8

/**
 * An owner with many tasks shrinks their own budgets, not those of others; only many owners at once shrink everyone's. Whole
 * matches between bots are measurements and stay as they are.
 */
export function shortened(task: Task, { own, others }: Line, threads: number): Task {
  const share = Math.max(SHORTEST, Math.min(1, (OWN * threads) / own, (OTHERS * threads) / others))
  if (task.kind !== 'think' || share === 1) return task
  const { iterations, ms } = task
  if (iterations === undefined && ms === undefined) return { ...task, share }
  return {
    ...task,
    ...(iterations === undefined ? {} : { iterations: Math.max(1, Math.round(iterations * share)) }),
    ...(ms === undefined ? {} : { ms: ms * share }),
  }
}
