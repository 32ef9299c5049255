/** What a contestant did in one go. */
export interface Tally {
  /** For how long it had a core to itself: on an idle machine, the time that went by. */
  readonly seconds: number
  /** Decisions, moves, iterations, copies: what is counted a second. */
  readonly work: number
  /** How often it went through: games, searches. */
  readonly times: number
}

/** Goes on for so many milliseconds by the clock, and counts what the thread has really worked. */
export class Watch {
  readonly #end: number
  readonly #start = process.threadCpuUsage()

  constructor(ms: number) {
    this.#end = performance.now() + ms
  }

  goesOn(): boolean {
    return performance.now() < this.#end
  }

  tally(work: number, times: number): Tally {
    const { user, system } = process.threadCpuUsage(this.#start)
    return { seconds: (user + system) / 1e6, work, times }
  }
}

/** Does something over and over; each time it says how much work that was. The clock is looked at once a batch. */
export function tally(ms: number, batch: number, once: () => number): Tally {
  const watch = new Watch(ms)
  let work = 0
  let times = 0
  do {
    for (let i = 0; i < batch; i++) work += once()
    times += batch
  } while (watch.goesOn())
  return watch.tally(work, times)
}
