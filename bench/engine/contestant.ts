import type { Tally } from './tally.ts'

/** Which game a contestant plays; each file of contestants/ takes what it needs. */
export interface Task {
  readonly game: string
  readonly options: { readonly [name: string]: unknown }
  /** Iterations of one search. */
  readonly iterations?: number
  /** Makes each playout of a search so many random moves. */
  readonly playout?: number
  /** Leaves out immer's deep freezing, which boardgame.io has on. */
  readonly unfrozen?: boolean
}

/** Works for about so many milliseconds, and at least once. */
export type Work = (ms: number) => Tally | Promise<Tally>

/** A contestant's side of its process: works whenever it is told to, until nobody is there to tell it. */
export function compete(prepare: (task: Task) => Work): void {
  const work = prepare(JSON.parse(process.argv[2]))
  process.on('message', async (ms: number) => process.send?.(await work(ms)))
}
