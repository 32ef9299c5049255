import { contentKey } from '#kernel/content.ts'
import { prepareTerms, type Terms } from '#kernel/match/setup.ts'
import type { Message } from '#kernel/message.ts'
import { Refusal } from '#kernel/refusal.ts'
import { inSlices } from '#kernel/slices.ts'
import { archive, tellings } from './archiving.ts'
import type { Command } from './command.ts'
import type { NewEntry, PersonId, TableEntry } from './entry.ts'
import { forgettingOf, partingCommands } from './forgetting.ts'
import { InMemory, type Loaded } from './in-memory.ts'
import { isStranded, readLog } from './kept.ts'
import { listingKey, listingOf } from './listing.ts'
import { Loading } from './loading.ts'
import {
  type Furnishing,
  type Host,
  type Laying,
  type NewTable,
  newTable,
  seatingFor,
  type Wish,
} from './new-table.ts'
import { ALONE, type Ownership } from './ownership.ts'
import { Queues } from './queues.ts'
import { raiseOf, Unraised } from './raising.ts'
import { seatingOf } from './rematch.ts'
import { isAgreed, isForgotten, people } from './room.ts'
import { isSealed, rematchId } from './seal.ts'
import { Damaged, type Listing } from './store.ts'
import type { Stranded } from './stranded.ts'
import type { CommandResult, Table } from './table.ts'
import type { World } from './world.ts'

/** All tables of this process: read from the store when needed, one command at a time each, dropped when idle. */
export class Tables {
  readonly #world: World
  readonly #ownership: Ownership
  readonly #queues = new Queues()
  readonly #memory: InMemory
  readonly #loading: Loading

  constructor(world: World) {
    this.#world = world
    this.#ownership = world.ownership ?? ALONE
    this.#memory = new InMemory(
      world,
      (id) => !this.#queues.has(id),
      (ids) => void this.#ownership.letGo(ids),
    )
    this.#loading = new Loading(world, this.#memory)
  }

  get loaded(): number {
    return this.#memory.size
  }

  /** The tables in memory. */
  get ids(): string[] {
    return this.#memory.ids
  }

  /** Characters of the content packs in memory. */
  get packSize(): number {
    return this.#memory.packs.size
  }

  /** How many tables somebody is using at this moment. */
  get busy(): number {
    return this.#queues.size
  }

  async create(host: PersonId, name: string, wanted: NewTable): Promise<Table> {
    return this.open(host, name, this.prepare(wanted), wanted)
  }

  /** Checks what is to be played, and loads its pack, once for all that follows. */
  prepare({ game, options = {}, pack }: Wish): Terms {
    const box = this.#world.findBox(game)
    if (box === undefined) throw new Refusal('no-such-game', { game: String(game).slice(0, 40) })
    const terms = prepareTerms(box, { options, ...(pack === undefined ? {} : { pack }) })
    const { content } = this.#loading.held(box, contentKey(box.shelf, terms)) ?? terms
    return { ...terms, content }
  }

  /** A new table with what was prepared for it. */
  open(id: PersonId, name: string, terms: Terms, { listed = false, seats = [] }: Furnishing): Promise<Table> {
    const host = { id, name }
    const seating = seatingFor(host, seats, this.#world.now())
    return this.#lay(host, terms, { seating, listed, agreed: null })
  }

  /** Runs work with exclusive use of a table. `opening` is called before one is read from the store, and may refuse. */
  use<T>(id: string, work: (table: Table) => T | Promise<T>, opening: () => void = () => {}): Promise<T> {
    return this.#inTurn(id, async () => {
      const { table } = this.#memory.use(id) ?? (await this.#load(id, opening))
      return work(table)
    })
  }

  /** The same with a table that is in memory; otherwise nothing is done. */
  useOpen(id: string, work: (table: Table) => void): Promise<void> {
    return this.#inTurn(id, async () => {
      const known = this.#memory.use(id)
      if (known !== undefined) work(known.table)
    })
  }

  /** Looks at a table without owning it: one of another node is read from the store, and not cached. `opening` is as for `use`. */
  async peek<T>(id: string, look: (table: Table) => T, opening: () => void = () => {}): Promise<T> {
    return this.#inTurn(id, async () => {
      const known = this.#memory.use(id)
      if (known !== undefined) return look(known.table)
      const { table } = await this.#loading.table(id, opening)
      table.drop()
      return look(table)
    })
  }

  command(id: string, person: PersonId, command: Command): Promise<CommandResult> {
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
  ): Promise<CommandResult> {
    return this.change(id, (table, now) => table.botActs(seat, actions, decision, tag, now))
  }

  botSays(id: string, seat: number, said: Message, decision: string): Promise<CommandResult> {
    return this.change(id, (table, now) => table.botSays(seat, said, decision, now))
  }

  /** Runs work that changes a table, and keeps the entries. */
  change(id: string, work: (table: Table, now: number) => CommandResult): Promise<CommandResult> {
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
      const apart = await this.#world.apart(people(room).filter(isGone), [...here.keys()])
      const seating = seatingOf(room, isGone, apart, at)
      const comes = (person: PersonId): boolean => !isForgotten(room, person) && !apart.includes(person)
      const host = [room.host, ...people(room)].find(comes) ?? room.host
      // Before format 2 there was no commitment to agree to: people then say at the next table that they are ready.
      const agreed = isSealed(setup)
        ? { id: rematchId(setup), secret: setup.next, ready: room.offer.agreed }
        : null
      const terms = { ...setup, rules: table.rematchRules }
      const isLaid = agreed !== null && (await this.#world.store.loadMatch(agreed.id)) !== null
      const next = isLaid
        ? agreed.id
        : (
            await this.#lay({ id: host, name: room.names.get(host) ?? '' }, terms, {
              seating,
              listed: room.listed,
              agreed,
            })
          ).id
      await this.#write(table, { kind: 'rematch', next, at })
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
      const life = await this.#ownership.own(id)
      const match = await store.loadMatch(id)
      if (match === null) return
      const { entries, summary } = forgettingOf(match, person)
      await store.rewrite(id, person, entries, summary, life)
      // Reloaded where somebody has it open.
      this.#drop(id)
    })
  }

  async #part(id: string, person: PersonId): Promise<void> {
    try {
      const commands = await this.use(id, ({ room }) => partingCommands(room, person))
      for (const command of commands) await this.command(id, person, command)
    } catch (error) {
      // A stranded match refuses; nobody waits there.
      if (!(error instanceof Refusal)) throw error
    }
  }

  /** Gives up a match that nobody will finish; its seed is no secret from then on. */
  async abandon(id: string): Promise<void> {
    try {
      await this.use(id, async (table) => {
        if (table.room.status === 'over') throw new Refusal('over')
        await this.#write(table, { kind: 'ended', how: 'abandoned', at: this.#world.now() })
        // The store has deleted its pack: reload without it.
        if (table.match === null && this.#memory.peek(id)?.hasPack) this.#drop(id)
      })
    } catch (error) {
      if (!isStranded(error)) throw error
      await this.giveUp(id, () => true)
    }
  }

  /**
   * Keeps a match that is over as an archive instead of as entries. Whoever waits for the table waits until it is done; false,
   * and nothing is done, while it is in memory.
   */
  archive(id: string): Promise<boolean> {
    return this.#inTurn(id, async () => {
      if (this.#memory.ids.includes(id)) return false
      const life = await this.#ownership.own(id)
      await archive(this.#world.store, life, await this.#loading.match(id), async (kept) => {
        const { table } = await this.#loading.read(readLog(kept))
        return inSlices(tellings(table), () => this.#world.pause())
      })
      return true
    })
  }

  /** Brings a match to the newest rules, where its own are leaving. One that is in memory was brought there when it was read. */
  raise(id: string): Promise<void> {
    return this.#inTurn(id, async () => {
      if (this.#memory.peek(id) !== undefined) return
      await this.#load(id, () => {})
      this.#memory.remove(id)
      await this.#ownership.letGo([id])
    })
  }

  /** Looks at a stranded match without owning it. */
  peekStranded<T>(id: string, look: (match: Stranded) => T): Promise<T> {
    return this.#inTurn(id, async () => look((await this.#loading.stranded(id)).match))
  }

  /** The record of a stranded match. */
  strandedRecord(id: string, maySee: (match: Stranded) => boolean): Promise<string> {
    return this.#inTurn(id, async () => {
      await this.#ownership.own(id)
      const stranded = await this.#loading.stranded(id)
      if (!maySee(stranded.match)) throw new Refusal('no-such-match')
      return this.#loading.strandedRecord(stranded)
    })
  }

  /** Gives up a stranded match. `opening` is as for `use`. */
  giveUp(id: string, mayDo: (match: Stranded) => boolean, opening: () => void = () => {}): Promise<void> {
    return this.#inTurn(id, async () => {
      await this.#ownership.own(id)
      const { match } = await this.#loading.stranded(id, opening)
      if (!mayDo(match)) throw new Refusal('no-such-match')
      if (match.isOver) throw new Refusal('over')
      const { position, entry, listing } = match.giveUp(this.#world.now())
      await this.#world.store.append(id, position, [JSON.stringify(entry)], listing)
    })
  }

  /** Resolves when everything that was queued so far has succeeded or failed. */
  settled(): Promise<void> {
    return this.#queues.settled()
  }

  /** Drops tables that nobody has used since a moment (of `elapsed`) and nobody sits at; those that are over at once. */
  dropIdle(since: number): number {
    return this.#memory.dropIdle(since)
  }

  /** Hands back matches that this node owns but neither has in memory nor is about to use. */
  letGoUnused(taken: readonly string[]): void {
    this.#memory.handBack(taken)
  }

  /** Hands a table to the other nodes, after what was asked of it before. */
  handOver(id: string): Promise<void> {
    return this.#inTurn(id, async () => {
      this.#memory.remove(id)
      await this.#ownership.letGo([id])
    })
  }

  /** Empties the cache without handing anything back: other nodes may own all of it by now. */
  loseAll(): void {
    for (const id of this.ids) this.#memory.remove(id)
  }

  /** Queues work by table. Damaged matches are reported, and refused. */
  async #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    try {
      return await this.#queues.run(id, work)
    } catch (error) {
      if (!(error instanceof Damaged)) throw error
      this.#world.damaged(id, error)
      throw new Refusal('unreadable')
    }
  }

  async #lay(host: Host, terms: Terms, laying: Laying): Promise<Table> {
    const { table, entries } = newTable(this.#world, this.#memory.snapshots, host, terms, laying)
    const text = JSON.stringify(terms.content)
    await this.#world.store.createMatch({
      id: table.id,
      game: terms.game,
      rules: terms.rules,
      created: entries[0].at,
      entries: entries.map((entry) => JSON.stringify(entry)),
      listing: listingOf(table),
      content: { hash: contentKey(table.box.shelf, terms), text },
    })
    this.#memory.add(table, text.length)
    return table
  }

  /** Adds an entry that nobody asked for. */
  #write(table: Table, entry: NewEntry): Promise<CommandResult> {
    return this.#perform(table, () => ({ entries: [table.commit(entry)], again: false }))
  }

  /** Changes the table, keeps the change, then shows it. If it cannot be kept, the table is reloaded. */
  async #perform(table: Table, work: () => CommandResult): Promise<CommandResult> {
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

  async #append(table: Table, position: number, { entries }: CommandResult): Promise<void> {
    const loaded = this.#memory.peek(table.id)
    const key = listingKey(table)
    const listing = loaded?.listed === key ? undefined : withNewRules(listingOf(table), entries)
    await this.#world.store.append(
      table.id,
      position,
      entries.map((entry) => JSON.stringify(entry)),
      listing,
    )
    if (loaded !== undefined) loaded.listed = key
    this.#world.changed(table)
  }

  async #load(id: string, opening: () => void): Promise<Loaded> {
    for (;;) {
      const life = await this.#ownership.own(id)
      const { table, size } = await this.#loading.table(id, opening)
      // Ownership was lost and regained while it was read: it may be stale.
      if ((await this.#ownership.own(id)) !== life) continue
      const loaded = this.#memory.add(table, size)
      await this.#raise(table)
      return loaded
    }
  }

  /** Brings a table to the newest rules, where its own are leaving: before anybody looks at it. */
  async #raise(table: Table): Promise<void> {
    try {
      const entry = raiseOf(table, this.#world)
      if (entry !== null) await this.#write(table, entry)
    } catch (error) {
      if (!(error instanceof Unraised)) throw error
      this.#world.unraised(error)
    }
  }

  #drop(id: string): void {
    this.#memory.remove(id)
    this.#world.dropped(id)
  }
}

/** Nodes that do not have the rules a match has come to leave it to others. */
function withNewRules(listing: Listing, entries: readonly TableEntry[]): Listing {
  const newer = entries.findLast(({ kind }) => kind === 'raised' || kind === 'renewed')
  return newer !== undefined && 'rules' in newer ? { ...listing, rules: newer.rules } : listing
}
