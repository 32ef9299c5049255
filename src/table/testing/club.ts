import { findBox } from '#games/index.ts'
import type { Box, Options } from '#kernel/game.ts'
import { Refusal } from '#kernel/refusal.ts'
import { oysters } from '#kernel/testing/oysters/index.ts'
import type { Command } from '../command.ts'
import type { PersonId, TableEntry } from '../entry.ts'
import type { NewTable } from '../new-table.ts'
import { type RoomView, roomView } from '../room-view.ts'
import type { Listing } from '../store.ts'
import type { CommandResult, Table } from '../table.ts'
import { Tables } from '../tables.ts'
import { MemoryStore } from './memory-store.ts'
import { teamOysters } from './team-oysters.ts'

/** One person, several who share a seat, or a bot. */
export type Sitter = PersonId | readonly PersonId[] | { readonly bot: string }

/** Where people meet in tests: a clock that is set by hand, ids that count, and a store that can be told to fail. */
export class Club {
  readonly store = new MemoryStore()
  /** Tables that changed, and tables that had to be dropped, in order. */
  readonly changed: string[] = []
  readonly dropped: string[] = []
  /** Tables that somebody is at. */
  readonly watched = new Set<string>()
  packMemory = Number.POSITIVE_INFINITY
  /** Tables of which it was told that they cannot be read. */
  readonly damaged: string[] = []
  /** What was told of those that cannot go on by newer rules. */
  readonly unraised: string[] = []
  /** The games that are here, from the next crash on. */
  findBox: (id: string) => Box | undefined = findTestBox
  /** Called when the tables that are in use now have changed one. */
  onChange: (table: Table) => void = () => {}
  now = 1_000_000
  /** How often tables let others have their turn. */
  pauses = 0
  tables: Tables
  readonly #lastSeen = new Map<PersonId, number>()
  #ids = 0
  #secrets = 0
  #tags = 0
  #secret: (count: number) => string

  constructor(secret: (count: number) => string = countedSecret) {
    this.#secret = secret
    this.tables = this.#newTables()
  }

  /** Everything in memory is gone; what was kept is there. */
  crash(): void {
    this.tables = this.#newTables()
  }

  wait(milliseconds: number): void {
    this.now += milliseconds
  }

  /** From now on the person is gone. */
  leaves(...people: readonly PersonId[]): void {
    for (const person of people) this.#lastSeen.set(person, this.now)
  }

  returns(person: PersonId): void {
    this.#lastSeen.delete(person)
  }

  tag(): string {
    this.#tags++
    return `tag ${this.#tags}`
  }

  async open(host: PersonId, wanted: NewTable): Promise<string> {
    return (await this.tables.create(host, host, wanted)).id
  }

  /** A table at which everyone sits as named, the first of them as the host, and the game has begun. */
  async play(game: string, seats: readonly Sitter[], options: Options = {}): Promise<string> {
    const sitting = seats.map((seat) => (typeof seat === 'string' ? [seat] : 'bot' in seat ? [] : seat))
    const people = new Set(sitting.flat())
    const [host] = people
    const plan = seats.map((seat) => (typeof seat !== 'string' && 'bot' in seat ? seat : undefined))
    const id = await this.open(host, { game, options: { ...options, players: seats.length }, seats: plan })
    for (const [seat, persons] of sitting.entries())
      for (const person of persons) await this.sits(id, person, seat)
    for (const person of people) await this.do(id, person, { do: 'ready', on: true })
    return id
  }

  /** Whoever has the seat invites, or else the host, and the person comes. */
  async sits(id: string, person: PersonId, seat: number): Promise<void> {
    const codeHash = `invitation of ${person} to ${seat}`
    const { host, seats } = await this.room(id)
    await this.do(id, seats[seat].holders[0] ?? host, { do: 'invite', seat, codeHash })
    await this.do(id, person, { do: 'sit', seat, name: person, codeHash })
  }

  do(id: string, person: PersonId, command: Command): Promise<CommandResult> {
    return this.tables.command(id, person, command)
  }

  act(id: string, person: PersonId, seat: number, ...actions: readonly string[]): Promise<CommandResult> {
    return this.do(id, person, { do: 'act', seat, actions, tag: this.tag() })
  }

  table<T>(id: string, read: (table: Table) => T): Promise<T> {
    return this.tables.use(id, read)
  }

  /** The table for a rematch that was agreed. */
  async rematch(id: string): Promise<Table> {
    return this.table(await this.tables.rematch(id), (next) => next)
  }

  /** What a seat may do now, in words. */
  legal(id: string, seat: number): Promise<string[]> {
    return this.table(id, ({ match, game }) => (match?.legal(seat) ?? []).map((a) => game.vocabulary.text(a)))
  }

  room(id: string, person: PersonId | null = null): Promise<RoomView> {
    return this.table(id, (table) => roomView(table, person))
  }

  log(id: string): TableEntry[] {
    return this.store.entries(id).map((text) => JSON.parse(text) as TableEntry)
  }

  listing(id: string): Listing {
    return this.store.listing(id)
  }

  #newTables(): Tables {
    const tables: Tables = new Tables({
      store: this.store,
      findBox: this.findBox,
      now: () => this.now,
      elapsed: () => this.now,
      newId: () => `table-${++this.#ids}`,
      newSecret: () => this.#secret(this.#secrets++),
      pause: async () => {
        this.pauses++
      },
      away: (_table, person) => {
        const seen = this.#lastSeen.get(person)
        return seen === undefined ? 0 : this.now - seen
      },
      changed: (table) => {
        this.changed.push(table.id)
        if (this.tables === tables) this.onChange(table)
      },
      apart: async () => [],
      isWatched: (id) => this.watched.has(id),
      packMemory: this.packMemory,
      dropped: (id) => this.dropped.push(id),
      damaged: (id) => this.damaged.push(id),
      unraised: (error) => this.unraised.push(error.message),
    })
    return tables
  }
}

export function findTestBox(id: string): Box | undefined {
  return [oysters, teamOysters].find((box) => box.id === id) ?? findBox(id)
}

export function countedSecret(count: number): string {
  return count.toString(16).padStart(64, '0')
}

/** What somebody is told who is refused; 'done' for one who is not. */
export async function answerTo(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
