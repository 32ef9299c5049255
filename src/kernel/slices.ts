/** Work that can be put aside after each step. */
export type Steps<Result> = Generator<undefined, Result>

/** All of it at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Steps that are done in one go: a few milliseconds, whatever the game. */
const SLICE = 16

/** A few steps at a time, and a pause in which others have their turn. */
export async function inSlices<Result>(
  steps: Steps<Result>,
  pause: () => Promise<void>,
  slice = SLICE,
): Promise<Result> {
  for (let step = 1; ; step++) {
    const { done, value } = steps.next()
    if (done) return value
    if (step % slice === 0) await pause()
  }
}
