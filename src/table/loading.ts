import { keptBy } from '#kernel/content.ts'
import type { Box } from '#kernel/game.ts'
import type { SnapshotCache } from '#kernel/match/snapshots.ts'
import { Refusal } from '#kernel/refusal.ts'
import { inSlices } from '#kernel/slices.ts'
import type { InMemory } from './in-memory.ts'
import {
  isPlayable,
  type KeptLog,
  mustBePlayable,
  readContent,
  readLog,
  readTable,
  wasStarted,
} from './kept.ts'
import type { Packs, Read } from './packs.ts'
import { Damaged, type KeptMatch, type ListedMatch } from './store.ts'
import { Stranded } from './stranded.ts'
import type { Table } from './table.ts'
import type { World } from './world.ts'

/** Entries that are read between two pauses; most cost less than a move that is shown again. */
const ENTRIES_AT_ONCE = 32

/** Reads tables, and matches that can no longer be played, from the store. */
export class Loading {
  readonly #world: World
  readonly #packs: Packs
  readonly #snapshots: SnapshotCache

  constructor(world: World, { packs, snapshots }: InMemory) {
    this.#world = world
    this.#packs = packs
    this.#snapshots = snapshots
  }

  /** `opening` is asked before the log is read, and not for a match that does not exist. */
  async table(id: string, opening: () => void): Promise<{ readonly table: Table; readonly size: number }> {
    await this.#listed(id)
    opening()
    return this.read(readLog(await this.match(id)))
  }

  async #listed(id: string): Promise<ListedMatch> {
    const listed = await this.#world.store.listedMatch(id)
    if (listed === null) throw new Refusal('no-such-match')
    return listed
  }

  async match(id: string): Promise<KeptMatch> {
    const match = await this.#world.store.loadMatch(id)
    if (match === null) throw new Refusal('no-such-match')
    return match
  }

  async read(log: KeptLog): Promise<{ readonly table: Table; readonly size: number }> {
    const box = this.#world.findBox(log.created.game)
    mustBePlayable(log, box)
    const { content, size } = await this.#content(log, box)
    const reading = readTable(log, box, content, this.#snapshots)
    const table = await inSlices(reading, () => this.#world.pause(), ENTRIES_AT_ONCE)
    return { table, size }
  }

  async stranded(
    id: string,
    opening: () => void = () => {},
  ): Promise<{ readonly log: KeptLog; readonly match: Stranded }> {
    const listed = await this.#listed(id)
    opening()
    const log = readLog(await this.match(id))
    if (isPlayable(log, this.#world.findBox(log.created.game))) throw new Refusal('still-playable')
    return { log, match: new Stranded(log, listed) }
  }

  async strandedRecord({ log, match }: { readonly log: KeptLog; readonly match: Stranded }): Promise<string> {
    const box = this.#world.findBox(log.created.game)
    return match.record(box, (await this.#content(log, box)).content)
  }

  /** A content that is in memory already: tables with the same one share it. */
  held({ shelf }: Box, key: string): Read | undefined {
    const content = shelf.house(key)
    return content === undefined ? this.#packs.find(key) : { content, size: 0 }
  }

  async #content(log: KeptLog, box: Box | undefined): Promise<Read> {
    const { contentHash, pack: key = contentHash } = log.created
    const held = box && this.held(box, key)
    if (held !== undefined) return held
    const text = await this.#world.store.content(key)
    if (text !== null) return { content: keptBy(key, readContent(log, text)), size: text.length }
    // A match that ended before it began has no content any more; its room can be shown with any.
    if (box === undefined || wasStarted(log)) throw new Damaged(`the content of match ${log.id} is missing`)
    return { content: box.shelf.builtIn, size: 0 }
  }
}
