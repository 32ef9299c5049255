import { ThinkingPool } from '#thinking/pool.ts'
import type { SpokenThought, ThinkTask } from '#thinking/tasks.ts'
import type { Thinker } from '#thinking/thinker.ts'

/** Thinks as long as the bot in its place does, and then does what is wanted: times are real, plans are chosen. */
export class ScriptedTime implements Thinker {
  readonly #pool = new ThinkingPool()
  /** By the seed of the thought, what to do; the caller knows whose it is. */
  readonly #next: (seed: string) => number

  constructor(next: (seed: string) => number) {
    this.#next = next
  }

  get waiting(): number {
    return this.#pool.waiting
  }

  async run(task: ThinkTask, signal?: AbortSignal): Promise<SpokenThought> {
    const thought = await this.#pool.run(task, signal)
    return { ...thought, action: this.#next(task.seed) }
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}
