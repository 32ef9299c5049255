import { Refusal } from '../kernel/refusal.ts'
import { wouldSeeMore } from '../table/sides.ts'
import type { Services } from './services.ts'

/**
 * A device that is known as one person becomes no other who sees another side of a match that is running: whoever sits at
 * it would have seen both.
 */
export async function mustNotCrossOver({ store, tables }: Services, from: string, to: string): Promise<void> {
  for (const match of await store.matchesOfBoth('playing', from, to))
    if (await tables.peek(match, ({ room }) => wouldSeeMore(room, from, to)).catch(isGone))
      throw new Refusal('other-device')
}

/** What cannot be played any more shows nobody anything. */
function isGone(error: unknown): boolean {
  if (error instanceof Refusal) return false
  throw error
}
