import { expect, test } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { withChanges } from '#kernel/match/patch.ts'
import { replayFeeds } from '#kernel/match/replay.ts'
import type { MatchSetup } from '#kernel/match/setup.ts'
import { allSeats, seatSet, type Viewer, WATCHER } from '#kernel/seats.ts'
import { finish } from '#kernel/slices.ts'
import { type Games, playGames } from '#kernel/testing/seeds.ts'
import type { Table } from './table.ts'
import { wildNight } from './testing/wild-night.ts'

/** Somebody who comes to a table now and then, and has only what was sent then. */
interface Visitor {
  readonly viewer: Viewer
  /** They come one time in so many. */
  readonly rarely: number
  /** The updates they were sent, as text, by their cursors. */
  readonly got: Map<number, string>
  cursor: number
}

/** How far back somebody may have stopped and still be told everything since. */
const FAR = 64

/** What a server does for a hello; sometimes nobody looks with these eyes any more afterwards. */
function visit(table: Table, visitor: Visitor, chance: FastChance): void {
  const { viewer, got } = visitor
  const knew = table.knows(viewer)
  const latest = table.latest(viewer)
  if (latest === null) return
  got.set(latest.cursor, JSON.stringify(latest))
  const missing = latest.cursor - visitor.cursor
  if (visitor.cursor > 0 && missing <= FAR) {
    const told = finish(table.toldSince(viewer, visitor.cursor))
    expect(told).toHaveLength(missing)
    let view: unknown = JSON.parse(got.get(visitor.cursor) as string).view
    for (const { update, patch } of told) {
      got.set(update.cursor, JSON.stringify(update))
      view = withChanges(view, patch.changes)
      expect(JSON.stringify({ ...update, view })).toBe(JSON.stringify(update))
    }
    const texts = told.map(({ patch }) => JSON.stringify(patch))
    expect(table.patchesSince(viewer, visitor.cursor)).toEqual(missing <= 16 ? texts : null)
  }
  visitor.cursor = latest.cursor
  // Eyes that nobody was expected to look with are counted for as long as somebody does.
  if (chance.upTo(2) === 0) {
    table.forget(viewer)
    if (knew) expect(table.latest(viewer)).toEqual(latest)
    table.forget(viewer)
  }
}

const visitorOf = (viewer: Viewer, rarely: number): Visitor => ({
  viewer,
  rarely,
  got: new Map(),
  cursor: 0,
})

const TABLES: [game: string, options: object, seats: number, games: Games][] = [
  ['oysters', { rounds: 3 }, 3, { usual: 60, few: 8 }],
  ['sharks', {}, 2, { usual: 8, few: 2 }],
  ['sharks', {}, 4, { usual: 2, few: 1 }],
  ['jaws', {}, 4, { usual: 2, few: 1 }],
  ['shark-island', { hunters: ['tempest', 'pilot'] }, 3, { usual: 2, few: 1 }],
]

test.each(TABLES)(
  'at a table of %s %o for %i whoever comes is sent what a replay of the whole log gives, byte for byte',
  async (game, options, seats, games) => {
    const kinds = new Set<string>()
    const checked = await playGames(`${game} for ${seats}, first looks`, games, async (seed) => {
      const chance = new FastChance(`${seed} visitors`)
      const singles = Array.from({ length: seats }, (_, seat) => seatSet(seat))
      const expected = [WATCHER, ...singles].map((viewer) => visitorOf(viewer, [3, 10, 30][chance.upTo(3)]))
      const visitors = [...expected, visitorOf(seatSet(0, 1), 100), visitorOf(allSeats(seats), 100)]
      const { club, id } = await wildNight({ game, options, seats, seed }, (table) => {
        for (const visitor of visitors) if (chance.upTo(visitor.rarely) === 0) visit(table, visitor, chance)
      })
      const { box, setup, log } = await club.table(id, (table) => {
        for (const visitor of visitors) visit(table, visitor, chance)
        return { box: table.box, setup: table.begun as MatchSetup, log: [...(table.match?.log ?? [])] }
      })
      for (const { kind } of log) kinds.add(kind)
      const sent = replayFeeds(
        box,
        setup,
        log,
        visitors.map(({ viewer }) => viewer),
      )
      for (const [index, { got, cursor }] of visitors.entries()) {
        expect(cursor).toBe(sent[index].length)
        for (const [at, text] of got) expect(text).toBe(JSON.stringify(sent[index][at - 1]))
      }
      return visitors.reduce((sum, { got }) => sum + got.size, 0)
    })
    expect(checked).toBeGreaterThan(0)
    expect([...kinds].sort()).toEqual(['act', 'takeback', 'undo'])
  },
)
