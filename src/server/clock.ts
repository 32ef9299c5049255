/** Time is passed in, so that tests set it. */
export interface Clock {
  /** Wall-clock time, which may jump: for what is shown and kept. */
  now(): number
  /** Monotonic milliseconds: for durations. */
  elapsed(): number
  /** Sets a timer, and gives back how to clear it. */
  later(ms: number, work: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  later(ms, work) {
    const timer = setTimeout(work, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

/** Sets an interval, and gives back how to clear it. */
export function every(clock: Clock, ms: number, work: () => void): () => void {
  let stop = (): void => {}
  const wait = (): void => {
    stop = clock.later(ms, () => {
      wait()
      work()
    })
  }
  wait()
  return () => stop()
}

/** A promise with a timeout. */
export function within(clock: Clock, ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.later(ms, resolve)
    work.then(() => resolve(), reject).finally(stop)
  })
}
