import type { Clock } from './clock.ts'

/**
 * Wall-clock time for deleting what is old. Setting the clock forward makes nothing older: it counts at most the start plus the
 * monotonic time since. Setting it back is believed, because what is kept from then on has that time.
 */
export class Calendar {
  readonly #clock: Clock
  readonly #start: { readonly now: number; readonly elapsed: number }

  constructor(clock: Clock) {
    this.#clock = clock
    this.#start = { now: clock.now(), elapsed: clock.elapsed() }
  }

  /** In whole milliseconds, as everything that is kept. */
  now(): number {
    return Math.floor(Math.min(this.#clock.now(), this.#start.now + this.running()))
  }

  /** How long the process has run. */
  running(): number {
    return this.#clock.elapsed() - this.#start.elapsed
  }
}
