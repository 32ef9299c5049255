import {
  type KeptMatch,
  type ListedMatch,
  type Listing,
  type MatchStatus,
  type NewMatch,
  type Person,
  PositionTaken,
  type Rewritten,
  type Store,
} from '../store.ts'

/** What a store does with the next append: keeps it, loses it, or keeps it and says that it did not. */
export type Mishap = 'none' | 'lost' | 'kept-but-failed'

interface Shelf {
  readonly match: Omit<KeptMatch, 'entries' | 'status' | 'summary'>
  readonly entries: string[]
  /** Everyone who was ever in it. */
  readonly ever: Set<string>
  listing: Listing
  content: string | null
  archive: readonly string[] | null
  isArchived: boolean
}

/** Keeps matches in memory; slow when told to be, and fails when told to. */
export class MemoryStore implements Store {
  readonly #contents = new Map<string, string>()
  readonly #matches = new Map<string, Shelf>()
  readonly #people = new Map<string, Person>()
  /** Asked before each append. */
  mishap: () => Mishap = () => 'none'
  /** How long an append takes: each is given a moment of its own to wait for. */
  delay: () => Promise<void> = () => Promise.resolve()
  readonly isWriting = true
  readonly lost = new Promise<never>(() => {})

  entries(match: string): readonly string[] {
    return this.#matches.get(match)?.entries ?? []
  }

  listing(match: string): Listing {
    return this.#shelf(match).listing
  }

  async content(hash: string): Promise<string | null> {
    return this.#contents.get(hash) ?? null
  }

  unbegunContents(): Promise<never> {
    return notHere()
  }

  async createMatch({ id, game, created, entries, listing, content }: NewMatch): Promise<void> {
    if (this.#matches.has(id)) throw new PositionTaken(id, 0)
    const kept = [...entries]
    this.#contents.set(content.hash, content.text)
    const ever = new Set(listing.people)
    const match = { id, game, created, entries: kept }
    const archive = { archive: null, isArchived: false }
    this.#matches.set(id, { match, entries: kept, ever, listing, content: content.hash, ...archive })
  }

  async append(
    match: string,
    position: number,
    entries: readonly string[],
    listing?: Listing,
  ): Promise<void> {
    await this.delay()
    const mishap = this.mishap()
    if (mishap === 'lost') throw new Error('the disk is full')
    const shelf = this.#shelf(match)
    bringBack(shelf)
    if (position !== shelf.entries.length) throw new PositionTaken(match, position)
    shelf.entries.push(...entries)
    if (listing !== undefined) this.#relist(shelf, listing)
    if (mishap === 'kept-but-failed') throw new Error('the disk went away')
  }

  async loadMatch(match: string): Promise<KeptMatch | null> {
    const shelf = this.#matches.get(match)
    if (shelf === undefined) return null
    return kept(shelf, shelf.isArchived ? (shelf.archive ?? []) : shelf.entries)
  }

  async unarchivedMatches(since: number, limit: number, skipped: number): Promise<string[]> {
    const old = await this.untouchedMatches('over', since, Number.MAX_SAFE_INTEGER, 0)
    return old.filter((match) => !this.isArchived(match)).slice(skipped, skipped + limit)
  }

  async keepArchive(match: string, entries: readonly string[]): Promise<void> {
    const shelf = this.#shelf(match)
    if (shelf.isArchived || shelf.entries.length !== entries.length) throw new Error('not as many entries')
    shelf.archive = [...entries]
  }

  async loadArchive(match: string): Promise<KeptMatch | null> {
    const shelf = this.#matches.get(match)
    return shelf === undefined || shelf.archive === null ? null : kept(shelf, shelf.archive)
  }

  async dropEntries(match: string): Promise<void> {
    const shelf = this.#shelf(match)
    if (shelf.archive?.length !== shelf.entries.length) throw new Error('not as many entries')
    shelf.entries.length = 0
    shelf.isArchived = true
  }

  /** Whether its archive stands for its entries. */
  isArchived(match: string): boolean {
    return this.#shelf(match).isArchived
  }

  async listedMatch(match: string): Promise<ListedMatch | null> {
    return this.#list(Number.MAX_SAFE_INTEGER, (shelf) => shelf.match.id === match)[0] ?? null
  }

  async listedMatches(limit: number): Promise<ListedMatch[]> {
    return this.#list(limit, ({ listing }) => listing.listed && listing.status !== 'over')
  }

  async matchesOf(person: string, limit: number): Promise<ListedMatch[]> {
    return this.#list(limit, ({ listing }) => listing.people.includes(person))
  }

  matchesOfBoth(): Promise<never> {
    return notHere()
  }

  async untouchedMatches(
    status: MatchStatus,
    since: number,
    limit: number,
    skipped: number,
  ): Promise<string[]> {
    const found = this.#list(
      Number.MAX_SAFE_INTEGER,
      ({ listing }) => listing.status === status && listing.changed < since,
    )
    return found
      .map(({ id }) => id)
      .reverse()
      .slice(skipped, skipped + limit)
  }

  keepReplay(): Promise<void> {
    return notHere()
  }

  replay(): Promise<null> {
    return notHere()
  }

  dropReplays(): Promise<void> {
    return notHere()
  }

  async createPerson(person: Person): Promise<void> {
    this.#people.set(person.id, person)
  }

  async person(id: string): Promise<Person | null> {
    return this.#people.get(id) ?? null
  }

  personByToken(): Promise<null> {
    return notHere()
  }

  renamePerson(): Promise<void> {
    return notHere()
  }

  addToken(): Promise<void> {
    return notHere()
  }

  dropToken(): Promise<void> {
    return notHere()
  }

  seeToken(): Promise<void> {
    return notHere()
  }

  devicesOf(): Promise<never> {
    return notHere()
  }

  dropPerson(): Promise<void> {
    return notHere()
  }

  dropIdlePeople(): Promise<never> {
    return notHere()
  }

  block(): Promise<void> {
    return notHere()
  }

  unblock(): Promise<void> {
    return notHere()
  }

  blocksOf(): Promise<never> {
    return notHere()
  }

  isBlockedBy(): Promise<never> {
    return notHere()
  }

  addReport(): Promise<void> {
    return notHere()
  }

  reports(): Promise<never> {
    return notHere()
  }

  async matchesEverOf(person: string): Promise<string[]> {
    return [...this.#matches].filter(([, { ever }]) => ever.has(person)).map(([id]) => id)
  }

  async rewrite(
    match: string,
    person: string,
    entries: readonly Rewritten[],
    summary: string,
  ): Promise<void> {
    const shelf = this.#shelf(match)
    bringBack(shelf)
    for (const { position, entry } of entries) shelf.entries[position] = entry
    const people = shelf.listing.people.filter((each) => each !== person)
    shelf.listing = { ...shelf.listing, people, summary }
    shelf.ever.delete(person)
  }

  scrub(): Promise<void> {
    return notHere()
  }

  putCode(): Promise<void> {
    return notHere()
  }

  takeCode(): Promise<null> {
    return notHere()
  }

  async tryWriting(): Promise<void> {}

  backup(): Promise<void> {
    return notHere()
  }

  async close(): Promise<void> {}

  /** A match that is over before it was played lets go of its content. */
  #relist(shelf: Shelf, listing: Listing): void {
    const { content } = shelf
    if (shelf.listing.status === 'gathering' && listing.status === 'over') shelf.content = null
    shelf.listing = listing
    for (const person of listing.people) shelf.ever.add(person)
    if (content !== null && [...this.#matches.values()].every((other) => other.content !== content))
      this.#contents.delete(content)
  }

  #shelf(match: string): Shelf {
    const shelf = this.#matches.get(match)
    if (shelf === undefined) throw new Error(`there is no match ${match}`)
    return shelf
  }

  #list(limit: number, wanted: (shelf: Shelf) => boolean): ListedMatch[] {
    return [...this.#matches.values()]
      .filter(wanted)
      .map(({ match, listing }) => ({ ...listing, id: match.id, game: match.game, created: match.created }))
      .sort((a, b) => b.changed - a.changed)
      .slice(0, limit)
  }
}

function kept({ match, listing: { status, summary } }: Shelf, entries: readonly string[]): KeptMatch {
  return { ...match, entries: [...entries], status, summary }
}

/** There is no archive from now on. */
function bringBack(shelf: Shelf): void {
  if (shelf.isArchived) shelf.entries.push(...(shelf.archive ?? []))
  shelf.isArchived = false
  shelf.archive = null
}

function notHere(): Promise<never> {
  return Promise.reject(new Error('tables have no use for this'))
}
