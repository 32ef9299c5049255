import type { Clock } from './clock.ts'

/**
 * The time of day for giving up what is old. A clock that is set forward makes nothing older: since the start no more time
 * has gone by than has passed. One that is set back is believed, because what is kept from then on has its time.
 */
export class Calendar {
  readonly #clock: Clock
  readonly #start: { readonly now: number; readonly elapsed: number }

  constructor(clock: Clock) {
    this.#clock = clock
    this.#start = { now: clock.now(), elapsed: clock.elapsed() }
  }

  now(): number {
    return Math.min(this.#clock.now(), this.#start.now + this.running())
  }

  /** How long the process has run. */
  running(): number {
    return this.#clock.elapsed() - this.#start.elapsed
  }
}
