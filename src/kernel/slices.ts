/** Long work that can be interrupted wherever it yields, so that it does not block the event loop. */
export type Sliceable<Result> = Generator<undefined, Result>

/** Does all of it without a pause. */
export function finish<Result>(work: Sliceable<Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** How many parts are done between two pauses: a few milliseconds, whatever the game. */
const SLICE = 16

/** A few parts at a time, and a pause after each slice in which others have their turn. */
export async function inSlices<Result>(
  work: Sliceable<Result>,
  pause: () => Promise<void>,
  slice = SLICE,
): Promise<Result> {
  for (let part = 1; ; part++) {
    const { done, value } = work.next()
    if (done) return value
    if (part % slice === 0) await pause()
  }
}
