import type { WrittenMove } from '#kernel/match/raise.ts'
import { moveText } from '#kernel/match/record.ts'
import type { TableEntry } from './entry.ts'

/** What an entry is in a record. A takeback without effect has no checksum, and is no move. */
export function writtenMove(seats: readonly string[], entry: TableEntry): WrittenMove[] {
  if (!('print' in entry) || entry.print === '') return []
  return [{ text: moveText(seats, entry), print: entry.print }]
}
