import { Refusal } from '#kernel/refusal.ts'
import type { PersonId } from '#table/entry.ts'
import { isStranded } from '#table/kept.ts'
import { wouldSeeMore } from '#table/sides.ts'
import type { Tables } from '#table/tables.ts'
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
    if (await wouldCross(tables, match, from, to)) throw new Refusal('other-device')
}

async function wouldCross(tables: Tables, match: string, from: PersonId, to: PersonId): Promise<boolean> {
  try {
    return await tables.peek(match, ({ room }) => wouldSeeMore(room, from, to))
  } catch (error) {
    // Its rules may be at another node, or here again one day.
    if (isStranded(error)) return tables.peekStranded(match, (stranded) => stranded.wouldSeeMore(from, to))
    if (error instanceof Refusal) return false
    throw error
  }
}
