/**
 * The storage contract of tables. A promise that resolves means: it is on the disk. It knows nothing of games; entries, contents
 * and summaries are texts to it.
 */
export interface Store {
  /** Keeps a new match. Contents are shared: one with the same hash is kept once. */
  createMatch(match: NewMatch): Promise<void>
  content(hash: string): Promise<string | null>
  /** Contents that only gathering matches have, except those with these hashes. */
  unbegunContents(except: readonly string[], limit: number): Promise<UnbegunContents>
  /**
   * Appends entries at a position, and replaces the listing if one is given: all or nothing. Rejects with PositionTaken when another
   * writer was there first. A match that ends before it began loses its content, which is deleted if no other match has it.
   */
  append(match: string, position: number, entries: readonly string[], listing?: Listing): Promise<void>
  /** From its entries or, where they are gone, from its archive. Rejects with Damaged when what was kept of it is not whole. */
  loadMatch(match: string): Promise<KeptMatch | null>
  /** The ids of matches that are over, have entries and have not changed since a moment, the oldest first, after so many. */
  unarchivedMatches(since: number, limit: number, skipped: number): Promise<string[]>
  /**
   * Keeps a match as one compressed text beside its entries, which still count, in place of one that was kept before. Rejects
   * when the match has not as many entries. `life` is the life of this node that had the match when it was read, as `own` gave
   * it: where that has lost it since, the entries may be others by now, and it rejects with Interrupted.
   */
  keepArchive(match: string, entries: readonly string[], life?: number): Promise<void>
  /** The match as its archive has it; null where there is none. Rejects with Damaged when it is not whole. */
  loadArchive(match: string): Promise<KeptMatch | null>
  /**
   * From now on the archive stands for the entries, which are deleted. Rejects, and deletes nothing, where it is not of as
   * many. Whatever adds to the match later, or rewrites it, brings them back first. `life` as in `keepArchive`.
   */
  dropEntries(match: string, life?: number): Promise<void>
  /** What the lists show of one match. */
  listedMatch(match: string): Promise<ListedMatch | null>
  /** Listed matches that are open or live, the latest first. One that cannot be read comes without a summary. */
  listedMatches(limit: number): Promise<ListedMatch[]>
  /** The matches a person is in, the latest first. */
  matchesOf(person: string, limit: number): Promise<ListedMatch[]>
  /** The ids of matches of a status that two people are both in. */
  matchesOfBoth(status: MatchStatus, one: string, other: string): Promise<string[]>
  /** The ids of matches of a status that have not changed since a moment, the oldest first, after so many of them. */
  untouchedMatches(status: MatchStatus, since: number, limit: number, skipped: number): Promise<string[]>

  /**
   * Caches a replay as it is served, in place of an earlier one. The least recently used are dropped when all together take more
   * than so many bytes.
   */
  keepReplay(replay: KeptReplay, most: number): Promise<void>
  /** The cached replay; null also for one that another version made. */
  replay(match: string, eyes: string, madeBy: string, now: number): Promise<string | null>
  /** Drops a match's replays from the cache. */
  dropReplays(match: string): Promise<void>

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
  /** Deletes a person with their tokens and codes, and all blocks and reports by and about them. What matches hold stays: see `rewrite`. */
  dropPerson(id: string): Promise<void>
  /** Deletes people who are in no match and of whom no device was here since a moment; gives how many. */
  dropIdlePeople(since: number, limit: number): Promise<number>

  /** Keeps somebody away from a person from now on; again, under the newer name. Both have to be there. */
  block(person: string, blocked: Blocking): Promise<void>
  unblock(person: string, whom: string): Promise<void>
  /** Whom a person has blocked, the latest first. */
  blocksOf(person: string): Promise<Blocking[]>
  /** Whether any of these people has blocked somebody. */
  isBlockedBy(whom: string, people: readonly string[]): Promise<boolean>

  /** Keeps what somebody tells of another; the oldest go when there are more than so many. Both have to be there. */
  addReport(report: Report, most: number): Promise<void>
  /** The latest first. */
  reports(limit: number): Promise<Report[]>

  /** Every match a person has ever been in, also those they left. */
  matchesEverOf(person: string): Promise<string[]>
  /** Overwrites some entries and the summary, and takes the person off the match. `life` as in `keepArchive`. */
  rewrite(
    match: string,
    person: string,
    entries: readonly Rewritten[],
    summary: string,
    life?: number,
  ): Promise<void>
  /** Erases what `dropPerson` and `rewrite` replaced from the files. */
  scrub(): Promise<void>

  /** A code that moves a person to another device: works once, until it expires. */
  putCode(code: TokenHash, person: string, expires: number): Promise<void>
  takeCode(code: TokenHash, now: number): Promise<string | null>

  /** False after a write that the disk refused, until one succeeds. */
  readonly isWriting: boolean
  /** Tries a write, for `isWriting`. */
  tryWriting(): Promise<void>
  /** Resolves, with the reason, when the store fails for good; not when it is closed. */
  readonly lost: Promise<StoreLost>

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

/** Somebody whom a person has blocked. */
export interface Blocking {
  readonly whom: string
  /** What they were called then, at the table where they met. */
  readonly name: string
  readonly at: number
}

/** What a person tells whoever runs the server about another at their table. */
export interface Report {
  readonly at: number
  readonly match: string
  readonly by: string
  readonly whom: string
  /** What they were called at that table. */
  readonly name: string
  readonly why: string
  /** In the person's own words, or nothing. */
  readonly text: string
  /** What the other said last that the person could read, a line each. */
  readonly said: string
}

export interface NewMatch {
  readonly id: string
  readonly game: string
  /** The number of the rules it is played by: where several nodes share a store, only those that have them take it. */
  readonly rules?: number
  readonly created: number
  readonly entries: readonly string[]
  readonly listing: Listing
  readonly content: { readonly hash: string; readonly text: string }
}

export interface UnbegunContents {
  /** Of all of them; one that several matches have is counted once. */
  readonly bytes: number
  /** The ids of the matches, those that have not changed for longest first. */
  readonly matches: readonly string[]
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

/** A finished match as some eyes saw it, which holds the names of its people. */
export interface KeptReplay {
  readonly match: string
  readonly eyes: string
  /** What made it: another program may show the same match otherwise. */
  readonly madeBy: string
  /** Compressed, in base64. */
  readonly packed: string
  readonly now: number
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
  /** The rules the match goes by from now on, where they are others than before: what `NewMatch` says of them. */
  readonly rules?: number
}

export interface ListedMatch extends Listing {
  readonly id: string
  readonly game: string
  readonly created: number
}

/** What was kept of a match cannot be read any more. */
export class Damaged extends Error {
  constructor(what: string, cause?: unknown) {
    super(what, { cause })
    this.name = 'Damaged'
  }
}

/** The store has failed for good, and pending writes with it: only opening it again helps. */
export class StoreLost extends Error {
  constructor(why: string, cause?: unknown) {
    super(`the store has ended: ${why}`, { cause })
    this.name = 'StoreLost'
  }
}

/**
 * The connection to the database ended: whether the last writes were kept is unknown. An order that is repeated with its tag is
 * done once.
 */
export class Interrupted extends StoreLost {
  constructor(why: string, cause?: unknown) {
    super(why, cause)
    this.name = 'Interrupted'
  }
}

/** Somebody else wrote at this position first. */
export class PositionTaken extends Error {
  constructor(match: string, position: number) {
    super(`match ${match} has an entry at ${position} already`)
    this.name = 'PositionTaken'
  }
}
