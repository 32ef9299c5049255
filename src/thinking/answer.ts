import { perform } from './tasks.ts'
import type { Answer, Order } from './worker.ts'

/** Asking the clock costs more than a short playout. */
const ITERATIONS_A_LOOK = 16

/**
 * Says no once the time is up or the order is the one that `cancelled` holds: nobody waits for it any more. A few
 * iterations come before the first look, so that a thread that had to wait for its core has thought at all.
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

export function answerTo({ id, task }: Order, cancelled: Int32Array): Answer {
  const ms = task.kind === 'think' ? task.ms : undefined
  try {
    return { id, result: perform(task, goesOn(id, ms, cancelled)) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
