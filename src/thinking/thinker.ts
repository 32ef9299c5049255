import type { SpokenThought, ThinkTask } from './tasks.ts'

/** Somebody who answers for bots: threads at a real table, a script in a test of the page. */
export interface Thinker {
  /** How many tasks wait for somebody free. */
  readonly waiting: number
  /** Those for whom bots think take turns, by owner. */
  run(task: ThinkTask, signal?: AbortSignal, owner?: string): Promise<SpokenThought>
  close(): Promise<void>
}
