import type { SpokenThought, ThinkTask } from './tasks.ts'

/** Runs tasks of bots: in threads on a server, from a script in tests. */
export interface Thinker {
  /** Tasks in the queue. */
  readonly waiting: number
  /** Queues a task; owners take turns. */
  run(task: ThinkTask, signal?: AbortSignal, owner?: string): Promise<SpokenThought>
  close(): Promise<void>
}
