import type { Update } from '#kernel/match/feed.ts'
import type { Message } from '#kernel/message.ts'
import { preferences } from '../client/preferences.svelte.ts'
import type { Scene } from '../client/stage.svelte.ts'
import { type Timing, timelineOf } from '../client/timing.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const

/** Goes through a finished match: forward by itself, or to any moment by hand. */
export class Player {
  updates = $state.raw<readonly Update[]>([])
  at = $state(0)
  playing = $state(false)
  /** How many times faster than at this device's pace; it counts from the next moment on. */
  speed = $state<number>(1)
  scene = $state.raw<Scene | null>(null)
  readonly #lasts: (events: readonly Message[]) => number
  readonly #timing: () => Timing
  readonly #begins: (events: readonly Message[]) => void
  #timer = 0
  #moment = 0

  constructor(
    lasts: (events: readonly Message[]) => number,
    timing: () => Timing,
    begins: (events: readonly Message[]) => void,
  ) {
    this.#lasts = lasts
    this.#timing = timing
    this.#begins = begins
  }

  /** The same match through other eyes: as far along as before, where a moment is the same for both. */
  load(updates: readonly Update[], at: number): void {
    this.updates = updates
    this.go(at)
  }

  go(index: number): void {
    this.pause()
    this.#show(index, false)
  }

  /** To the next moment of a kind, or to the one before; to the end where there is none. */
  seek(step: 1 | -1, isWanted: (events: readonly Message[]) => boolean): void {
    const last = this.updates.length - 1
    let at = this.at + step
    while (at > 0 && at < last && !isWanted(this.updates[at].events)) at += step
    this.go(at)
  }

  play(): void {
    if (this.at >= this.updates.length - 1) this.#show(0, false)
    this.playing = true
    this.#wait(0)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.at >= this.updates.length - 1) {
        this.pause()
        return
      }
      this.#wait(this.#show(this.at + 1, true))
    }, milliseconds)
  }

  /** Gives the milliseconds that the moment is to be seen. */
  #show(index: number, moves: boolean): number {
    this.at = Math.min(Math.max(index, 0), this.updates.length - 1)
    const update = this.updates[this.at]
    if (update === undefined) return 0
    const { cursor, view, events } = update
    const duration = moves ? preferences.scaled(this.#lasts(events)) / this.speed : 0
    const before = moves ? (this.scene?.view ?? null) : null
    const timeline = timelineOf(events, duration, this.#timing())
    this.scene = { cursor, view, before, events, duration, timeline, moment: ++this.#moment }
    this.#begins(events)
    // Without motion, too, every moment can be read.
    return duration > 0 ? duration : this.#lasts(events) / this.speed
  }
}
