import { beforeEach, describe, expect, test } from 'vitest'
import { replayFeed } from '#kernel/match/replay.ts'
import type { MatchSetup } from '#kernel/match/setup.ts'
import { seatSet } from '#kernel/seats.ts'
import { finish, inSlices } from '#kernel/slices.ts'
import { oysters } from '#kernel/testing/oysters/index.ts'
import { type Replay, replayText, updatesText } from './replay.ts'
import { answerTo, Club } from './testing/club.ts'
import { dive, finish as finishDive, playOysters } from './testing/oyster-night.ts'

let club: Club
let id: string

beforeEach(async () => {
  club = new Club()
  id = await playOysters(club)
})

const text = (viewer: number) => club.table(id, (table) => finish(replayText(table, viewer)))
const replay = async (viewer: number): Promise<Replay> => JSON.parse(await text(viewer))

test('a match that goes on is shown to nobody as a whole', async () => {
  expect(await answerTo(replay(0))).toBe('running')
})

test('one that is over is shown to anybody, with any eyes', async () => {
  await dive(club, id, 1)
  await finishDive(club, id, 1, 0)
  const { winners, commitment } = await club.room(id)
  const { box, setup, log, outcome } = await club.table(id, (table) => ({
    box: table.box,
    setup: table.begun as MatchSetup,
    log: table.match?.log ?? [],
    outcome: table.match?.outcome,
  }))
  for (const viewer of [0, seatSet(1), seatSet(0, 1, 2)])
    expect(await replay(viewer)).toEqual({
      match: id,
      game: 'oysters',
      rules: oysters.rules,
      options: { players: 3, rounds: 1 },
      content: oysters.shelf.hash(oysters.shelf.builtIn),
      commitment,
      seed: setup.seed,
      seal: setup.seal,
      takebacks: 0,
      stacked: false,
      seats: ['ann', 'ben', 'cat'].map((name) => ({ seat: name, names: [name], bot: null })),
      ending: null,
      winners,
      result: expect.stringMatching(/^.* wins; ann \d+, ben \d+, cat \d+; oysters\.over$/),
      outcome,
      updates: replayFeed(box, setup, log, viewer),
    })
})

test('one that was broken off has neither winner nor result, and before its game nothing to be seen', async () => {
  await club.tables.abandon(id)
  expect(await replay(0)).toMatchObject({ ending: 'abandoned', winners: [], result: null, outcome: null })
  id = await club.open('host', { game: 'oysters', seats: [{ bot: 'mate' }] })
  await club.tables.abandon(id)
  const { updates, seats } = await replay(0)
  expect(updates).toEqual([])
  expect(seats[0]).toEqual({ seat: 'ann', names: [], bot: 'mate' })
})

describe('made in slices', () => {
  beforeEach(async () => {
    await dive(club, id, 1)
    await finishDive(club, id, 1, 0)
  })

  test('it is the same, and others have their turn in between', async () => {
    const steps = await club.table(id, (table) => replayText(table, 0))
    let pauses = 0
    const made = await inSlices(steps, async () => void pauses++, 2)
    expect(made).toBe(await text(0))
    expect(pauses).toBeGreaterThan(4)
  })

  test('it is as JSON would write it', async () => {
    const parsed = await replay(seatSet(1))
    expect(await text(seatSet(1))).toBe(JSON.stringify(parsed))
    const updates = await club.table(id, (table) => finish(updatesText(table, seatSet(1))))
    expect(updates).toBe(JSON.stringify({ updates: parsed.updates }))
  })
})
