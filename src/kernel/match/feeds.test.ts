import { describe, expect, test } from 'vitest'
import { seatSet, type Viewer, WATCHER } from '../seats.ts'
import { finish } from '../slices.ts'
import { SEED } from '../testing/oyster-table.ts'
import { oysters } from '../testing/oysters/index.ts'
import { playWildly } from '../testing/wild-play.ts'
import { Feeds } from './feeds.ts'
import type { Match } from './match.ts'
import { replayEntry } from './replay-entry.ts'
import { type MatchSetup, prepareMatch, prepareTerms, sealMatch, startMatch } from './setup.ts'
import { type SnapshotCache, snapshotCache } from './snapshots.ts'

const [ANN, BEN, CAT] = [seatSet(0), seatSet(1), seatSet(2)]
const EXPECTED = [WATCHER, ANN, BEN, CAT]

const OPTIONS = { rounds: 3 }
const GIVEN = prepareMatch(oysters, { options: OPTIONS, seed: SEED })
const SEALED = sealMatch(prepareTerms(oysters, { options: OPTIONS }), { secret: SEED, numbers: [] })
const STACKED = { ...GIVEN, stack: { die: ['6', '1', '1', '3', '5', '2', '2', '4'] } }

interface Evening {
  readonly match: Match
  readonly feeds: Feeds
}

const never = (): Match => {
  throw new Error('it was told from the beginning')
}

/** A match that is followed as a table does it, from a log that was played wildly. */
function evening(cache: SnapshotCache, begin: () => Match = never, entries = 150, seed = 1): Evening {
  const played = startMatch(oysters, GIVEN)
  playWildly(played, seed, entries)
  const match = startMatch(oysters, GIVEN)
  const feeds = new Feeds(match, begin, EXPECTED, cache)
  for (const entry of played.log) {
    const before = feeds.before()
    feeds.after(replayEntry(match, entry), before)
  }
  return { match, feeds }
}

const large = (): SnapshotCache => snapshotCache(Number.POSITIVE_INFINITY)
const again = (): Match => startMatch(oysters, GIVEN)

describe('a first look', () => {
  test.each(EXPECTED)('plays nothing again for viewer %i, who may come', (viewer) => {
    const { feeds } = evening(large())
    expect(feeds.knows(viewer)).toBe(true)
    expect(feeds.latest(viewer).cursor).toBeGreaterThan(20)
  })

  test('with eyes that nobody was expected to have is counted, and for as long as somebody has them', () => {
    const { feeds, match } = evening(large(), again)
    expect(feeds.knows(ANN | BEN)).toBe(false)
    finish(feeds.recount(ANN | BEN))
    expect(feeds.knows(ANN | BEN)).toBe(true)
    const told = finish(feeds.since(ANN | BEN, 0)).map(({ update }) => update)
    expect(feeds.latest(ANN | BEN)).toEqual(told.at(-1))
    expect(match.log.length).toBeGreaterThan(told.length - 2)
    feeds.forget(ANN | BEN)
    expect(feeds.knows(ANN | BEN)).toBe(false)
    feeds.forget(ANN)
    expect(feeds.knows(ANN)).toBe(true)
  })
})

describe('what somebody has missed', () => {
  const texts = (feeds: Feeds, viewer: Viewer, since: number): string[] =>
    finish(feeds.since(viewer, since)).map((told) => JSON.stringify(told))

  test('is told from a snapshot, and the same without one', () => {
    const { feeds } = evening(large())
    const { feeds: without } = evening(snapshotCache(0), again)
    without.drop()
    for (const viewer of EXPECTED) {
      const { cursor } = feeds.latest(viewer)
      for (let missing = 1; missing < 40; missing++)
        expect(texts(feeds, viewer, cursor - missing)).toEqual(texts(without, viewer, cursor - missing))
    }
  })

  test('weighs what everyone saw since the snapshot', () => {
    const { feeds } = evening(large())
    const { cursor } = feeds.latest(WATCHER)
    expect(feeds.workSince(WATCHER, cursor)).toBeLessThan(16)
    for (let missing = 1; missing < 40; missing++) {
      const work = feeds.workSince(WATCHER, cursor - missing)
      expect(work).toBeGreaterThanOrEqual(feeds.workSince(WATCHER, cursor - missing + 1))
      expect(work).toBeLessThan(missing + 40)
    }
    const all = feeds.workSince(WATCHER, 0)
    feeds.drop()
    expect(feeds.workSince(WATCHER, cursor)).toBe(all)
  })
})

describe('snapshots', () => {
  test('of a match are the last six', () => {
    const { feeds } = evening(large(), never, 400)
    const all = feeds.workSince(WATCHER, 0)
    const { cursor } = feeds.latest(WATCHER)
    const taken = new Set(Array.from({ length: cursor + 1 }, (_, at) => all - feeds.workSince(WATCHER, at)))
    const last = all - (all % 16)
    expect([...taken].slice(1)).toEqual([5, 4, 3, 2, 1, 0].map((before) => last - before * 16))
  })

  test('of a match go with it', () => {
    const cache = large()
    const { feeds } = evening(cache)
    const { weight } = cache
    expect(weight).toBeGreaterThan(0)
    evening(cache)
    expect([cache.size, cache.weight]).toEqual([2, 2 * weight])
    feeds.drop()
    expect([cache.size, cache.weight]).toEqual([1, weight])
  })

  test('of all matches weigh no more than they may: those that were used longest ago go first', () => {
    const cache = snapshotCache(1)
    const { feeds: first } = evening(cache, again)
    const { feeds: last } = evening(cache)
    expect(cache.size).toBe(1)
    const { cursor } = last.latest(ANN)
    expect(last.workSince(ANN, cursor)).toBeLessThan(first.workSince(ANN, cursor))
    expect(finish(first.since(ANN, cursor - 3))).toEqual(finish(last.since(ANN, cursor - 3)))
  })
})

describe('a fork', () => {
  const SETUPS: [what: string, setup: MatchSetup][] = [
    ['a given seed', GIVEN],
    ['a sealed one', SEALED],
    ['decided draws', STACKED],
  ]

  test.each(SETUPS)('of a match with %s goes on as the match does, and apart from it', (_what, setup) => {
    for (let seed = 0; seed < 20; seed++) {
      const match = startMatch(oysters, setup)
      playWildly(match, seed, 40)
      const fork = match.fork()
      const stood = JSON.stringify(match.state)
      playWildly(fork, `${seed} on`, 60)
      expect(JSON.stringify(match.state)).toBe(stood)
      const before = match.log.length
      playWildly(match, `${seed} on`, 60)
      expect(match.log.slice(before)).toEqual(fork.log)
      expect([fork.length, fork.work, fork.takebacks]).toEqual([match.length, match.work, match.takebacks])
    }
  })
})
