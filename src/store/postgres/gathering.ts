import type { Client } from 'pg'
import { isCutOff } from './faults.ts'

/** A call and how to settle its promise. */
export interface Waiting {
  /** What it is about: of two with the same key the first is done first. */
  readonly key: string
  reject(error: Error): void
}

/** Calls that can be done together, with one statement. */
export interface Kind<Call extends Waiting> {
  readonly most: number
  /** Settles every call, or throws and has done nothing. */
  perform(client: Client, calls: readonly Call[]): Promise<void>
}

interface Queued {
  readonly call: Waiting
  readonly kind: Kind<Waiting>
}

/**
 * Group commit over one session: calls that arrive while a statement is under way go into the next one of their kind together.
 */
export class Gathering {
  readonly #client: Client
  readonly #cutOff: (error: Error) => void
  readonly #idle: (() => void)[] = []
  #queue: Queued[] = []
  #running: readonly Queued[] = []
  #isBusy = false
  #over: Error | null = null

  constructor(client: Client, cutOff: (error: Error) => void) {
    this.#client = client
    this.#cutOff = cutOff
  }

  put<Call extends Waiting>(kind: Kind<Call>, call: Call): void {
    if (this.#over !== null) {
      call.reject(this.#over)
      return
    }
    // All calls of one tick go together.
    if (this.#queue.length === 0 && !this.#isBusy) setImmediate(() => void this.#send())
    this.#queue.push({ call, kind })
  }

  /** Resolves when every queued call is done. */
  settled(): Promise<void> {
    if (!this.#isBusy && this.#queue.length === 0) return Promise.resolve()
    return new Promise((resolve) => this.#idle.push(resolve))
  }

  /** Nothing more is sent; what waits is told why. */
  end(error: Error): void {
    if (this.#over !== null) return
    this.#over = error
    for (const { call } of [...this.#running, ...this.#queue.splice(0)]) call.reject(error)
    this.#rest()
  }

  async #send(): Promise<void> {
    if (this.#isBusy || this.#over !== null) return
    this.#isBusy = true
    while (this.#queue.length > 0 && this.#over === null) {
      this.#running = this.#next()
      await this.#perform(this.#running)
      this.#running = []
    }
    this.#isBusy = false
    this.#rest()
  }

  #rest(): void {
    for (const resolve of this.#idle.splice(0)) resolve()
  }

  /** The next batch: all queued calls of the first one's kind, except those behind another call with the same key. */
  #next(): Queued[] {
    const { kind } = this.#queue[0]
    const keys = new Set<string>()
    const next: Queued[] = []
    const rest: Queued[] = []
    for (const queued of this.#queue) {
      const isNext = queued.kind === kind && next.length < kind.most && !keys.has(queued.call.key)
      keys.add(queued.call.key)
      if (isNext) next.push(queued)
      else rest.push(queued)
    }
    this.#queue = rest
    return next
  }

  async #perform(batch: readonly Queued[]): Promise<void> {
    const { kind } = batch[0]
    try {
      await kind.perform(
        this.#client,
        batch.map(({ call }) => call),
      )
    } catch (error) {
      if (isCutOff(error)) this.#cutOff(error as Error)
      else if (batch.length === 1) batch[0].call.reject(error as Error)
      // One call failed the statement: run them one by one.
      else for (const each of batch) await this.#perform([each])
    }
  }
}
