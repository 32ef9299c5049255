import { boxes } from '#games/index.ts'
import type { Message } from '#kernel/message.ts'
import { NO_ACTION } from '#kernel/vocabulary.ts'
import { Cancelled } from '#thinking/pool.ts'
import type { SpokenThought, ThinkTask } from '#thinking/tasks.ts'
import type { Thinker } from '#thinking/thinker.ts'
import type { Clock } from '../clock.ts'

/** What a bot is to do next, after how many milliseconds of thinking, and what it says to its mates before. */
export interface ToldThought {
  readonly action: string
  readonly after: number
  readonly says?: Message
}

/** Answers for bots as it was told, seat by seat; whoever was told nothing thinks on until it is called off. */
export class ToldThinker implements Thinker {
  readonly waiting = 0
  readonly #clock: Clock
  readonly #thoughts = new Map<string, ToldThought[]>()
  /** Who was asked before they were told anything. */
  readonly #asked = new Map<string, () => void>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  tell(seat: string, thoughts: readonly ToldThought[]): void {
    this.#thoughts.set(seat, [...thoughts])
    this.#asked.get(seat)?.()
  }

  run({ game: id, options, seat }: ThinkTask, signal?: AbortSignal): Promise<SpokenThought> {
    const box = boxes.find((each) => each.id === id)
    if (box === undefined) throw new Error(`there is no game "${id}"`)
    const game = box.open(options, box.shelf.builtIn)
    const { id: who } = game.seats[seat]
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Cancelled()), { once: true })
      const think = (): void => {
        const thought = this.#thoughts.get(who)?.shift()
        if (thought === undefined) return
        const action = game.vocabulary.parse(thought.action)
        if (action === NO_ACTION) reject(new Error(`there is no action "${thought.action}"`))
        const answer = { action, legal: [action], mixture: [], iterations: 0, says: thought.says ?? null }
        this.#clock.later(thought.after, () => resolve(answer))
      }
      if (this.#thoughts.has(who)) think()
      else this.#asked.set(who, think)
    })
  }

  async close(): Promise<void> {}
}
