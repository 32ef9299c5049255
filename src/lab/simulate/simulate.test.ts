import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharks } from '#games/sharks/index.ts'
import type { WholeBox } from '#kernel/game.ts'
import { ThinkingPool } from '#thinking/pool.ts'
import { Tables } from '../tables.ts'
import { matchOf, type SimulationPlan } from './plan.ts'
import type { SimulationReport } from './report.ts'
import { simulate } from './simulate.ts'

const box = sharks as WholeBox
const PLAN: SimulationPlan = {
  box,
  options: { players: 2 },
  games: 12,
  bots: [{ level: 'random' }],
  seed: 'a test',
}
const { signal } = new AbortController()

let pool: ThinkingPool
let report: SimulationReport
const heard: number[] = []
beforeAll(async () => {
  pool = new ThinkingPool(2)
  report = await simulate(PLAN, pool, signal, (games) => heard.push(games))
})
afterAll(() => pool.close())

function sum(counts: readonly number[]): number {
  return counts.reduce((a, b) => a + b, 0)
}

describe('a small simulation', () => {
  test('plays every game and says how far it is', () => {
    expect(report).toMatchObject({ game: 'sharks', games: 12, asked: 12, interrupted: false, threads: 2 })
    expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test('counts every seat, and every role as often as the others', () => {
    expect(report.seats.map(({ id, games }) => [id, games])).toEqual([
      ['1', 12],
      ['2', 12],
    ])
    expect(report.roles.map(({ id, games }) => [id, games])).toEqual(
      ['bull', 'great-white', 'hammerhead', 'mako', 'thresher', 'tiger'].map((id) => [id, 4]),
    )
    for (const lines of [report.seats, report.roles, report.levels])
      expect(sum(lines.map(({ wins }) => wins)) + report.draws).toBeCloseTo(12)
    for (const { rate, wins, games } of report.roles) expect(rate.value).toBeCloseTo(wins / games)
  })

  test('measures length and points', () => {
    expect(report.points.summary?.count).toBe(24)
    expect(report.length.decisions.summary?.count).toBe(12)
    expect(report.length.rounds.summary?.mean).toBeGreaterThan(2)
    for (const { histogram, summary } of [report.points, report.length.decisions, report.length.rounds])
      expect(sum(histogram?.counts ?? [])).toBe(summary?.count)
  })

  test('counts cards by deck, in the games where they were at the table', () => {
    const decks = report.groups.filter(({ kind }) => kind === 'card')
    expect(decks).toHaveLength(6)
    for (const deck of decks) {
      const cards = report.sights.filter(({ kind, group }) => kind === 'card' && group === deck.group)
      expect(cards).toHaveLength(12)
      expect(cards.every(({ possible }) => possible === 4)).toBe(true)
      expect(sum(cards.map(({ times }) => times))).toBe(deck.times)
      const points = sum(cards.map(({ times, pointsEach }) => times * (pointsEach?.value ?? 0)))
      expect(points).toBeCloseTo(deck.times * (deck.pointsEach?.value ?? 0))
    }
    const total = sum(decks.map(({ times, pointsEach }) => times * (pointsEach?.value ?? 0)))
    const made = (report.points.summary?.mean ?? 0) * 24
    // Besides cards only a tide bonus brings points.
    const bonus = report.sights.find(({ name }) => name === 'tide-bonus')
    expect(made - total).toBeCloseTo(bonus?.times ?? 0)
  })

  test('lists what was never seen', () => {
    const oil = report.sights.find(({ kind, name }) => kind === 'tile' && name === 'oil')
    expect(oil).toMatchObject({ games: 0, possible: 12, times: 0, pointsEach: null })
  })

  test('is the same on one thread', async () => {
    const alone = new ThinkingPool(1)
    const again = await simulate(PLAN, alone, signal, () => {})
    await alone.close()
    expect({ ...again, seconds: 0, threads: 0 }).toEqual({ ...report, seconds: 0, threads: 0 })
  })

  test('is something else with another seed', async () => {
    const other = await simulate({ ...PLAN, seed: 'another' }, pool, signal, () => {})
    expect(other.points).not.toEqual(report.points)
  })

  test('survives being written and read', () => {
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  })
})

test('different bots take turns with the seats, at each table', () => {
  const plan = { ...PLAN, bots: [{ level: 'random' }, { level: 'greedy' }] }
  const tables = new Tables(box)
  const tasks = [0, 1, 2, 3].map((game) => matchOf(plan, tables, game))
  const levels = tasks.map(({ players }) => players.map(({ level }) => level).join())
  expect(levels).toEqual(['random,greedy', 'greedy,random', 'random,greedy', 'greedy,random'])
  expect(tasks[0].options).toEqual(tasks[1].options)
  expect(tasks[2].options).not.toEqual(tasks[1].options)
  expect(new Set(tasks.map(({ seed }) => seed)).size).toBe(4)
})

test('it ends early with what there is', async () => {
  const stop = new AbortController()
  const part = await simulate({ ...PLAN, games: 10_000 }, pool, stop.signal, (games) => {
    if (games === 5) stop.abort()
  })
  expect(part).toMatchObject({ games: 5, asked: 10_000, interrupted: true })
})

test('a game that fails is named', async () => {
  const wrong = { ...PLAN, bots: [{ level: 'kraken' }] }
  await expect(simulate(wrong, pool, signal, () => {})).rejects.toThrow('game 1 with seed')
})

test('a report of nothing at all can be made', async () => {
  const nothing = await simulate(PLAN, pool, AbortSignal.abort(), () => {})
  expect(nothing).toMatchObject({ games: 0, interrupted: true, seats: [], sights: [] })
})
