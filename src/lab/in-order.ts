import { Cancelled } from '#thinking/pool.ts'

/**
 * Runs numbered tasks concurrently, up to `ahead` of the one that is awaited, and gives their results in order, so that what is
 * found does not depend on which was quicker. When aborted it ends without the results that are still out.
 */
export async function* inOrder<T>(
  start: (index: number) => Promise<T>,
  { count, ahead, signal }: { count: number; ahead: number; signal: AbortSignal },
): AsyncGenerator<T> {
  const out: Promise<T>[] = []
  let started = 0
  for (let index = 0; index < count && !signal.aborted; index++) {
    while (started < count && out.length < ahead) {
      const task = start(started++)
      // Awaited later: until then a rejection must not count as unhandled.
      task.catch(() => {})
      out.push(task)
    }
    let result: T
    try {
      result = await (out.shift() as Promise<T>)
    } catch (error) {
      if (error instanceof Cancelled && signal.aborted) return
      throw error
    }
    yield result
  }
}
