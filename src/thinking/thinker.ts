import type { SpokenThought, ThinkTask } from './tasks.ts'

/** Somebody who answers for bots: threads at a real table, a script in a test of the page. */
export interface Thinker {
  /** How many tasks wait for somebody free. */
  readonly waiting: number
  run(task: ThinkTask, signal?: AbortSignal): Promise<SpokenThought>
  close(): Promise<void>
}
