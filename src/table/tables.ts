import { contentHash } from '../kernel/content.ts'
import type { Box } from '../kernel/game.ts'
import { type MatchSetup, prepareMatch } from '../kernel/match/setup.ts'
import type { Message } from '../kernel/message.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Command } from './command.ts'
import type { PersonId, TableEntry } from './entry.ts'
import { isStranded, type KeptLog, mustBePlayable, readLog, readTable } from './kept.ts'
import { isAgreed } from './room.ts'
import { listingKey, listingOf } from './room-view.ts'
import { Damaged, type Store } from './store.ts'
import { Stranded } from './stranded.ts'
import { type Step, Table } from './table.ts'

/** What tables need from the world. */
export interface World {
  readonly store: Store
  findBox(id: string): Box | undefined
  /** The time of day, for what is kept. */
  now(): number
  /** Milliseconds that have passed, for how long a table is idle. */
  elapsed(): number
  /** An id that nobody can guess. */
  newId(): string
  newSeed(): string
  /** Milliseconds since a person was last at this table; 0 for one who is. */
  away(table: string, person: PersonId): number
  /** Called after a table has changed and the change is kept. */
  changed(table: Table): void
  /** Called when a table had to be dropped; whoever holds it must open it again. */
  dropped(table: string): void
  /** Called when what was kept of a table cannot be read. */
  damaged(table: string, error: Damaged): void
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
    return this.#lay(host, name, wanted, seating)
  }

  /** Does something with a table while nobody else does. */
  use<T>(id: string, work: (table: Table) => T | Promise<T>): Promise<T> {
    return this.#inTurn(id, async () => {
      const { table } = this.#known(id) ?? (await this.#load(id))
      return work(table)
    })
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

  /** Lays the table for a rematch that was agreed, and writes down where it is; people move on one seat. */
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
      const next = await this.#lay(room.host, room.names.get(room.host) ?? '', wanted, seating)
      await this.#perform(table, () => ({
        entries: [table.commit({ kind: 'rematch', next: next.id, at })],
        again: false,
      }))
      return next
    })
  }

  /** Gives up a match that nobody will finish; its seed is no secret from then on. */
  async abandon(id: string): Promise<void> {
    try {
      await this.change(id, (table, at) => {
        if (table.room.status === 'over') throw new Refusal('over')
        return { entries: [table.commit({ kind: 'ended', how: 'abandoned', at })], again: false }
      })
    } catch (error) {
      if (!isStranded(error)) throw error
      await this.giveUp(id, () => true)
    }
  }

  /** The record of a match whose rules are not here. */
  strandedRecord(id: string, maySee: (match: Stranded) => boolean): Promise<string> {
    return this.#inTurn(id, async () => {
      const { log, match } = await this.#loadStranded(id)
      if (!maySee(match)) throw new Refusal('no-such-match')
      const { game } = log.created
      return match.record(this.#world.findBox(game), await this.#content(log))
    })
  }

  /** Gives up a match whose rules are not here. */
  giveUp(id: string, mayDo: (match: Stranded) => boolean): Promise<void> {
    return this.#inTurn(id, async () => {
      const { match } = await this.#loadStranded(id)
      if (!mayDo(match)) throw new Refusal('no-such-match')
      if (match.isOver) throw new Refusal('over')
      const { position, entry, listing } = match.giveUp(this.#world.now())
      await this.#world.store.append(id, position, [JSON.stringify(entry)], listing)
    })
  }

  /** When everything that was asked for so far is done, one way or the other. */
  async settled(): Promise<void> {
    while (this.#queues.size > 0) await Promise.all(this.#queues.values())
  }

  /** Lets go of tables that nobody has used since a moment (of `elapsed`) and nobody sits at. */
  dropIdle(since: number, isWatched: (id: string) => boolean): number {
    let dropped = 0
    for (const [id, { used }] of this.#open)
      if (used < since && !this.#queues.has(id) && !isWatched(id)) {
        this.#open.delete(id)
        dropped++
      }
    return dropped
  }

  /** One after the other for each table. What cannot be read is told to the world, and refused. */
  async #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(id)
    let done = (): void => {}
    const turn = new Promise<void>((resolve) => {
      done = resolve
    })
    this.#queues.set(id, turn)
    try {
      if (before !== undefined) await before
      return await work()
    } catch (error) {
      if (!(error instanceof Damaged)) throw error
      this.#world.damaged(id, error)
      throw new Refusal('unreadable')
    } finally {
      if (this.#queues.get(id) === turn) this.#queues.delete(id)
      done()
    }
  }

  async #lay(host: PersonId, name: string, wanted: NewTable, seating: readonly Seating[]): Promise<Table> {
    const { store } = this.#world
    const box = this.#world.findBox(wanted.game)
    if (box === undefined) throw new Refusal('no-such-game', { game: String(wanted.game).slice(0, 40) })
    const setup = prepareMatch(box, {
      options: wanted.options ?? {},
      seed: this.#world.newSeed(),
      ...(wanted.pack === undefined ? {} : { pack: wanted.pack }),
    })
    const now = this.#world.now()
    const table = new Table(this.#world.newId(), box, setup, host)
    const seats = table.game.seats.length
    const entries = [
      createdEntry(setup, host, name, wanted.listed ?? false, now),
      ...seating.filter(({ seat }) => seat < seats),
    ]
    for (const entry of entries) table.commit(entry)
    await store.putContent(setup.contentHash, JSON.stringify(setup.content))
    await store.createMatch({
      id: table.id,
      game: box.id,
      created: now,
      entries: entries.map((entry) => JSON.stringify(entry)),
      listing: listingOf(table),
    })
    this.#keep(table)
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
    if (known !== undefined) known.used = this.#world.elapsed()
    return known
  }

  async #load(id: string): Promise<Kept> {
    const log = await this.#log(id)
    const box = this.#world.findBox(log.created.game)
    mustBePlayable(log.created, box)
    return this.#keep(readTable(log, box, await this.#content(log)))
  }

  async #loadStranded(id: string): Promise<{ readonly log: KeptLog; readonly match: Stranded }> {
    const log = await this.#log(id)
    const { created } = log
    if (this.#world.findBox(created.game)?.rules === created.rules) throw new Refusal('still-playable')
    const listed = await this.#world.store.listedMatch(id)
    if (listed === null) throw new Refusal('no-such-match')
    return { log, match: new Stranded(log, listed) }
  }

  async #log(id: string): Promise<KeptLog> {
    const match = await this.#world.store.loadMatch(id)
    if (match === null) throw new Refusal('no-such-match')
    return readLog(match)
  }

  async #content({ id, created }: KeptLog): Promise<string> {
    const content = await this.#world.store.content(created.contentHash)
    if (content === null) throw new Damaged(`the content of match ${id} is missing`)
    return content
  }

  #keep(table: Table): Kept {
    const kept = { table, used: this.#world.elapsed(), listed: '' }
    this.#open.set(table.id, kept)
    return kept
  }

  #drop(id: string): void {
    this.#open.delete(id)
    this.#world.dropped(id)
  }
}

function createdEntry(
  setup: MatchSetup,
  person: PersonId,
  name: string,
  listed: boolean,
  at: number,
): TableEntry {
  const { game, rules, options, contentHash: hash, seed } = setup
  return { kind: 'created', person, name, game, rules, options, contentHash: hash, seed, listed, at }
}
