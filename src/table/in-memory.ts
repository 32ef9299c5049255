import { contentKey, isOfHouse } from '#kernel/content.ts'
import { snapshotCache } from '#kernel/match/snapshots.ts'
import { Packs } from './packs.ts'
import type { Table } from './table.ts'
import type { World } from './world.ts'

/** A table in memory. */
export interface Loaded {
  readonly table: Table
  /** When it was last used, by `elapsed`. */
  used: number
  /** The key of the listing that was written last. */
  listed: string
  /** Whether its content is a pack, and not out of the box. */
  readonly hasPack: boolean
}

/** Characters of snapshots of all tables; each has some two thousand. */
const SNAPSHOT_MEMORY = 16_000_000

/** A cache of tables: idle ones are dropped after a while, and at once where packs take too much memory. */
export class InMemory {
  readonly packs = new Packs()
  readonly snapshots = snapshotCache(SNAPSHOT_MEMORY)
  readonly #world: World
  readonly #loaded = new Map<string, Loaded>()
  /** Whether nobody is about to use a table. */
  readonly #isFree: (id: string) => boolean
  /** Called with those that were dropped, so that other nodes may have them. */
  readonly #dropped: (ids: readonly string[]) => void

  constructor(world: World, isFree: (id: string) => boolean, dropped: (ids: readonly string[]) => void) {
    this.#world = world
    this.#isFree = (id) => isFree(id) && !world.isWatched(id)
    this.#dropped = dropped
  }

  get ids(): string[] {
    return [...this.#loaded.keys()]
  }

  get size(): number {
    return this.#loaded.size
  }

  /** Gives a table without marking it as used. */
  peek(id: string): Loaded | undefined {
    return this.#loaded.get(id)
  }

  use(id: string): Loaded | undefined {
    const known = this.#loaded.get(id)
    if (known !== undefined) known.used = this.#world.elapsed()
    return known
  }

  /** Adds a table; `size` is how many characters its content has. */
  add(table: Table, size: number): Loaded {
    const { box, setup } = table
    const hasPack = !isOfHouse(box.shelf, setup) && setup.content !== box.shelf.builtIn
    const loaded = { table, used: this.#world.elapsed(), listed: '', hasPack }
    this.remove(table.id)
    this.#loaded.set(table.id, loaded)
    if (!hasPack) return loaded
    this.packs.hold(contentKey(box.shelf, setup), setup.content, size)
    this.#makeRoom(table.id)
    return loaded
  }

  remove(id: string): void {
    const loaded = this.#loaded.get(id)
    this.#loaded.delete(id)
    loaded?.table.drop()
    if (loaded?.hasPack) this.packs.letGo(contentKey(loaded.table.box.shelf, loaded.table.setup))
  }

  /** Drops tables that nobody has used since a moment (of `elapsed`) and nobody sits at; those that are over at once. */
  dropIdle(since: number): number {
    const isOld = ({ used, table }: Loaded): boolean => used < since || table.room.status === 'over'
    const idle = [...this.#loaded].filter(([id, loaded]) => isOld(loaded) && this.#isFree(id))
    for (const [id] of idle) this.#drop(id)
    return idle.length
  }

  /** Of matches that this node has taken, hands back those that are not here and that nobody is about to use. */
  handBack(taken: readonly string[]): void {
    const unused = taken.filter((id) => !this.#loaded.has(id) && this.#isFree(id))
    if (unused.length > 0) this.#dropped(unused)
  }

  /** Drops idle tables with packs, the least recently used first, until their packs fit. */
  #makeRoom(but: string): void {
    const isFull = (): boolean => this.packs.size > this.#world.packMemory
    if (!isFull()) return
    const heavy = [...this.#loaded].filter(([id, { hasPack }]) => hasPack && id !== but && this.#isFree(id))
    heavy.sort(([, a], [, b]) => a.used - b.used)
    for (const [id] of heavy) {
      if (!isFull()) return
      this.#drop(id)
    }
  }

  #drop(id: string): void {
    this.remove(id)
    this.#dropped([id])
  }
}
