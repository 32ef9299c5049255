import type { Update } from '../kernel/match/feed.ts'
import type { Viewer } from '../kernel/seats.ts'
import { inSlices } from '../kernel/slices.ts'
import { patchesOf, type Table } from '../table/table.ts'
import type { Greeting } from './connection.ts'
import { pause } from './pause.ts'

/** How many updates somebody is sent who comes back; whoever has missed more is shown how things stand. */
export const MOST_MISSED = 64

/** From which update on somebody is told, and what has to be told first because it is not at hand. */
export interface Missed {
  readonly cursor: number
  readonly texts: readonly string[]
}

/** Takes up where the other side says it stopped; counts of other eyes than its own mean nothing. */
export async function catchUp(
  table: Table,
  viewer: Viewer,
  { cursor, seats, patches = false }: Greeting,
  weigh: (weight: number) => void,
): Promise<Missed> {
  let updates: readonly Update[] | null = null
  if (!table.follows(viewer)) {
    weigh(table.seen)
    updates = await inSlices(table.retold(viewer), pause)
    table.follow(viewer, updates)
  }
  const latest = table.latest(viewer)?.cursor ?? 0
  const missing = latest - cursor
  if (cursor === 0 || missing < 0 || missing > MOST_MISSED || !areEyesOf(table, viewer, seats)) {
    weigh(1)
    return { cursor: 0, texts: [] }
  }
  const isAtHand = patches ? table.patchesSince(viewer, cursor) !== null : missing <= 1
  weigh(1 + missing + (isAtHand || updates !== null ? 0 : table.seen))
  if (isAtHand) return { cursor, texts: [] }
  updates ??= await inSlices(table.retold(viewer), pause)
  const texts = patches
    ? patchesOf(updates, missing).map((patch) => `{"patch":${patch}}`)
    : updates.slice(cursor).map((update) => JSON.stringify({ update }))
  return { cursor: latest, texts }
}

function areEyesOf({ game }: Table, viewer: Viewer, seats: readonly string[] | undefined): boolean {
  if (seats === undefined) return true
  return game.seats.every(({ id }, seat) => seats.includes(id) === ((viewer & (1 << seat)) !== 0))
}
