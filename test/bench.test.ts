import { expect, test } from 'vitest'
import { think } from '#bots/index.ts'
import { jaws } from '#games/jaws/index.ts'
import { firstShareOf, rulesOfBoth } from '../bench/against/match.ts'
import { measure } from '../bench/archive/bench.ts'
import { files } from '../bench/archive/grounds.ts'
import { playedBefore } from '../bench/archive/played-before.ts'
import { shared } from '../bench/archive/shared-ground.ts'
import { ContestantProcess } from '../bench/engine/contestant-process.ts'
import { planFor } from '../bench/engine/plan.ts'
import { FEWEST_FRAMES, LONGEST_TASK, MOST_AT_REST, MOST_TASKS, report } from '../bench/page/report.ts'
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

test('goals of the page are for the middle of what was measured, and the one that is missed is told', () => {
  const load = { first: 1000, largest: 2000, blocked: 100, shift: 0 }
  const loads = (score: number) => ({
    page: 'home',
    goal: 95,
    all: [60, score, 99].map((each) => ({ ...load, score: each })),
  })
  const moving = {
    game: 'jaws',
    all: [
      { tasks: MOST_TASKS, longest: LONGEST_TASK, frames: FEWEST_FRAMES, style: 1, layout: 1, script: 1 },
    ],
  }
  const resting = [{ game: 'jaws', all: [MOST_AT_REST] }]
  const good = report({ loads: [loads(95)], moving: [moving], resting })
  expect(good.isReached).toBe(true)
  expect(good.text).not.toContain('MISSED')
  expect(report({ loads: [loads(94)], moving: [moving], resting })).toMatchObject({ isReached: false })
  const slow = { ...moving, all: moving.all.map((each) => ({ ...each, longest: LONGEST_TASK + 1 })) }
  expect(report({ loads: [], moving: [slow], resting }).text).toContain(`${LONGEST_TASK + 1} ms MISSED`)
})

test.each([
  ['files', files],
  ['PostgreSQL', shared],
])('archived matches are played, kept, copied and asked for: in %s', async (_, ground) => {
  const played = await playedBefore(3, undefined, () => {})
  const extent = { different: 3, matches: 10, live: 1 }
  const { rows, bytes } = await measure(extent, 0.1, () => {}, await ground(), played)
  expect(bytes).toBeGreaterThan(10_000)
  expect(rows).toHaveLength(5)
  for (const { empty, full } of rows) expect(Math.min(empty.clock, full.clock)).toBeGreaterThan(0)
})

test('bots of another checkout are met by the newest rules that both know', () => {
  const opened = new Set<unknown>()
  const box = {
    ...jaws,
    open: (...[options, content, rules]: Parameters<typeof jaws.open>) => {
      opened.add(rules)
      return jaws.open(options, content, rules)
    },
  }
  const now = { think, findBox: () => box }
  const before = { think, findBox: () => ({ ...box, rules: 1 }) }
  const rules = rulesOfBoth(box, before)
  const plan = { box, rules, options: jaws.options({ mode: 'act-2' }), level: 'random', seed: 'both' }
  expect([0, 1]).toContain(firstShareOf(plan, now, before))
  expect([...opened]).toEqual([1])
  expect(() => rulesOfBoth({ ...box, rulesNumbers: [2] }, before)).toThrow(
    'rules number 1 is no longer played',
  )
})
