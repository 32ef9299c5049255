import type { Clock } from '../clock.ts'

interface Timer {
  readonly at: number
  readonly work: () => void
}

/** A clock that goes on when it is told to; what is due at once is not waited for. */
export class ManualClock implements Clock {
  #elapsed = 0
  #set: number
  readonly #timers = new Set<Timer>()

  constructor(now = 1_700_000_000_000) {
    this.#set = now
  }

  now(): number {
    return this.#set + this.#elapsed
  }

  elapsed(): number {
    return this.#elapsed
  }

  /** Somebody sets the time of day; nothing has passed. */
  jump(ms: number): void {
    this.#set += ms
  }

  later(ms: number, work: () => void): () => void {
    if (ms <= 0) {
      const soon = setImmediate(work)
      return () => clearImmediate(soon)
    }
    const timer = { at: this.#elapsed + ms, work }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  /** How long it is until something is due; null when nothing is. */
  get untilNext(): number | null {
    const next = Math.min(...[...this.#timers].map(({ at }) => at))
    return next === Number.POSITIVE_INFINITY ? null : next - this.#elapsed
  }

  advance(ms: number): void {
    const end = this.#elapsed + ms
    for (;;) {
      const due = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (due === undefined) break
      this.#timers.delete(due)
      this.#elapsed = Math.max(this.#elapsed, due.at)
      due.work()
    }
    this.#elapsed = end
  }
}
