import type { Blocking, Listing, Report } from '#table/store.ts'

/** All that is kept of a person. */
export interface HeldPerson {
  readonly id: string
  readonly name: string
  readonly since: number
  readonly tokens: readonly {
    readonly hash: string
    readonly since: number
    readonly seen: number
    readonly label: string
  }[]
  readonly codes: readonly { readonly hash: string; readonly expires: number }[]
}

/** All that is kept of a match; its replays are made again where they are asked for. */
export interface HeldMatch {
  readonly id: string
  readonly game: string
  readonly created: number
  /** The hash of its content; null once the match no longer needs it. */
  readonly content: string | null
  readonly listing: Listing
  /** Everybody who was ever in it, and whether they still hold a seat. */
  readonly sitting: readonly { readonly person: string; readonly here: boolean }[]
  /** None where an archive stands for them. */
  readonly entries: readonly string[]
  readonly archive: HeldArchive | null
}

/** Still compressed: a move does not have to unpack it. */
export interface HeldArchive {
  readonly length: number
  /** In base64. */
  readonly packed: string
}

export interface HeldContent {
  readonly hash: string
  readonly text: string
}

/** A database as something to be copied from and to: thing by thing, each whole or not at all. */
export interface Holdings {
  contents(): AsyncIterable<HeldContent>
  people(): AsyncIterable<HeldPerson>
  /** In the order they were made, which lists keep. */
  matches(): AsyncIterable<HeldMatch>
  content(hash: string): Promise<string | null>
  person(id: string): Promise<HeldPerson | null>
  match(id: string): Promise<HeldMatch | null>
  putContent(content: HeldContent): Promise<void>
  putPerson(person: HeldPerson): Promise<void>
  putMatch(match: HeldMatch): Promise<void>
  /** Whom a person has blocked, in the order of their ids. */
  blocksOf(person: string): Promise<readonly Blocking[]>
  putBlocks(person: string, blocks: readonly Blocking[]): Promise<void>
  /** In the order they were made. There are few: the oldest are deleted. */
  reports(): Promise<readonly Report[]>
  putReports(reports: readonly Report[]): Promise<void>
  close(): Promise<void>
}

/** Rows that are read at a time. */
export const AT_ONCE = 100

/** The rules number of a match, as its listing has it. */
export function rulesIn({ summary }: Listing): number | null {
  try {
    const { rules } = JSON.parse(summary)
    return typeof rules === 'number' ? rules : null
  } catch {
    return null
  }
}
