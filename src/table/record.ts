import { writeAbandoned, writeRecord } from '../kernel/match/record.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Table } from './table.ts'

/** The whole match as a text for everyone, secrets and all: only once there is nothing left to give away. */
export function recordOf({ room, box, begun, match }: Table): string {
  if (room.status !== 'over') throw new Refusal('running')
  if (match === null || begun === null) throw new Refusal('not-started')
  return match.outcome === null ? writeAbandoned(box, begun, match) : writeRecord(box, begun, match)
}
