import type { Viewer } from '#kernel/seats.ts'
import { finish } from '#kernel/slices.ts'
import { type Replay, replayText } from '../replay.ts'
import type { Table } from '../table.ts'

/** A replay as whoever gets it reads it. */
export function replayOf(table: Table, viewer: Viewer): Replay {
  return JSON.parse(finish(replayText(table, viewer)))
}
