import { Worker } from 'node:worker_threads'
import type { Look, Task, Verdict } from './thread.ts'

const MEMORY_MB = 1200
/** Each mutant leaves its own reading of the sources in memory. */
const TASKS_EACH = 60
const LOOKS_EVERY_MS = 500
/** A test that took a moment with nothing changed and takes this much longer goes round in circles. */
const PATIENCE_MS = 15_000
const TIMES_LONGER = 6

type Answer<T extends Task> = T extends { kind: 'look' } ? Look : Verdict

/** A thread that tests are run in: replaced when it has grown, and when a mutant never comes back. */
export class TestThread {
  #worker: Worker | null = null
  #tasks = 0
  readonly #beat = new Int32Array(new SharedArrayBuffer(8))

  /** What came of it, or what the thread died of. */
  async run<T extends Task>(task: T): Promise<Answer<T> | string> {
    if (this.#tasks++ >= TASKS_EACH) await this.end()
    this.#worker ??= this.#start()
    const worker = this.#worker
    const answer = await new Promise<Answer<T> | string>((resolve) => {
      const failed = (error: unknown) => done(error instanceof Error ? error.message : String(error))
      const ended = () => done('it ended the thread')
      const done = (value: Answer<T> | string) => {
        clearInterval(watch)
        worker.off('message', done).off('error', failed).off('exit', ended)
        resolve(value)
      }
      const watch = this.#watch(() => done('it never ends'))
      worker.on('message', done).on('error', failed).on('exit', ended)
      worker.postMessage(task)
    })
    if (typeof answer === 'string') await this.end()
    return answer
  }

  async end(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = null
    this.#tasks = 0
  }

  #start(): Worker {
    return new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { beat: this.#beat.buffer },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stderr: true,
    })
  }

  #watch(tooLong: () => void): NodeJS.Timeout {
    let seen = Atomics.load(this.#beat, 0)
    let since = performance.now()
    return setInterval(() => {
      const now = Atomics.load(this.#beat, 0)
      if (now !== seen) {
        seen = now
        since = performance.now()
      } else if (performance.now() - since > PATIENCE_MS + TIMES_LONGER * this.#beat[1]) tooLong()
    }, LOOKS_EVERY_MS)
  }
}
