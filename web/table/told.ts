import type { Room } from '#wire/room.ts'

/** What a bot told those of its side. */
export type Told = Room['told'][number]

/** What has come after the last line that was known. Times do not tell: two lines may have the same. */
export function freshIn(told: readonly Told[], known: Told | undefined): readonly Told[] {
  const last = JSON.stringify(known)
  return told.slice(told.findLastIndex((line) => JSON.stringify(line) === last) + 1)
}

/** Where the pages of a story are turned: the cursors that this device knows of, and how many of them have been seen. */
export interface Turns {
  readonly known: readonly number[]
  readonly seen: number
}

/**
 * By how many pages a line is ahead of what has been seen, if the story was known up to a cursor when it was said. Less
 * than none: that page has been turned.
 */
export function pagesAhead(cursor: number, { known, seen }: Turns): number {
  return known.filter((turn) => turn <= cursor).length - seen
}
