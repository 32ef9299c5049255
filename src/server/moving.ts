import { Refusal } from '#kernel/refusal.ts'
import { wouldSeeMore } from '#table/sides.ts'
import type { Services } from './services.ts'

/**
 * Refuses to move a device to a person on another side of a running match: whoever sits at the device would have seen both.
 */
export async function mustNotCrossOver({ store, tables }: Services, from: string, to: string): Promise<void> {
  for (const match of await store.matchesOfBoth('playing', from, to))
    if (await tables.peek(match, ({ room }) => wouldSeeMore(room, from, to)).catch(isGone))
      throw new Refusal('other-device')
}

/** Stranded matches show nothing, so they do not count. */
function isGone(error: unknown): boolean {
  if (error instanceof Refusal) return false
  throw error
}
