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

  /**
   * Keeps a replay as it is given out, in place of one that was kept before. Those that nobody has asked for longest go when
   * all of them together take more than so many bytes.
   */
  keepReplay(replay: KeptReplay, most: number): Promise<void>
  /** As it was kept; null also for one that another program made. */
  replay(match: string, eyes: string, madeBy: string, now: number): Promise<string | null>
  /** They are made again when somebody asks for them. */
  dropReplays(match: string): Promise<void>

  createPerson(person: Person, token: TokenHash): Promise<void>
  person(id: string): Promise<Person | null>
  personByToken(token: TokenHash): Promise<Person | null>
  renamePerson(id: string, name: string): Promise<void>
  /** One more device of the same person. */
  addToken(person: string, token: TokenHash, now: number): Promise<void>
  dropToken(token: TokenHash): Promise<void>

  /** A code that moves a person to another device: works once, until it expires. */
  putCode(code: TokenHash, person: string, expires: number): Promise<void>
  takeCode(code: TokenHash, now: number): Promise<string | null>

  /** A copy of everything into a file, while others go on. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

/** A SHA-256 in hexadecimal: what is kept of a secret that somebody else holds. */
export type TokenHash = string

export interface Person {
  readonly id: string
  readonly name: string
  readonly since: number
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
