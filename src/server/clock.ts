/** Time is passed in, so that tests need not wait for it. */
export interface Clock {
  /** The time of day, which may be set forward or back at any moment: for what people are shown and what is kept. */
  now(): number
  /** Milliseconds that have passed, whatever the time of day is set to: for how long something lasts. */
  elapsed(): number
  /** Does something later, once, unless it is called off. */
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

/** Does something again and again until it is called off. */
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

/** When something is done, or so many milliseconds have passed. */
export function within(clock: Clock, ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.later(ms, resolve)
    work.then(() => resolve(), reject).finally(stop)
  })
}
