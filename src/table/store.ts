/**
 * What a table needs to have kept. A promise that resolves means: it is on the disk. The contract knows nothing of
 * games; entries, contents and summaries are texts to it.
 */
export interface Store {
  /** Content is kept by its hash; keeping it twice is keeping it once. */
  putContent(hash: string, content: string): Promise<void>
  content(hash: string): Promise<string | null>

  /** Takes the first entries of a new match. */
  createMatch(match: NewMatch): Promise<void>
  /**
   * Adds entries from a position on, with what the lists show of the match now. Rejects with PositionTaken,
   * and keeps nothing, when somebody was there first.
   */
  append(match: string, position: number, entries: readonly string[], listing?: Listing): Promise<void>
  loadMatch(match: string): Promise<KeptMatch | null>
  /** Listed matches that are open or live, the latest first. */
  listedMatches(limit: number): Promise<ListedMatch[]>
  /** The matches a person is in, the latest first. */
  matchesOf(person: string, limit: number): Promise<ListedMatch[]>
  /** The ids of matches of a status that have not changed since a moment, the oldest first. */
  untouchedMatches(status: MatchStatus, since: number, limit: number): Promise<string[]>

  /** A person with their first device. */
  createPerson(person: Person, token: TokenHash, label?: string): Promise<void>
  person(id: string): Promise<Person | null>
  personByToken(token: TokenHash): Promise<Person | null>
  renamePerson(id: string, name: string): Promise<void>
  /** One more device of the same person. */
  addToken(person: string, token: TokenHash, now: number, label?: string): Promise<void>
  dropToken(token: TokenHash): Promise<void>
  /** The device with this token was here. */
  seeToken(token: TokenHash, now: number): Promise<void>
  /** A person's devices, the oldest first. */
  devicesOf(person: string): Promise<Device[]>
  /** Deletes a person with their tokens and codes. What matches hold of them stays: see `rewrite`. */
  dropPerson(id: string): Promise<void>
  /** Deletes people who are in no match and of whom no device was here since a moment; gives how many. */
  dropIdlePeople(since: number, limit: number): Promise<number>

  /** Every match a person has ever been in, also those they left. */
  matchesEverOf(person: string): Promise<string[]>
  /** Puts other texts in the place of some entries and of the summary; the person has never been in this match then. */
  rewrite(match: string, person: string, entries: readonly Rewritten[], summary: string): Promise<void>
  /** Sees to it that nothing which `dropPerson` and `rewrite` replaced is left in the files. */
  scrub(): Promise<void>

  /** A code that moves a person to another device: works once, until it expires. */
  putCode(code: TokenHash, person: string, expires: number): Promise<void>
  takeCode(code: TokenHash, now: number): Promise<string | null>

  /** A copy of everything into a file, while others go on. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

/** Who asked to be forgotten, by id. It is kept apart from the store, so that a store that is put back forgets them too. */
export interface ForgottenList {
  all(): readonly string[]
  add(person: string): Promise<void>
}

/** A SHA-256 in hexadecimal: what is kept of a secret that somebody else holds. */
export type TokenHash = string

export interface Person {
  readonly id: string
  readonly name: string
  readonly since: number
}

/** One of the places where a person is known. */
export interface Device {
  readonly token: TokenHash
  /** What it said of itself when it was added, or nothing. */
  readonly label: string
  readonly since: number
  readonly seen: number
}

export interface NewMatch {
  readonly id: string
  readonly game: string
  readonly created: number
  readonly entries: readonly string[]
  readonly listing: Listing
}

export interface KeptMatch {
  readonly id: string
  readonly game: string
  readonly created: number
  readonly entries: readonly string[]
  readonly status: MatchStatus
  readonly summary: string
}

/** Another text for an entry. */
export interface Rewritten {
  readonly position: number
  readonly entry: string
}

export type MatchStatus = 'gathering' | 'playing' | 'over'

/** What the lists show of a match; nothing in it may depend on what a watcher does not see. */
export interface Listing {
  readonly status: MatchStatus
  /** Whether the host put it into the lobby. */
  readonly listed: boolean
  /** When what everyone sees last changed. */
  readonly changed: number
  readonly people: readonly string[]
  /** A text for the lists: who sits where, what is played. */
  readonly summary: string
}

export interface ListedMatch extends Listing {
  readonly id: string
  readonly game: string
  readonly created: number
}

/** Somebody else wrote at this position first. */
export class PositionTaken extends Error {
  constructor(match: string, position: number) {
    super(`match ${match} has an entry at ${position} already`)
    this.name = 'PositionTaken'
  }
}
