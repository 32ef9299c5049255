import type { Message } from '#kernel/message.ts'
import { play } from './play.ts'
import { cuesOf, type Score } from './score.ts'

/** Sounds what is shown, as it is shown. */
export class Cues {
  #timers: number[] = []

  begin(events: readonly Message[], duration: number, score: Score): void {
    this.stop()
    for (const { sound, at } of cuesOf(events, duration, score)) {
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
