import { Recent } from '../recent.ts'
import type { Viewer } from '../seats.ts'
import type { Match } from './match.ts'

/** A match as it stood, so that what came after can be told again without all that came before. */
export interface Snapshot {
  /** Never played on: a fork of it is. */
  readonly match: Match
  /** How many entries the log had. */
  readonly at: number
  /** How many of them everyone saw. */
  readonly seen: number
  /** How many updates each viewer had been sent. */
  readonly cursors: ReadonlyMap<Viewer, number>
}

/** Entries from one snapshot to the next. Only those that everyone saw count, or the cost of a look would tell of hidden ones. */
const EVERY = 16

/** Snapshots of a match that are kept: the last six reach back far enough for anyone who missed up to eighty updates. */
const MOST = 6

/** The snapshots of all matches in memory, by match. What is not in it is told from the beginning, and comes to the same. */
export type SnapshotCache = Recent<readonly Snapshot[], object>

export function snapshotCache(mostCharacters: number): SnapshotCache {
  return new Recent(Number.POSITIVE_INFINITY, mostCharacters)
}

/** The last snapshots of one match. */
export class Snapshots {
  readonly #cache: SnapshotCache
  readonly #match: Match
  /** Stands for this match in the cache. */
  readonly #key = {}
  #seen = 0

  constructor(match: Match, cache: SnapshotCache) {
    this.#match = match
    this.#cache = cache
  }

  /** After an entry that everyone saw. */
  seen(cursors: () => ReadonlyMap<Viewer, number>): void {
    this.#seen++
    if (this.#seen % EVERY > 0) return
    const { log } = this.#match
    const taken = { match: this.#match.fork(), at: log.length, seen: this.#seen, cursors: cursors() }
    const kept = [...(this.#cache.get(this.#key) ?? []), taken].slice(-MOST)
    this.#cache.set(this.#key, kept, kept.length * weightOf(this.#match))
  }

  /** The last snapshot at which the viewer's cursor had not passed this one. */
  before(viewer: Viewer, cursor: number): Snapshot | undefined {
    return this.#cache
      .get(this.#key)
      ?.findLast(({ cursors }) => (cursors.get(viewer) ?? Number.POSITIVE_INFINITY) <= cursor)
  }

  /** How many entries that everyone saw are played again to tell what a viewer was sent after this. */
  workSince(viewer: Viewer, cursor: number): number {
    return this.#seen - (this.before(viewer, cursor)?.seen ?? 0)
  }

  drop(): void {
    this.#cache.drop(this.#key)
  }
}

/** In characters: the state as it is written, and what is remembered of each submission that stands. */
function weightOf({ game, state, length }: Match): number {
  return JSON.stringify(game.write(state)).length + length * 8
}
