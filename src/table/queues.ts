/** Runs what is asked of one key one after the other, and of different keys side by side. */
export class Queues {
  readonly #last = new Map<string, Promise<void>>()

  /** How many keys are in use. */
  get size(): number {
    return this.#last.size
  }

  has(key: string): boolean {
    return this.#last.has(key)
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key)
    const { promise: turn, resolve: done } = Promise.withResolvers<void>()
    this.#last.set(key, turn)
    try {
      if (before !== undefined) await before
      return await work()
    } finally {
      if (this.#last.get(key) === turn) this.#last.delete(key)
      done()
    }
  }

  /** Resolves when everything that was queued so far has succeeded or failed. */
  async settled(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values())
  }
}
