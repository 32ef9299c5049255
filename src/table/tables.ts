import { contentHash } from '../kernel/content.ts'
import type { Box, Options } from '../kernel/game.ts'
import type { SealNumber } from '../kernel/match/seal.ts'
import { prepareTerms } from '../kernel/match/setup.ts'
import type { Message } from '../kernel/message.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Command } from './command.ts'
import type { Created, PersonId, TableEntry } from './entry.ts'
import { isAgreed, people } from './room.ts'
import { listingKey, listingOf } from './room-view.ts'
import { added, isSealed, rematchId, type SealedTerms, type TableSetup } from './seal.ts'
import type { Store } from './store.ts'
import { type Step, Table } from './table.ts'

/** What tables need from the world. */
export interface World {
  readonly store: Store
  findBox(id: string): Box | undefined
  now(): number
  /** An id that nobody can guess. */
  newId(): string
  /** 256 bits in hexadecimal, of which the server shows a commitment. */
  newSecret(): SealNumber
  /** Milliseconds since a person was last at this table; 0 for one who is. */
  away(table: string, person: PersonId): number
  /** Called after a table has changed and the change is kept. */
  changed(table: Table): void
  /** Called when a table had to be dropped; whoever holds it must open it again. */
  dropped(table: string): void
}

export interface NewTable {
  readonly game: string
  readonly options?: unknown
  readonly pack?: unknown
  readonly listed?: boolean
  /** By seat: the host's own, a bot's level, or open. */
  readonly seats?: readonly (SeatPlan | undefined)[]
}

export type SeatPlan = { readonly mine: true } | { readonly bot: string }

/** Who sits at a table from the beginning. */
type Seating = Extract<TableEntry, { kind: 'sat' | 'bot' }>

/** What was agreed on before there was a table. */
interface Agreed {
  readonly id: string
  /** Its commitment has been shown. */
  readonly secret: SealNumber
  /** Those who are ready, with the numbers they add. */
  readonly ready: ReadonlyMap<PersonId, SealNumber | null>
}

interface Kept {
  readonly table: Table
  used: number
  /** Of the listing that was written last. */
  listed: string
}

/** All tables of this process: read from the store when needed, one command at a time each, dropped when idle. */
export class Tables {
  readonly #world: World
  readonly #open = new Map<string, Kept>()
  readonly #queues = new Map<string, Promise<unknown>>()

  constructor(world: World) {
    this.#world = world
  }

  get loaded(): number {
    return this.#open.size
  }

  /** How many tables somebody is using at this moment. */
  get busy(): number {
    return this.#queues.size
  }

  async create(host: PersonId, name: string, wanted: NewTable): Promise<Table> {
    const at = this.#world.now()
    const seating = (wanted.seats ?? []).flatMap((plan, seat): Seating[] => {
      if (plan === undefined) return []
      if ('bot' in plan) return [{ kind: 'bot', seat, level: plan.bot, at }]
      return [{ kind: 'sat', seat, person: host, name, at }]
    })
    return this.#lay(host, name, wanted, seating, null)
  }

  /** Does something with a table while nobody else does. */
  async use<T>(id: string, work: (table: Table) => T | Promise<T>): Promise<T> {
    const before = this.#queues.get(id)
    let done = (): void => {}
    const turn = new Promise<void>((resolve) => {
      done = resolve
    })
    this.#queues.set(id, turn)
    try {
      if (before !== undefined) await before
      const { table } = this.#known(id) ?? (await this.#load(id))
      return await work(table)
    } finally {
      if (this.#queues.get(id) === turn) this.#queues.delete(id)
      done()
    }
  }

  command(id: string, person: PersonId, command: Command): Promise<Step> {
    const now = this.#world.now()
    const away = (other: PersonId): number => this.#world.away(id, other)
    return this.change(id, (table) => table.handle(command, { person, now, away }))
  }

  botActs(id: string, seat: number, action: string, decision: string, tag: string): Promise<Step> {
    return this.change(id, (table, now) => table.botActs(seat, action, decision, tag, now))
  }

  botSays(id: string, seat: number, said: Message, decision: string): Promise<Step> {
    return this.change(id, (table, now) => table.botSays(seat, said, decision, now))
  }

  /** Does something to a table, and keeps what came of it. */
  change(id: string, work: (table: Table, now: number) => Step): Promise<Step> {
    return this.use(id, (table) => this.#perform(table, () => work(table, this.#world.now())))
  }

  /**
   * Lays the table for a rematch that was agreed, and writes down where it is; people move on one seat. Whoever agreed
   * is ready, so it begins at once unless somebody is still to be waited for.
   */
  async rematch(id: string): Promise<Table> {
    return this.use(id, async (table) => {
      const { room, setup } = table
      if (room.rematch !== null) return this.use(room.rematch, (next) => next)
      if (room.offer?.offer.what !== 'rematch' || !isAgreed(room)) throw new Refusal('no-offer')
      const at = this.#world.now()
      const seating = room.seats.flatMap(({ holders, bot: level }, from): Seating[] => {
        const seat = (from + 1) % room.seats.length
        if (holders.length === 0) return level === null ? [] : [{ kind: 'bot', seat, level, at }]
        return holders.map((person) => ({
          kind: 'sat',
          seat,
          person,
          name: room.names.get(person) ?? '',
          at,
        }))
      })
      const isBuiltIn = setup.contentHash === contentHash(table.box.shelf.builtIn)
      const wanted: NewTable = {
        game: setup.game,
        options: setup.options,
        ...(isBuiltIn ? {} : { pack: setup.content }),
        listed: room.listed,
      }
      // Before format 2 there was no commitment to agree to: people then say at the next table that they are ready.
      const agreed = isSealed(setup)
        ? { id: rematchId(setup), secret: setup.next, ready: room.offer.agreed }
        : null
      const isLaid = agreed !== null && (await this.#world.store.loadMatch(agreed.id)) !== null
      const next = isLaid
        ? await this.use(agreed.id, (laid) => laid)
        : await this.#lay(room.host, room.names.get(room.host) ?? '', wanted, seating, agreed)
      await this.#perform(table, () => ({
        entries: [table.commit({ kind: 'rematch', next: next.id, at })],
        again: false,
      }))
      return next
    })
  }

  /** Gives up a match that nobody will finish; its seed is no secret from then on. */
  abandon(id: string): Promise<Step> {
    return this.change(id, (table, at) => {
      if (table.room.status === 'over') throw new Refusal('over')
      return { entries: [table.commit({ kind: 'ended', how: 'abandoned', at })], again: false }
    })
  }

  /** When everything that was asked for so far is done, one way or the other. */
  async settled(): Promise<void> {
    while (this.#queues.size > 0) await Promise.all(this.#queues.values())
  }

  /** Lets go of tables that nobody has used since a moment and nobody sits at. */
  dropIdle(since: number, isWatched: (id: string) => boolean): number {
    let dropped = 0
    for (const [id, { used }] of this.#open)
      if (used < since && !this.#queues.has(id) && !isWatched(id)) {
        this.#open.delete(id)
        dropped++
      }
    return dropped
  }

  async #lay(
    host: PersonId,
    name: string,
    wanted: NewTable,
    seating: readonly Seating[],
    agreed: Agreed | null,
  ): Promise<Table> {
    const { store } = this.#world
    const box = this.#world.findBox(wanted.game)
    if (box === undefined) throw new Refusal('no-such-game', { game: String(wanted.game).slice(0, 40) })
    const terms = prepareTerms(box, {
      options: wanted.options ?? {},
      ...(wanted.pack === undefined ? {} : { pack: wanted.pack }),
    })
    const secret = agreed?.secret ?? this.#world.newSecret()
    const setup: SealedTerms = { ...terms, secret, next: this.#world.newSecret() }
    const now = this.#world.now()
    const table = new Table(agreed?.id ?? this.#world.newId(), box, setup, host)
    const seats = table.game.seats.length
    const entries: TableEntry[] = [
      createdEntry(setup, host, name, wanted.listed ?? false, now),
      ...seating.filter(({ seat }) => seat < seats),
    ]
    for (const entry of entries) table.commit(entry)
    for (const person of people(table.room)) {
      const number = agreed?.ready.get(person)
      if (number === undefined) continue
      const command: Command = { do: 'ready', on: true, ...added(number ?? undefined) }
      entries.push(...table.handle(command, { person, now, away: () => 0 }).entries)
    }
    await store.putContent(setup.contentHash, JSON.stringify(setup.content))
    await store.createMatch({
      id: table.id,
      game: box.id,
      created: now,
      entries: entries.map((entry) => JSON.stringify(entry)),
      listing: listingOf(table),
    })
    this.#keep(table, now)
    return table
  }

  /** Changes the table, keeps the change, then tells of it. If it cannot be kept, the table is read anew. */
  async #perform(table: Table, work: () => Step): Promise<Step> {
    const position = table.length
    try {
      const step = work()
      if (step.entries.length > 0) await this.#append(table, position, step)
      return step
    } catch (error) {
      if (!(error instanceof Refusal) || table.length !== position) this.#drop(table.id)
      throw error
    }
  }

  async #append(table: Table, position: number, { entries }: Step): Promise<void> {
    const kept = this.#open.get(table.id)
    const key = listingKey(table)
    const listing = kept?.listed === key ? undefined : listingOf(table)
    await this.#world.store.append(
      table.id,
      position,
      entries.map((entry) => JSON.stringify(entry)),
      listing,
    )
    if (kept !== undefined) kept.listed = key
    this.#world.changed(table)
  }

  #known(id: string): Kept | undefined {
    const known = this.#open.get(id)
    if (known !== undefined) known.used = this.#world.now()
    return known
  }

  async #load(id: string): Promise<Kept> {
    const { store } = this.#world
    const match = await store.loadMatch(id)
    if (match === null) throw new Refusal('no-such-match')
    const entries = match.entries.map((text) => JSON.parse(text) as TableEntry)
    const created = entries[0] as TableEntry & Created
    const box = this.#world.findBox(created.game)
    const content = await store.content(created.contentHash)
    if (box === undefined || content === null || box.rules !== created.rules)
      throw new Refusal('no-longer-playable')
    const setup = setupOf(created, box, JSON.parse(content))
    const table = new Table(id, box, setup, created.person)
    for (const entry of entries) table.commit(entry)
    return this.#keep(table, this.#world.now())
  }

  #keep(table: Table, now: number): Kept {
    const kept = { table, used: now, listed: '' }
    this.#open.set(table.id, kept)
    return kept
  }

  #drop(id: string): void {
    this.#open.delete(id)
    this.#world.dropped(id)
  }
}

function createdEntry(
  setup: SealedTerms,
  person: PersonId,
  name: string,
  listed: boolean,
  at: number,
): TableEntry {
  const { game, rules, options, contentHash: hash, secret, next } = setup
  return { kind: 'created', person, name, game, rules, options, contentHash: hash, secret, next, listed, at }
}

function setupOf(created: Created, box: Box, content: unknown): TableSetup {
  const builtIn = contentHash(box.shelf.builtIn) === created.contentHash
  const terms = {
    game: created.game,
    rules: created.rules,
    options: created.options as Options,
    // The same content as others have is held in memory once.
    content: builtIn ? box.shelf.builtIn : content,
    contentHash: created.contentHash,
  }
  if ('seed' in created) return { ...terms, seed: created.seed, seal: null, stack: null }
  return { ...terms, secret: created.secret, next: created.next }
}
