import { expect, test } from 'vitest'
import { measure } from '../bench/archive/bench.ts'
import { files } from '../bench/archive/grounds.ts'
import { shared } from '../bench/archive/shared-ground.ts'
import { ContestantProcess } from '../bench/engine/contestant-process.ts'
import { planFor } from '../bench/engine/plan.ts'
import { botsAt } from '../bench/server/bots.ts'
import { contest } from '../bench/server/contest.ts'
import { firstLooks } from '../bench/server/first-look.ts'
import { memoryOf } from '../bench/server/memory.ts'

const { entries } = planFor()

test.each(entries)('$table $name counts what it does', async ({ file, task }) => {
  const contestant = new ContestantProcess(file, { ...task, iterations: 10 })
  try {
    const { seconds, work, times } = await contestant.work(20)
    expect(seconds).toBeGreaterThan(0)
    expect(times).toBeGreaterThan(0)
    expect(work).toBeGreaterThanOrEqual(times)
    expect(Number.isInteger(work)).toBe(true)
  } finally {
    contestant.leave()
  }
})

test('a contestant that ends is an error, not a wait', async () => {
  const contestant = new ContestantProcess('random-games.ts', { game: 'no such game', options: {} })
  await expect(contestant.work(20)).rejects.toThrow('there is no game')
})

test('every server is played at, and counts what it does', async () => {
  const { slots, update } = await contest(2, 1, 50, () => {})
  for (const rounds of Object.values(slots))
    for (const { latencies, serverSeconds, memory, bytes } of rounds) {
      expect(latencies.length).toBeGreaterThan(0)
      for (const { mover, opponent } of latencies) expect(Math.min(mover, opponent)).toBeGreaterThan(0)
      expect(Math.min(serverSeconds, memory, bytes)).toBeGreaterThan(0)
    }
  expect(update).toBeGreaterThan(100)
})

test('loaded matches and waits for bots are counted', async () => {
  expect(await memoryOf(3, 2)).toMatchObject({ matches: 3, moves: 2 })
  const { waits } = await botsAt(2, 60_000, 1)
  expect(waits.length).toBeGreaterThan(0)
})

test('first looks are measured in every game', async () => {
  const looks = await firstLooks(2)
  expect(looks.map(({ game, moves }) => [game, moves])).toEqual([
    ['jaws', 200],
    ['shark-island', 200],
    ['sharks', 200],
  ])
  for (const { replay, reading } of looks) expect(Math.min(replay, reading)).toBeGreaterThan(0)
})

test.each([
  ['files', files],
  ['PostgreSQL', shared],
])('archived matches are played, kept, copied and asked for: in %s', async (_, ground) => {
  const { rows, bytes } = await measure({ different: 3, matches: 10, live: 1 }, 0.1, () => {}, await ground())
  expect(bytes).toBeGreaterThan(10_000)
  expect(rows).toHaveLength(5)
  for (const { empty, full } of rows) expect(Math.min(empty.clock, full.clock)).toBeGreaterThan(0)
})
