import type { Clock } from './clock.ts'
import type { Secrets } from './secrets.ts'

/** Between these, in milliseconds, something is held back. */
export interface Delay {
  readonly least: number
  readonly most: number
}

/**
 * Holds back what is being done until a moment that was drawn before anything was known of it. What is not done by then
 * waits for another moment, drawn like the first from twice the time, and so on: when it comes tells as little as can be
 * of when it was done.
 */
export function released<T>(
  work: Promise<T>,
  { least, most }: Delay,
  clock: Clock,
  { between }: Secrets,
  signal: AbortSignal,
): Promise<T> {
  // Whoever holds nothing back hides nothing.
  if (most === 0) return work
  let isDone = false
  const done = (): void => {
    isDone = true
  }
  work.then(done, done)
  return new Promise((resolve) => {
    let cancel = (): void => {}
    const hold = (times: number): void => {
      cancel = clock.later(between(times * least, times * most), () => {
        if (isDone) resolve(work)
        else hold(2 * times)
      })
    }
    hold(1)
    signal.addEventListener(
      'abort',
      () => {
        cancel()
        resolve(work)
      },
      { once: true },
    )
  })
}
