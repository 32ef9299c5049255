import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jaws } from '#games/jaws/index.ts'
import { sharks } from '#games/sharks/index.ts'
import type { WholeBox } from '#kernel/game.ts'
import { ThinkingPool } from '#thinking/pool.ts'
import { Tables } from '../tables.ts'
import { climb } from './ladder.ts'
import { duelsOf, type LadderPlan } from './plan.ts'
import { gameOf } from './seating.ts'
import { Side } from './sides.ts'

const box = sharks as WholeBox
const PLAN: LadderPlan = {
  box,
  levels: ['random', 'greedy'],
  tables: [{ players: 2 }, { players: 4 }],
  minutes: 60,
  games: 400,
  seed: 'a test',
  side: null,
}
const { signal } = new AbortController()

let pool: ThinkingPool
beforeAll(() => {
  pool = new ThinkingPool(2)
})
afterAll(() => pool.close())

function duelNames(levels: readonly string[]): string[] {
  return duelsOf({ ...PLAN, levels, tables: [{}] }).map(({ upper, lower }) => `${upper} ${lower}`)
}

test('neighbours meet, and mate meets greedy', () => {
  expect(duelNames(['random', 'greedy', 'cadet', 'mate', 'captain'])).toEqual([
    'greedy random',
    'cadet greedy',
    'mate cadet',
    'mate greedy',
    'captain mate',
  ])
  expect(duelNames(['greedy', 'mate'])).toEqual(['mate greedy'])
  expect(duelNames(['mate', 'captain'])).toEqual(['captain mate'])
})

describe('the games of a pair', () => {
  const tables = new Tables(box)
  const duel = { upper: 'greedy', lower: 'random', table: { players: 4 } }
  const pair = (number: number) =>
    (['first', 'second', 'none'] as const).map((side) => gameOf(PLAN, duel, tables, number, side))
  const levels = (number: number) =>
    pair(number).map(({ players }) => players.map(({ level }) => level[0]).join(''))

  test('are the same but for who sits where: every other seat', () => {
    expect(levels(0)).toEqual(['grgr', 'rgrg', 'rrrr'])
    const [one, ...others] = pair(0)
    for (const other of others) expect({ ...one, players: [] }).toEqual({ ...other, players: [] })
  })

  test('differ from those of another pair, in sharks and in seed', () => {
    const [[one], [other]] = [pair(0), pair(1)]
    expect(one.options.sharks).not.toEqual(other.options.sharks)
    expect(one.seed).not.toBe(other.seed)
  })
})

test('greedy is found to be better than random, soon', async () => {
  const heard: string[] = []
  const { duels, interrupted } = await climb(PLAN, pool, signal, ({ duel, duels, pairs }) =>
    heard.push(`${duel}/${duels} ${pairs}`),
  )
  expect(interrupted).toBe(false)
  expect(duels.map(({ verdict }) => verdict)).toEqual(['difference', 'difference'])
  for (const { score, pairs, games } of duels) {
    expect(score?.value).toBeGreaterThan(0.6)
    expect(score?.low).toBeGreaterThan(0.5)
    expect(games).toBe(2 * pairs)
    expect(pairs).toBeLessThan(60)
  }
  expect(heard).toEqual(expect.arrayContaining(['1/2 0', '1/2 1', '2/2 1']))
})

test('where sides are not alike, each is told apart', async () => {
  const plan = { ...PLAN, box: jaws as WholeBox, tables: [{ mode: 'act-2' }], games: 30 }
  const [{ pairs, games, score, sides }] = (await climb(plan, pool, signal, () => {})).duels
  expect([pairs, games]).toEqual([10, 30])
  expect(sides.map(({ side }) => side)).toEqual(['shark', 'crew'])
  const [shark, crew] = sides
  expect(shark.before.value + crew.before.value).toBeCloseTo(1)
  for (const { gain, wins, before } of sides) expect(gain.value).toBeCloseTo(wins.value - before.value)
  expect((shark.wins.value + crew.wins.value) / 2).toBeCloseTo(score?.value ?? 0)
})

test('one side alone is judged as it would be in the whole, with two games for a set-up', async () => {
  const plan = { ...PLAN, box: jaws as WholeBox, tables: [{ mode: 'act-2' }], games: 30 }
  const [whole] = (await climb(plan, pool, signal, () => {})).duels
  for (const [index, side] of ['shark', 'crew'].entries()) {
    const [alone] = (await climb({ ...plan, side, games: 20 }, pool, signal, () => {})).duels
    expect([alone.pairs, alone.games, alone.score, alone.verdict]).toEqual([10, 20, null, null])
    expect(alone.sides).toEqual([whole.sides[index]])
  }
})

test('random is not better than random: every pair is even', async () => {
  const plan = { ...PLAN, levels: ['random', 'random'], tables: [{ players: 2 }] }
  const [{ verdict, score }] = (await climb(plan, pool, signal, () => {})).duels
  expect(verdict).toBe('no-difference')
  expect(score?.value).toBe(0.5)
})

test('a side is judged by what the upper level gains on it, however good the side is', () => {
  const strong = new Side('shark')
  const idle = new Side('crew')
  const full = new Side('crew')
  for (let game = 0; game < 200; game++) {
    // The side wins nine of ten for the lower level and always for the upper one; the other never wins.
    strong.add(1, game % 10 === 0 ? 0 : 1)
    idle.add(0, 0)
    full.add(1, 1)
  }
  expect(strong.verdict).toBe('difference')
  expect(strong.report().gain.value).toBeCloseTo(0.1)
  expect(strong.report().before.value).toBeCloseTo(0.9)
  expect(idle.verdict).toBe('no-difference')
  expect(idle.report().gain.value).toBeCloseTo(0)
  // Where the lower level always wins there is nothing to gain.
  expect([idle.hasRoom, full.hasRoom]).toEqual([true, false])
})

test('what is not decided is said to be so', async () => {
  const few = await climb({ ...PLAN, games: 4 }, pool, signal, () => {})
  expect(few.duels.map(({ verdict, games }) => [verdict, games])).toEqual([
    ['no-games', 4],
    ['no-games', 4],
  ])
  const late = await climb({ ...PLAN, levels: ['mate', 'captain'], minutes: 0 }, pool, signal, () => {})
  expect(late.duels.map(({ verdict, games }) => [verdict, games])).toEqual([
    ['no-time', 0],
    ['no-time', 0],
  ])
  const stopped = await climb(PLAN, pool, AbortSignal.abort(), () => {})
  expect(stopped.interrupted).toBe(true)
  expect(stopped.duels.map(({ pairs }) => pairs)).toEqual([0, 0])
})
