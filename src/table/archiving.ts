import { Refusal } from '#kernel/refusal.ts'
import { allSeats, WATCHER } from '#kernel/seats.ts'
import type { Sliceable } from '#kernel/slices.ts'
import { entriesOf, readLog } from './kept.ts'
import { recordOf } from './record.ts'
import { replayText } from './replay.ts'
import type { KeptMatch, Store } from './store.ts'
import type { Table } from './table.ts'

/**
 * The entries of a match that is over, as they are archived. The tag of a submission is random and half of what a log weighs
 * when it is compressed; nobody sends one again after a day. It stays as an empty text, which nobody can send.
 */
function archivedEntries(match: KeptMatch): string[] {
  return entriesOf(readLog(match)).map((entry, position) =>
    'tag' in entry ? JSON.stringify({ ...entry, tag: '' }) : match.entries[position],
  )
}

/** All that is told of a match that is over, to those who see everything and to those who see least. */
export function* tellings(table: Table): Sliceable<readonly string[]> {
  return [
    recordText(table),
    yield* replayText(table, WATCHER),
    yield* replayText(table, allSeats(table.game.seats.length)),
  ]
}

/** What never began has no record, and says so. */
function recordText(table: Table): string {
  try {
    return recordOf(table)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code
  }
}

/**
 * Lets an archive stand for the entries of a match that is over. They are deleted last, once the archive was read back and
 * tells the same byte for byte: cut short anywhere, the match is whole, and the next try begins anew. `life` is what had the
 * match when it was read.
 */
export async function archive(
  store: Store,
  life: number,
  match: KeptMatch,
  tell: (match: KeptMatch) => Promise<readonly string[]>,
): Promise<void> {
  if (match.status !== 'over') throw new Refusal('running')
  const told = await tell(match)
  const entries = archivedEntries(match)
  await store.keepArchive(match.id, entries, life)
  const kept = await store.loadArchive(match.id)
  // What was said is told in no replay: it has to be there word for word too.
  if (kept === null || !isSame(entries, kept.entries) || !isSame(told, await tell(kept)))
    throw new ArchiveDiffers(match.id)
  await store.dropEntries(match.id, life)
}

/** What was read back is not what was kept: the entries stay. */
export class ArchiveDiffers extends Error {
  constructor(match: string) {
    super(`the archive of match ${match} does not tell the same`)
    this.name = 'ArchiveDiffers'
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index])
}
