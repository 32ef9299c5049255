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

  entries(match: string): readonly string[] {
    return this.#matches.get(match)?.entries ?? []
  }

  listing(match: string): Listing {
    return this.#shelf(match).listing
  }

  async putContent(hash: string, content: string): Promise<void> {
    this.#contents.set(hash, content)
  }

  async content(hash: string): Promise<string | null> {
    return this.#contents.get(hash) ?? null
  }

  async createMatch({ id, game, created, entries, listing }: NewMatch): Promise<void> {
    if (this.#matches.has(id)) throw new PositionTaken(id, 0)
    const ever = new Set(listing.people)
    this.#matches.set(id, { match: { id, game, created }, entries: [...entries], ever, listing })
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
    if (position !== shelf.entries.length) throw new PositionTaken(match, position)
    shelf.entries.push(...entries)
    if (listing !== undefined) {
      shelf.listing = listing
      for (const person of listing.people) shelf.ever.add(person)
    }
    if (mishap === 'kept-but-failed') throw new Error('the disk went away')
  }

  async loadMatch(match: string): Promise<KeptMatch | null> {
    const shelf = this.#matches.get(match)
    if (shelf === undefined) return null
    const { status, summary } = shelf.listing
    return { ...shelf.match, entries: [...shelf.entries], status, summary }
  }

  async listedMatches(limit: number): Promise<ListedMatch[]> {
    return this.#list(limit, ({ listing }) => listing.listed && listing.status !== 'over')
  }

  async matchesOf(person: string, limit: number): Promise<ListedMatch[]> {
    return this.#list(limit, ({ listing }) => listing.people.includes(person))
  }

  async untouchedMatches(status: MatchStatus, since: number, limit: number): Promise<string[]> {
    const found = this.#list(
      Number.MAX_SAFE_INTEGER,
      ({ listing }) => listing.status === status && listing.changed < since,
    )
    return found
      .map(({ id }) => id)
      .reverse()
      .slice(0, limit)
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

  backup(): Promise<void> {
    return notHere()
  }

  async close(): Promise<void> {}

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

function notHere(): Promise<never> {
  return Promise.reject(new Error('tables have no use for this'))
}
