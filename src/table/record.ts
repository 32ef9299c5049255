import { writeAbandoned, writeRecord } from '#kernel/match/record.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Table } from './table.ts'

/** The record, with all secrets: after the end only. */
export function recordOf({ room, box, begun, match }: Table): string {
  if (room.status !== 'over') throw new Refusal('running')
  if (match === null || begun === null) throw new Refusal('not-started')
  return match.outcome === null ? writeAbandoned(box, begun, match) : writeRecord(box, begun, match)
}
