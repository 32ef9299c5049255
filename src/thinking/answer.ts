import { perform } from './tasks.ts'
import type { Answer, Request } from './worker.ts'

/** Iterations between two checks of the clock, each of which costs more than a short playout. */
const ITERATIONS_A_LOOK = 16

/**
 * False once the time is up or the task was aborted (`cancelled` holds its number). The first iterations are not checked, so
 * that a thread that had to wait for its core has thought at all.
 */
export function goesOn(
  id: number,
  ms: number | undefined,
  cancelled: Int32Array,
  now: () => number = () => performance.now(),
): () => boolean {
  const end = ms === undefined ? Number.POSITIVE_INFINITY : now() + ms
  let asked = 0
  return () => ++asked % ITERATIONS_A_LOOK !== 0 || (Atomics.load(cancelled, 0) !== id && now() < end)
}

export function answerTo({ id, task }: Request, cancelled: Int32Array): Answer {
  const ms = task.kind === 'think' ? task.ms : undefined
  try {
    return { id, result: perform(task, goesOn(id, ms, cancelled)) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
