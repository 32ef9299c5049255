import { Refusal } from '#kernel/refusal.ts'
import type { PersonId } from '#table/entry.ts'
import { wouldSeeMore } from '#table/sides.ts'
import type { Services } from './services.ts'
import { type Asker, opening } from './weights.ts'

/**
 * Refuses to move a device to a person on another side of a running match: whoever sits at the device would have seen both.
 */
export async function mustNotCrossOver(
  { store, tables, limiters }: Services,
  asker: Asker,
  from: PersonId,
  to: PersonId,
): Promise<void> {
  const matches = await store.matchesOfBoth('playing', from, to)
  const here = new Set(tables.ids)
  const unread = matches.filter((match) => !here.has(match)).length
  if (unread > 0) opening(limiters, asker, unread)()
  for (const match of matches)
    if (await tables.peek(match, ({ room }) => wouldSeeMore(room, from, to)).catch(isGone))
      throw new Refusal('other-device')
}

/** Stranded matches show nothing, so they do not count. */
function isGone(error: unknown): boolean {
  if (error instanceof Refusal) return false
  throw error
}
