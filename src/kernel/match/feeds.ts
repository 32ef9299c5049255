import { type GameEvent, hears } from '../event.ts'
import { type Viewer, WATCHER } from '../seats.ts'
import { finish, type Sliceable } from '../slices.ts'
import { Feed, type Patch, type Update } from './feed.ts'
import type { Entry } from './log.ts'
import type { Match } from './match.ts'
import { type Moment, momentOf } from './picture.ts'
import { replayEntry } from './replay-entry.ts'
import { type SnapshotCache, Snapshots } from './snapshots.ts'

/** How many patches are kept in memory for a viewer; what is older is made again. */
const RECENT = 16

/** What a viewer who is here was sent last. */
interface Following {
  latest: Update
  /** The patches that led to it, as the JSON that every socket of this viewer is sent. */
  recent: string[]
}

/** An update, and the same for someone who has the one before it. */
export interface Told {
  readonly update: Update
  readonly patch: Patch
}

/**
 * What all viewers of a match are sent. For those who may come, updates are counted while the match is played or read, so
 * that a first look takes no replay; for those who are here they are made.
 */
export class Feeds {
  readonly #match: Match
  readonly #begin: () => Match
  readonly #expected: ReadonlySet<Viewer>
  readonly #feeds = new Map<Viewer, Feed>()
  readonly #followings = new Map<Viewer, Following>()
  readonly #snapshots: Snapshots

  /** For a match in which nothing was played yet; `begin` gives another such one. */
  constructor(match: Match, begin: () => Match, expected: Iterable<Viewer>, cache: SnapshotCache) {
    this.#match = match
    this.#begin = begin
    this.#expected = new Set(expected)
    this.#snapshots = new Snapshots(match, cache)
    for (const viewer of this.#expected) this.#feeds.set(viewer, Feed.counting(match, viewer))
  }

  /** How things stand, before each entry. */
  before(): Moment {
    return momentOf(this.#match)
  }

  /** After each entry of the log. */
  after(events: readonly GameEvent[], before: Moment): void {
    const { log } = this.#match
    const entry = log[log.length - 1]
    for (const [viewer, feed] of this.#feeds) {
      const following = this.#followings.get(viewer)
      if (following === undefined) feed.count(events, entry, before)
      else advance(following, feed, events, entry)
    }
    if (hears(events, WATCHER)) this.#snapshots.seen(() => this.#cursors())
  }

  /** Whether updates of this viewer are counted; if not, `recount` has to count them from the beginning. */
  knows(viewer: Viewer): boolean {
    return this.#feeds.has(viewer)
  }

  /** Counts the updates of a viewer, entry by entry; no move may be played meanwhile. */
  *recount(viewer: Viewer): Sliceable<void> {
    const match = this.#begin()
    const feed = Feed.counting(match, viewer)
    for (const entry of this.#match.log) {
      const before = momentOf(match)
      feed.count(replayEntry(match, entry), entry, before)
      yield
    }
    this.#feeds.set(viewer, feed.in(this.#match))
  }

  latest(viewer: Viewer): Update {
    return this.#following(viewer).latest
  }

  /** The last socket of this viewer has gone. */
  forget(viewer: Viewer): void {
    this.#followings.delete(viewer)
    if (this.#expected.has(viewer)) this.#feeds.get(viewer)?.lookAway()
    else this.#feeds.delete(viewer)
  }

  /** The match is idle: drops cached pictures of viewers who are not here. */
  rest(): void {
    for (const [viewer, feed] of this.#feeds) if (!this.#followings.has(viewer)) feed.lookAway()
  }

  /** Whether patches from a cursor on are at hand, as JSON. */
  hasPatches(viewer: Viewer, cursor: number): boolean {
    const { latest, recent } = this.#following(viewer)
    return latest.cursor - cursor <= recent.length
  }

  /** The patches from a cursor on, as JSON; null when that is too long ago. */
  patchesSince(viewer: Viewer, cursor: number): readonly string[] | null {
    const following = this.#following(viewer)
    const missing = following.latest.cursor - cursor
    if (cursor < 1 || missing > RECENT) return null
    if (missing > following.recent.length)
      following.recent = finish(this.since(viewer, cursor)).map(({ patch }) => JSON.stringify(patch))
    return missing < 0 ? [] : following.recent.slice(following.recent.length - missing)
  }

  /** All that a viewer was sent after a cursor as of now, entry by entry, from the snapshot before it. */
  since(viewer: Viewer, cursor: number): Sliceable<Told[]> {
    const snapshot = this.#snapshots.before(viewer, cursor)
    const entries = this.#match.log.slice(snapshot?.at ?? 0)
    if (snapshot === undefined) return tellAll(this.#begin(), viewer, entries, cursor)
    const match = snapshot.match.fork()
    return tell(Feed.resume(match, viewer, snapshot.cursors.get(viewer) ?? 0), match, entries, cursor)
  }

  /** What `since` costs, in entries that everyone saw. */
  workSince(viewer: Viewer, cursor: number): number {
    return this.#snapshots.workSince(viewer, cursor)
  }

  /** The match leaves memory: drops its snapshots. */
  drop(): void {
    this.#snapshots.drop()
  }

  #following(viewer: Viewer): Following {
    const known = this.#followings.get(viewer)
    if (known !== undefined) return known
    if (!this.knows(viewer)) finish(this.recount(viewer))
    const following = { latest: (this.#feeds.get(viewer) as Feed).look(), recent: [] }
    this.#followings.set(viewer, following)
    return following
  }

  #cursors(): ReadonlyMap<Viewer, number> {
    return new Map(Array.from(this.#feeds, ([viewer, feed]) => [viewer, feed.cursor]))
  }
}

function advance(following: Following, feed: Feed, events: readonly GameEvent[], entry: Entry): void {
  const update = feed.next(events, entry)
  if (update === null) return
  following.recent.push(JSON.stringify(feed.patch(update)))
  if (following.recent.length > RECENT) following.recent.shift()
  following.latest = update
}

function* tellAll(
  match: Match,
  viewer: Viewer,
  entries: readonly Entry[],
  cursor: number,
): Sliceable<Told[]> {
  const feed = new Feed(match, viewer)
  const update = feed.open()
  const first = cursor < update.cursor ? [{ update, patch: feed.patch(update) }] : []
  return [...first, ...(yield* tell(feed, match, entries, cursor))]
}

function* tell(feed: Feed, match: Match, entries: readonly Entry[], cursor: number): Sliceable<Told[]> {
  const told: Told[] = []
  for (const entry of entries) {
    const update = feed.next(replayEntry(match, entry), entry)
    if (update !== null && update.cursor > cursor) told.push({ update, patch: feed.patch(update) })
    yield
  }
  return told
}
