import { describe, expect, test } from 'vitest'
import { boxes } from '#games/index.ts'
import { jaws } from '#games/jaws/index.ts'
import { sharkIsland } from '#games/shark-island/index.ts'
import { sharks } from '#games/sharks/index.ts'
import type { Options, WholeBox } from '#kernel/game.ts'
import { ladderTables, optionsFor, sidesOf } from './roles.ts'

const box = sharks as WholeBox

function rounds(given: Options, count: number): string[][] {
  return Array.from({ length: count }, (_, round) => optionsFor(box, given, round).sharks as string[])
}

describe.each([
  [2, 30],
  [3, 120],
  [4, 360],
])('with %i of the six sharks', (players, all) => {
  const tables = rounds({ players }, all)

  test('each sits once in each seat in every six games', () => {
    for (let from = 0; from < all; from += 6)
      for (let seat = 0; seat < players; seat++)
        expect(new Set(tables.slice(from, from + 6).map((table) => table[seat])).size).toBe(6)
  })

  test('and they meet in every order', () => {
    expect(new Set(tables.map((table) => table.join())).size).toBe(all)
  })
})

test('named sharks move round the table', () => {
  expect(rounds({ sharks: ['mako', 'bull', 'tiger'] }, 3)).toEqual([
    ['mako', 'bull', 'tiger'],
    ['bull', 'tiger', 'mako'],
    ['tiger', 'mako', 'bull'],
  ])
  expect(rounds({ players: 3, sharks: ['mako'] }, 2)).toEqual([
    ['mako', 'great-white', 'tiger'],
    ['great-white', 'tiger', 'mako'],
  ])
})

test('a shark that shall go first is at the table', () => {
  const given = { first: 'mako', players: 2 }
  for (let round = 0; round < 6; round++)
    expect(optionsFor(box, given, round).sharks).toEqual(expect.arrayContaining(['mako']))
})

test('other options stay, and wrong ones are refused', () => {
  expect(optionsFor(box, { hands: 'open' }, 3)).toMatchObject({ hands: 'open', players: 2 })
  expect(() => optionsFor(box, { players: 9 }, 0)).toThrow('option')
})

test('a game without such a rule is played as it is', () => {
  expect(optionsFor(jaws as WholeBox, { players: 2 }, 5)).toEqual(jaws.options({ players: 2 }))
})

test.each(boxes)('$id is measured at tables that there are', (box) => {
  const tables = [...ladderTables(box), ...box.trials.kept.tables]
  expect(tables.length).toBeGreaterThan(1)
  for (const table of tables) expect(() => box.options(table)).not.toThrow()
})

test('a side has a name for each team where sides are not alike', () => {
  for (const game of [jaws, sharkIsland] as WholeBox[]) {
    const { seats } = game.open(game.options({}), game.shelf.builtIn)
    expect(sidesOf(game)).toHaveLength(new Set(seats.map(({ team }) => team)).size)
    expect(sidesOf(game)[seats[0].team]).toBe('shark')
  }
  expect(sidesOf(box)).toEqual([])
})
