import type { Room } from '#wire/room.ts'

/** What a bot told those of its side. */
export type Told = Room['told'][number]

/** The lines after the last known one. They are not compared by time: two may have the same. */
export function freshIn(told: readonly Told[], known: Told | undefined): readonly Told[] {
  const last = JSON.stringify(known)
  return told.slice(told.findLastIndex((line) => JSON.stringify(line) === last) + 1)
}

/** The cursors known here at which earlier lines go out of date, and how many of them have been seen. */
export interface Turns {
  readonly known: readonly number[]
  readonly seen: number
}

/**
 * How many of these cursors lie between what has been seen and a line that was said when the story was known up to `cursor`.
 * Negative where the line is out of date.
 */
export function pagesAhead(cursor: number, { known, seen }: Turns): number {
  return known.filter((turn) => turn <= cursor).length - seen
}
