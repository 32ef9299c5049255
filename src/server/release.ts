import type { Clock } from './clock.ts'
import type { Secrets } from './secrets.ts'

/** The least and most milliseconds for which a bot's answer is held back. */
export interface Delay {
  readonly least: number
  readonly most: number
}

/**
 * Releases a result at a moment that was drawn before the work began, so that the delay does not tell how long the work took.
 * Work that is not done by then waits for the next moment, drawn from twice the time, and so on.
 */
export function released<T>(
  work: Promise<T>,
  { least, most }: Delay,
  clock: Clock,
  { between }: Secrets,
  signal: AbortSignal,
): Promise<T> {
  // With a delay of zero there is nothing to hide.
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
