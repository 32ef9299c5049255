import { describe, expect, test } from 'vitest'
import { allSeats, seatSet, WATCHER } from '../seats.ts'
import { finish } from '../slices.ts'
import { OysterTable } from '../testing/oyster-table.ts'
import { oysters } from '../testing/oysters/index.ts'
import type { OystersView } from '../testing/oysters/view.ts'
import { playWildly } from '../testing/wild-play.ts'
import { Feed, type Patch, type Update } from './feed.ts'
import { Feeds } from './feeds.ts'
import { withChanges } from './patch.ts'
import { replayFeed } from './replay.ts'
import { prepareMatch, startMatch } from './setup.ts'
import { snapshotCache } from './snapshots.ts'

const [ANN, BEN, CAT, EVERYONE] = [seatSet(0), seatSet(1), seatSet(2), allSeats(3)]

const cursors = (sent: readonly Update[]): number[] => sent.map((update) => update.cursor)
const keys = (update: Update | undefined): string[] => (update?.events ?? []).map((event) => event.key)
const seen = (update: Update | undefined): OystersView => update?.view as unknown as OystersView

describe('a feed', () => {
  test('opens with the set-up as its viewer saw it', () => {
    const table = new OysterTable()
    const [ann] = table.watch(ANN)
    const [watcher] = table.watch(WATCHER)
    expect(ann.cursor).toBe(1)
    expect(keys(ann)).toEqual(['oysters.cards', 'oysters.drew', 'oysters.drew'])
    expect(ann.events[0].params).toEqual({ cards: ['5', '3', '1'] })
    expect(ann.legal).toEqual({ ann: ['lay 1', 'lay 3', 'lay 5', 'swap'] })
    expect(keys(watcher)).toEqual(['oysters.drew', 'oysters.drew', 'oysters.drew'])
    expect(watcher.legal).toEqual({})
    expect(watcher.undo).toEqual([])
  })

  test('holds the legal actions and the undo of all the seats of its viewer and of no other', () => {
    const table = new OysterTable()
    const both = table.watch(ANN | CAT)
    table.act('ann', 'lay 5')
    expect(Object.keys(both[0].legal)).toEqual(['ann', 'cat'])
    expect(Object.keys(both[1].legal)).toEqual(['cat'])
    expect(both[1].undo).toEqual(['ann'])
    table.act('ben', 'lay 4')
    expect(both[2].undo).toEqual(['ann'])
  })

  test('tells each viewer their part of what happened', () => {
    const table = new OysterTable().hideInS()
    const [ann, ben, cat, watcher] = [ANN, BEN, CAT, WATCHER].map((viewer) => table.watch(viewer))
    table.act('cat', 'wade S')
    table.act('cat', 'peek')
    expect(keys(cat.at(-1))).toEqual(['oysters.peeked', 'oysters.saw'])
    expect(seen(cat.at(-1)).saw).toBe('here')
    for (const other of [ann, ben, watcher]) {
      expect(keys(other.at(-1))).toEqual(['oysters.peeked'])
      expect(seen(other.at(-1)).saw).toBeNull()
    }
  })

  test('says nothing of an entry that changes nothing for its viewer', () => {
    const table = new OysterTable()
    const ann = table.watch(ANN)
    const ben = table.watch(BEN)
    table.act('ben', 'swap')
    expect(cursors(ann)).toEqual([1])
    expect(cursors(ben)).toEqual([1, 2])
    table.act('cat', 'lay 3')
    expect(cursors(ann)).toEqual([1, 2])
    expect(cursors(ben)).toEqual([1, 2, 3])
  })

  test('says nothing of what another drew unseen after its viewer had answered', () => {
    const table = new OysterTable()
    table.act('ann', 'lay 5')
    const ann = table.watch(ANN)
    expect(ann[0].undo).toEqual(['ann'])
    table.act('ben', 'swap')
    expect(cursors(ann)).toEqual([1])
  })

  test('tells what happened even when nothing else has changed, if it is for its viewer', () => {
    const { match } = new OysterTable()
    const feed = new Feed(match, WATCHER)
    feed.open()
    expect(feed.next([])).toBeNull()
    const update = feed.next([{ key: 'a-noise', params: {}, audience: {}, reveals: false }])
    expect(update?.cursor).toBe(2)
    expect(feed.next([{ key: 'a-whisper', params: {}, audience: { only: ANN }, reveals: false }])).toBeNull()
    expect(feed.cursor).toBe(2)
  })

  test('tells of an undo only those who had seen what was undone', () => {
    const table = new OysterTable().hideInS()
    const watcher = table.watch(WATCHER)
    table.act('cat', 'wade N')
    table.undo('cat')
    expect(keys(watcher.at(-1))).toEqual(['match.undo'])
    expect(watcher.at(-1)?.view).toEqual(watcher[0].view)
  })
})

describe('a patch', () => {
  const table = new OysterTable().hideInS()
  const feed = new Feed(table.match, CAT)
  const feeds = new Feeds(table.match, () => new OysterTable().match, [], snapshotCache(0))
  const before = feed.open()
  const after = feed.next(table.act('cat', 'wade S'), table.match.log.at(-1)) as Update

  test.each([
    ['of a feed', () => feed.patch(after)],
    ['made again later', () => ({ ...(finish(feeds.since(CAT, 0)).at(-1)?.patch as Patch), cursor: 2 })],
  ])('%s leads from one update to the next, and says the rest of it in full', (_what, make) => {
    const { changes, ...rest } = make()
    const { view, ...others } = after
    expect(rest).toEqual(others)
    expect(changes.length).toBeGreaterThan(0)
    expect(withChanges(before.view, changes)).toEqual(view)
  })
})

describe('a secret turn', () => {
  const SECRET: readonly (readonly ((table: OysterTable) => void)[])[] = [
    [(table) => table.act('ben', 'put S', 'done')],
    [(table) => table.act('ben', 'put S'), (table) => table.act('ben', 'done')],
    [
      (table) => table.act('ben', 'put N'),
      (table) => table.undo('ben'),
      (table) => table.act('ben', 'put N', 'put W'),
      (table) => table.act('ben', 'put S'),
      (table) => table.undo('ben'),
      (table) => table.act('ben', 'done'),
    ],
  ]

  test.each([ANN, CAT, ANN | CAT, WATCHER])(
    'sends viewer %i nothing until it is done, and the same then, whatever was done in it',
    (viewer) => {
      const sent = SECRET.map((steps) => {
        const table = new OysterTable().layAll()
        const updates = table.watch(viewer)
        table.act('ann', 'send ben')
        const before = updates.length
        for (const step of steps) {
          expect(updates).toHaveLength(before)
          step(table)
        }
        expect(updates).toHaveLength(before + 1)
        return JSON.stringify(updates)
      })
      expect(new Set(sent).size).toBe(1)
    },
  )

  test('sends its own player every step', () => {
    const table = new OysterTable().layAll()
    table.act('ann', 'send ben')
    const ben = table.watch(BEN)
    table.act('ben', 'put N')
    expect(ben.at(-1)?.undo).toEqual(['ben'])
    table.undo('ben')
    expect(cursors(ben)).toEqual([1, 2, 3])
    expect(ben.at(-1)?.undo).toEqual([])
  })
})

describe('what was sent', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is rebuilt from the log byte for byte, for every viewer (wild play %i)',
    (seed) => {
      const setup = prepareMatch(oysters, {
        options: { rounds: 3 },
        seed: seed.toString(16).padStart(64, '0'),
      })
      const match = startMatch(oysters, setup)
      const feeds = [WATCHER, ANN, BEN, CAT, ANN | BEN, EVERYONE].map((viewer) => {
        const feed = new Feed(match, viewer)
        return { viewer, feed, sent: [JSON.stringify(feed.open())] }
      })
      playWildly(match, seed, 150, (events) => {
        for (const { feed, sent } of feeds) {
          const update = feed.next(events, match.log.at(-1))
          if (update !== null) sent.push(JSON.stringify(update))
        }
      })
      expect(new Set(match.log.map((entry) => entry.kind)).size).toBe(3)
      for (const { viewer, sent } of feeds) {
        const rebuilt = replayFeed(oysters, setup, match.log, viewer)
        expect(rebuilt.map((update) => JSON.stringify(update))).toEqual(sent)
        expect(cursors(rebuilt)).toEqual(rebuilt.map((_, index) => index + 1))
      }
    },
  )
})
