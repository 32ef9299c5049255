import type { Viewer } from '#kernel/seats.ts'
import { inSlices } from '#kernel/slices.ts'
import type { Table } from '#table/table.ts'
import type { Hello } from '#wire/hello.ts'
import { pause } from './pause.ts'

/** Updates that a client which comes back is sent one by one; one that has missed more gets the latest view alone. */
export const MOST_MISSED = 64

/** The cursor from which a client is sent updates, and older ones that had to be made from the log. */
export interface Missed {
  readonly cursor: number
  readonly texts: readonly string[]
}

/** Makes sure that a viewer's updates are counted. */
export async function follow(table: Table, viewer: Viewer): Promise<void> {
  if (!table.knows(viewer)) await inSlices(table.recount(viewer), pause)
}

/** Resumes from a client's cursor; a cursor of another viewer does not count. */
export async function catchUp(
  table: Table,
  viewer: Viewer,
  { cursor, seats, patches = false }: Hello,
  weigh: (weight: number) => void,
): Promise<Missed> {
  if (!table.knows(viewer)) weigh(table.seen)
  await follow(table, viewer)
  const latest = table.latest(viewer)?.cursor ?? 0
  const missing = latest - cursor
  if (cursor === 0 || missing < 0 || missing > MOST_MISSED || !areEyesOf(table, viewer, seats)) {
    weigh(1)
    return { cursor: 0, texts: [] }
  }
  const isAtHand = patches ? table.hasPatches(viewer, cursor) : missing <= 1
  weigh(1 + missing + (isAtHand ? 0 : table.workSince(viewer, cursor)))
  if (isAtHand) return { cursor, texts: [] }
  const told = await inSlices(table.toldSince(viewer, cursor), pause)
  const texts = told.map(({ update, patch }) => JSON.stringify(patches ? { patch } : { update }))
  return { cursor: latest, texts }
}

function areEyesOf({ game }: Table, viewer: Viewer, seats: readonly string[] | undefined): boolean {
  if (seats === undefined) return true
  return game.seats.every(({ id }, seat) => seats.includes(id) === ((viewer & (1 << seat)) !== 0))
}
