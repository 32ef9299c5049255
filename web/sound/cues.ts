import type { Timed } from '../client/timing.ts'
import { play } from './play.ts'
import { cuesOf, type Score } from './score.ts'

/** Sounds what is shown, as it is shown. */
export class Cues {
  #timers: number[] = []

  begin(timeline: readonly Timed[], score: Score): void {
    this.stop()
    for (const { sound, at } of cuesOf(timeline, score)) {
      if (at === 0) play(sound)
      else this.#timers.push(setTimeout(() => play(sound), at))
    }
  }

  /** What was still to come is not heard any more. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }
}
