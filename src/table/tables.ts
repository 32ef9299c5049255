import { contentHash } from '../kernel/content.ts'
import type { Box } from '../kernel/game.ts'
import type { SealNumber } from '../kernel/match/seal.ts'
import { prepareTerms, type Terms } from '../kernel/match/setup.ts'
import type { Message } from '../kernel/message.ts'
import { Refusal } from '../kernel/refusal.ts'
import { inSlices } from '../kernel/slices.ts'
import type { Command } from './command.ts'
import type { PersonId, TableEntry } from './entry.ts'
import { forgettingOf, partingCommands } from './forgetting.ts'
import {
  isStranded,
  type KeptLog,
  mustBePlayable,
  readContent,
  readLog,
  readTable,
  wasStarted,
} from './kept.ts'
import { ALONE, type Ownership } from './ownership.ts'
import { Packs, type Read } from './packs.ts'
import { type Seating, seatingOf } from './rematch.ts'
import { isAgreed, isForgotten, people } from './room.ts'
import { listingKey, listingOf } from './room-view.ts'
import { added, isSealed, rematchId, type SealedTerms } from './seal.ts'
import { Damaged, type Store } from './store.ts'
import { Stranded } from './stranded.ts'
import { type Step, Table } from './table.ts'

/** What tables need from the world. */
export interface World {
  readonly store: Store
  /** Which tables are here, where several nodes share them. */
  readonly ownership?: Ownership
  findBox(id: string): Box | undefined
  /** The time of day, for what is kept. */
  now(): number
  /** Milliseconds that have passed, for how long a table is idle. */
  elapsed(): number
  /** An id that nobody can guess. */
  newId(): string
  /** 256 bits in hexadecimal, of which the server shows a commitment. */
  newSecret(): SealNumber
  /** Lets others have their turn while a long log is read. */
  pause(): Promise<void>
  /** Milliseconds since a person was last at this table; 0 for one who is. */
  away(table: string, person: PersonId): number
  /** Whether somebody is at the table, so that it stays in memory. */
  isWatched(table: string): boolean
  /** Characters of content packs in memory over which tables that nobody is at are let go of at once. */
  readonly packMemory: number
  /** Called after a table has changed and the change is kept. */
  changed(table: Table): void
  /** Called when a table had to be dropped; whoever holds it must open it again. */
  dropped(table: string): void
  /** Called when what was kept of a table cannot be read. */
  damaged(table: string, error: Damaged): void
}

/** What is to be played. */
export interface Wish {
  readonly game: string
  readonly options?: unknown
  readonly pack?: unknown
}

export interface NewTable extends Wish, Laid {}

/** How a table is laid. */
export interface Laid {
  readonly listed?: boolean
  /** By seat: the host's own, a bot's level, or open. */
  readonly seats?: readonly (SeatPlan | undefined)[]
}

export type SeatPlan = { readonly mine: true } | { readonly bot: string }

interface Laying {
  readonly listed: boolean
  readonly seating: readonly Seating[]
}

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
  /** Whether its content is a pack, and not out of the box. */
  readonly hasPack: boolean
}

/** Read in one go; most are cheaper than a move that is shown again. */
const ENTRIES_AT_ONCE = 64

/** All tables of this process: read from the store when needed, one command at a time each, dropped when idle. */
export class Tables {
  readonly #world: World
  readonly #open = new Map<string, Kept>()
  readonly #queues = new Map<string, Promise<unknown>>()
  readonly #packs = new Packs()
  readonly #ownership: Ownership

  constructor(world: World) {
    this.#world = world
    this.#ownership = world.ownership ?? ALONE
  }

  get loaded(): number {
    return this.#open.size
  }

  /** Characters of the content packs in memory. */
  get packSize(): number {
    return this.#packs.size
  }

  /** How many tables somebody is using at this moment. */
  get busy(): number {
    return this.#queues.size
  }

  async create(host: PersonId, name: string, wanted: NewTable): Promise<Table> {
    return this.open(host, name, this.prepare(wanted), wanted)
  }

  /** Looks at what is to be played, pack and all, once. */
  prepare({ game, options = {}, pack }: Wish): Terms {
    const box = this.#world.findBox(game)
    if (box === undefined) throw new Refusal('no-such-game', { game: String(game).slice(0, 40) })
    const terms = prepareTerms(box, { options, ...(pack === undefined ? {} : { pack }) })
    const { content } = this.#held(box, terms.contentHash) ?? terms
    return { ...terms, content }
  }

  /** A new table with what was prepared for it. */
  open(host: PersonId, name: string, terms: Terms, { listed = false, seats = [] }: Laid): Promise<Table> {
    const at = this.#world.now()
    const seating = seats.flatMap((plan, seat): Seating[] => {
      if (plan === undefined) return []
      if ('bot' in plan) return [{ kind: 'bot', seat, level: plan.bot, at }]
      return [{ kind: 'sat', seat, person: host, name, at }]
    })
    return this.#lay(host, name, terms, { listed, seating }, null)
  }

  /** Does something with a table while nobody else does. `opening` is asked before one is read that nobody has used lately. */
  use<T>(id: string, work: (table: Table) => T | Promise<T>, opening: () => void = () => {}): Promise<T> {
    return this.#inTurn(id, async () => {
      const { table } = this.#known(id) ?? (await this.#load(id, opening))
      return work(table)
    })
  }

  /** The same with a table that is in memory; no other is read for it. */
  useOpen(id: string, work: (table: Table) => void): Promise<void> {
    return this.#inTurn(id, async () => {
      const known = this.#known(id)
      if (known !== undefined) work(known.table)
    })
  }

  /** Looks at a table without taking it: what another node has is read as it is kept, and not held. */
  async peek<T>(id: string, look: (table: Table) => T): Promise<T> {
    return this.#inTurn(id, async () => {
      const { table } = this.#known(id) ?? (await this.#read(id, () => {}))
      return look(table)
    })
  }

  command(id: string, person: PersonId, command: Command): Promise<Step> {
    const now = this.#world.now()
    const away = (other: PersonId): number => this.#world.away(id, other)
    return this.change(id, (table) => table.handle(command, { person, now, away }))
  }

  botActs(
    id: string,
    seat: number,
    actions: readonly string[],
    decision: string,
    tag: string,
  ): Promise<Step> {
    return this.change(id, (table, now) => table.botActs(seat, actions, decision, tag, now))
  }

  botSays(id: string, seat: number, said: Message, decision: string): Promise<Step> {
    return this.change(id, (table, now) => table.botSays(seat, said, decision, now))
  }

  /** Does something to a table, and keeps what came of it. */
  change(id: string, work: (table: Table, now: number) => Step): Promise<Step> {
    return this.use(id, (table) => this.#perform(table, () => work(table, this.#world.now())))
  }

  /**
   * Lays the table for a rematch that was agreed, and writes down where it is. Whoever agreed is ready, so it begins at
   * once unless somebody is still to be waited for; nobody is for those who have gone. Gives its id: it may be at another
   * node by now.
   */
  async rematch(id: string): Promise<string> {
    return this.use(id, async (table) => {
      const { room, setup } = table
      if (room.rematch !== null) return room.rematch
      if (room.offer?.offer.what !== 'rematch' || !isAgreed(room)) throw new Refusal('no-offer')
      const at = this.#world.now()
      const { agreed: here } = room.offer
      const isGone = (person: PersonId): boolean => !here.has(person) && this.#world.away(id, person) > 0
      const seating = seatingOf(room, isGone, at)
      const host = [room.host, ...people(room)].find((person) => !isForgotten(room, person)) ?? room.host
      // Before format 2 there was no commitment to agree to: people then say at the next table that they are ready.
      const agreed = isSealed(setup)
        ? { id: rematchId(setup), secret: setup.next, ready: room.offer.agreed }
        : null
      const isLaid = agreed !== null && (await this.#world.store.loadMatch(agreed.id)) !== null
      const next = isLaid
        ? agreed.id
        : (await this.#lay(host, room.names.get(host) ?? '', setup, { listed: room.listed, seating }, agreed))
            .id
      await this.#perform(table, () => ({
        entries: [table.commit({ kind: 'rematch', next, at })],
        again: false,
      }))
      return next
    })
  }

  /**
   * Takes what a person said and was called out of a match they were in; the moves stay. They give up first, so that
   * nobody waits for them.
   */
  async forget(id: string, person: PersonId): Promise<void> {
    const { store } = this.#world
    const kept = await store.loadMatch(id)
    if (kept !== null && kept.status !== 'over') await this.#part(id, person)
    await this.#inTurn(id, async () => {
      await this.#ownership.own(id)
      const match = await store.loadMatch(id)
      if (match === null) return
      const { entries, summary } = forgettingOf(match, person)
      await store.rewrite(id, person, entries, summary)
      // Whoever has the table open reads it again.
      this.#drop(id)
    })
  }

  async #part(id: string, person: PersonId): Promise<void> {
    try {
      const commands = await this.use(id, ({ room }) => partingCommands(room, person))
      for (const command of commands) await this.command(id, person, command)
    } catch (error) {
      // Out of a match that can no longer be played nobody need go.
      if (!(error instanceof Refusal)) throw error
    }
  }

  /** Gives up a match that nobody will finish; its seed is no secret from then on. */
  async abandon(id: string): Promise<void> {
    try {
      await this.use(id, async (table) => {
        if (table.room.status === 'over') throw new Refusal('over')
        const at = this.#world.now()
        await this.#perform(table, () => ({
          entries: [table.commit({ kind: 'ended', how: 'abandoned', at })],
          again: false,
        }))
        // It has let go of its pack in the store, and is read again without it.
        if (table.match === null && this.#open.get(id)?.hasPack) this.#drop(id)
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
      const box = this.#world.findBox(game)
      return match.record(box, (await this.#content(log, box)).content)
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

  /** Lets go of tables that nobody has used since a moment (of `elapsed`) and nobody sits at; of those that are over at once. */
  dropIdle(since: number): number {
    const isOld = ({ used, table }: Kept): boolean => used < since || table.room.status === 'over'
    const idle = [...this.#open].filter(([id, kept]) => isOld(kept) && this.#isIdle(id))
    for (const [id] of idle) this.#letGo(id)
    return idle.length
  }

  /** Of matches that were taken, lets go of those that are not in memory and that nobody is about to use. */
  letGoUnused(taken: readonly string[]): void {
    const unused = taken.filter((id) => !this.#open.has(id) && this.#isIdle(id))
    if (unused.length > 0) void this.#ownership.letGo(unused)
  }

  /** The tables in memory. */
  get ids(): string[] {
    return [...this.#open.keys()]
  }

  /** Hands a table over: when what was asked of it before is done, any other node may take it. */
  handOver(id: string): Promise<void> {
    return this.#inTurn(id, async () => {
      this.#remove(id)
      await this.#ownership.letGo([id])
    })
  }

  /** Nothing in memory counts any more: others may have gone on with all of it. */
  loseAll(): void {
    for (const id of this.ids) this.#remove(id)
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

  #isIdle(id: string): boolean {
    return !this.#queues.has(id) && !this.#world.isWatched(id)
  }

  /** Lets go of idle tables with packs, those that were not used for longest first, until there is room. */
  #dropHeavy(but: string): void {
    if (this.#packs.size <= this.#world.packMemory) return
    const heavy = [...this.#open].filter(([id, { hasPack }]) => hasPack && id !== but && this.#isIdle(id))
    heavy.sort(([, a], [, b]) => a.used - b.used)
    for (const [id] of heavy) {
      if (this.#packs.size <= this.#world.packMemory) return
      this.#letGo(id)
    }
  }

  #letGo(id: string): void {
    this.#remove(id)
    void this.#ownership.letGo([id])
  }

  #remove(id: string): void {
    const kept = this.#open.get(id)
    this.#open.delete(id)
    if (kept?.hasPack) this.#packs.letGo(kept.table.setup.contentHash)
  }

  async #lay(
    host: PersonId,
    name: string,
    { game, rules, options, content, contentHash: hash }: Terms,
    { listed, seating }: Laying,
    agreed: Agreed | null,
  ): Promise<Table> {
    const { store } = this.#world
    const box = this.#world.findBox(game) as Box
    const secret = agreed?.secret ?? this.#world.newSecret()
    const terms = { game, rules, options, content, contentHash: hash }
    const setup: SealedTerms = { ...terms, secret, next: this.#world.newSecret() }
    const now = this.#world.now()
    const table = new Table(agreed?.id ?? this.#world.newId(), box, setup, host)
    const seats = table.game.seats.length
    const entries: TableEntry[] = [
      createdEntry(setup, host, name, listed, now),
      ...seating.filter(({ seat }) => seat < seats),
    ]
    for (const entry of entries) table.commit(entry)
    for (const person of people(table.room)) {
      const number = agreed?.ready.get(person)
      if (number === undefined) continue
      const command: Command = { do: 'ready', on: true, ...added(number ?? undefined) }
      entries.push(...table.handle(command, { person, now, away: () => 0 }).entries)
    }
    const text = JSON.stringify(content)
    await store.createMatch({
      id: table.id,
      game: box.id,
      rules,
      created: now,
      entries: entries.map((entry) => JSON.stringify(entry)),
      listing: listingOf(table),
      content: { hash: setup.contentHash, text },
    })
    this.#keep(table, text.length)
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

  async #load(id: string, opening: () => void): Promise<Kept> {
    for (;;) {
      const life = await this.#ownership.own(id)
      const { table, size } = await this.#read(id, opening)
      // Lost while it was read, and taken again: others may have gone on with it in between.
      if ((await this.#ownership.own(id)) === life) return this.#keep(table, size)
    }
  }

  async #read(id: string, opening: () => void): Promise<{ readonly table: Table; readonly size: number }> {
    const log = await this.#log(id)
    const box = this.#world.findBox(log.created.game)
    mustBePlayable(log.created, box)
    opening()
    const { content, size } = await this.#content(log, box)
    const reading = readTable(log, box, content)
    const table = await inSlices(reading, () => this.#world.pause(), ENTRIES_AT_ONCE)
    return { table, size }
  }

  async #loadStranded(id: string): Promise<{ readonly log: KeptLog; readonly match: Stranded }> {
    await this.#ownership.own(id)
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

  /** The same content as others have is held in memory once. */
  #held({ shelf: { builtIn } }: Box, hash: string): Read | undefined {
    return hash === contentHash(builtIn) ? { content: builtIn, size: 0 } : this.#packs.find(hash)
  }

  async #content(log: KeptLog, box: Box | undefined): Promise<Read> {
    const { contentHash: hash } = log.created
    const held = box && this.#held(box, hash)
    if (held !== undefined) return held
    const text = await this.#world.store.content(hash)
    if (text !== null) return { content: readContent(log, text), size: text.length }
    // What was never played has let go of its content; who sat there can be seen with any.
    if (box === undefined || wasStarted(log)) throw new Damaged(`the content of match ${log.id} is missing`)
    return { content: box.shelf.builtIn, size: 0 }
  }

  /** Takes a table into memory, with a content of so many characters. */
  #keep(table: Table, size: number): Kept {
    const { content, contentHash: hash } = table.setup
    const hasPack = content !== table.box.shelf.builtIn
    const kept = { table, used: this.#world.elapsed(), listed: '', hasPack }
    this.#remove(table.id)
    this.#open.set(table.id, kept)
    if (!hasPack) return kept
    this.#packs.hold(hash, content, size)
    this.#dropHeavy(table.id)
    return kept
  }

  #drop(id: string): void {
    this.#remove(id)
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
