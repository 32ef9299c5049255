import { ManualClock } from '#server/testing/manual-clock.ts'

/** An evening on which nothing is late: time goes on when a story says so. */
export class StoryClock extends ManualClock {
  #looks = 0

  /** Each look is a moment later, so that what happens first has the earlier time. */
  override now(): number {
    return super.now() + ++this.#looks
  }
}
