import { describe, expect, test } from 'vitest'
import { jaws } from '#games/jaws/index.ts'
import { sharkIsland } from '#games/shark-island/index.ts'
import type { WholeBox } from '#kernel/game.ts'
import { Ratio } from '../statistics/ratio.ts'
import { Tables } from '../tables.ts'
import { goalsOf } from './goals.ts'
import { Results } from './results.ts'
import { sightOf } from './sights.ts'

const TEN = 10

/** Ten games, as a simulation would have counted them. */
function tenGames(
  rounds: number[],
  wins: { [role: string]: number },
  seen: { [sight: string]: number },
): Results {
  const results = new Results(new Tables(sharkIsland as WholeBox))
  results.games = TEN
  results.rounds.push(...rounds)
  for (const [role, count] of Object.entries(wins))
    results.roles.set(role, { games: TEN, wins: count, points: [] })
  for (const [text, games] of Object.entries(seen))
    results.sights.set(text, { sight: sightOf(text), possible: TEN, games, ratio: new Ratio() })
  return results
}

const FAIR = [4, 5, 6, 7, 8, 9, 10, 12, 14, 16]

describe('the goals of the house content', () => {
  test('are reached up to their bounds, and each line tells of what is nearest to missing it', () => {
    const seen = {
      'strategy resort': 5,
      'goal resort': 3,
      'strategy mayor': 5,
      'goal mayor': 2,
      'drawn shark/murk': 8,
      'card shark/murk': 2,
      'drawn shark/deep-rest': 4,
      'card shark/deep-rest': 4,
      'drawn harlan/old-grudge': 0,
    }
    const lines = goalsOf(
      sharkIsland.trials.goals ?? {},
      tenGames(FAIR, { shark: 5, harlan: 5, anya: 4.5 }, seen),
    )
    expect(lines.map(({ goal, about, reached }) => [goal, about, reached])).toEqual([
      ['wins', 'shark', true],
      ['rounds', '', true],
      ['strategies', 'resort', true],
      ['roles', 'harlan', true],
      ['cards', 'shark/murk', true],
    ])
    expect(lines[1].value).toBeCloseTo(0.9)
    expect(lines[4].value).toBeCloseTo(0.25)
  })

  test('are missed beyond them', () => {
    const seen = {
      'strategy resort': 6,
      'goal resort': 6,
      'strategy mayor': 4,
      'goal mayor': 1,
      'drawn shark/murk': 9,
      'card shark/murk': 2,
    }
    const lines = goalsOf(
      sharkIsland.trials.goals ?? {},
      tenGames([17, ...FAIR.slice(0, 9)], { shark: 7, harlan: 4, anya: 1 }, seen),
    )
    expect(lines.every(({ reached }) => !reached)).toBe(true)
    expect(lines[2]).toMatchObject({ about: 'mayor', value: expect.closeTo(-0.45) })
  })

  test('the crew of JAWS may stand about in one turn of a hundred', () => {
    const crew = (turns: number, idle: number): ReturnType<typeof goalsOf> => {
      const results = tenGames([], {}, {})
      for (const [text, times] of [
        ['jaws.ended', turns],
        ['jaws.ended.idle', idle],
      ] as const) {
        const ratio = new Ratio()
        ratio.add(times, 0)
        results.sights.set(text, { sight: sightOf(text), possible: TEN, games: TEN, ratio })
      }
      return goalsOf(jaws.trials.goals ?? {}, results)
    }
    expect(crew(200, 2)).toMatchObject([{ goal: 'idle', value: 0.01, most: 0.01, reached: true }])
    expect(crew(200, 3)).toMatchObject([{ reached: false }])
    expect(crew(0, 0)).toEqual([])
  })

  test('there are none for a game that names none', () => {
    expect(goalsOf({}, tenGames(FAIR, {}, {}))).toEqual([])
  })
})
