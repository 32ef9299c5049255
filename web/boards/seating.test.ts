import { describe, expect, it, test } from 'vitest'
import { boxes } from '#games/index.ts'
import { sharkIsland } from '#games/shark-island/index.ts'
import type { IslandOptions } from '#games/shark-island/options.ts'
import type { Options } from '#kernel/game.ts'
import { seating as jaws } from './jaws/seating.ts'
import { among, type Company, type Part, type Seating } from './seating.ts'
import { seating as island } from './shark-island/seating.ts'
import * as shelf from './shelf.ts'

const GAMES = await Promise.all(
  Object.values(shelf).map(async ({ id, seating }) => [id, await seating()] as const),
)

function boxOf(game: string) {
  const box = boxes.find(({ id }) => id === game)
  if (box === undefined) throw new Error(game)
  return box
}

/** Seats that the server has for options, which it must take as they are. */
function seatsFor(game: string, options: Options): string[] {
  const box = boxOf(game)
  expect(box.options(options)).toEqual(options)
  return box.open(options, box.shelf.builtIn).seats.map(({ id }) => id)
}

function partOf(seating: Seating, options: Options, wanted: string): Part {
  const part = seating.parts(options).find(({ id }) => id === wanted)
  if (part === undefined) throw new Error(wanted)
  return part
}

describe.each(GAMES)('sitting down at %s', (game, seating) => {
  const usual = boxOf(game).options({})

  it.each<Company>(['bots', 'people'])('against %s, every part has its seats at the table', (company) => {
    for (const { id } of seating.parts(usual)) {
      const options = seating.withPart(usual, partOf(seating, usual, id), company)
      const { seats } = partOf(seating, options, id)
      expect(seats.length).toBeGreaterThan(0)
      expect(seatsFor(game, options)).toEqual(expect.arrayContaining([...seats]))
    }
  })

  it('no two parts are the same, and every seat is one', () => {
    const parts = seating.parts(usual)
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
    for (const seat of seatsFor(game, usual)) expect(parts.map(({ id }) => id)).toContain(seat)
  })

  it('more and fewer can play, and whoever is to stay does', () => {
    const { count } = seating
    if (count === undefined) return
    for (const { id } of seating.parts(usual))
      for (let number = count.least; number <= count.most; number++) {
        const options = seating.withPart(usual, partOf(seating, usual, id), 'bots')
        const { seats } = partOf(seating, options, id)
        const changed = count.with(options, number, seats)
        expect(count.of(changed)).toBe(number)
        expect(seatsFor(game, changed)).toEqual(expect.arrayContaining(seats.slice(0, number)))
      }
  })
})

test('a Hunter who plays against bots holds the First Player token; among people it is drawn', () => {
  const usual = sharkIsland.options({})
  const as = (id: string, company: Company): IslandOptions =>
    island.withPart(usual, partOf(island, usual, id), company)
  expect(as('anya', 'bots')).toEqual({ players: 3, hunters: ['anya', 'tempest'], first: 'anya' })
  expect(as('harlan', 'bots')).toEqual({ players: 3, hunters: ['tempest', 'harlan'], first: 'harlan' })
  expect(as('anya', 'people')).toMatchObject({ first: 'random' })
  expect(as('hunters', 'bots')).toMatchObject({ first: 'random' })
  // Whoever thinks again and is the Shark leaves nobody behind who goes first.
  expect(island.withPart(as('anya', 'bots'), partOf(island, usual, 'shark'), 'bots')).toMatchObject({
    first: 'random',
  })
})

test('whoever runs the whole crew of JAWS plays against one other; otherwise bots have a role each', () => {
  const usual = boxOf('jaws').options({})
  const as = (id: string): Options => jaws.withPart({ ...usual, players: 3 }, partOf(jaws, usual, id), 'bots')
  expect(as('crew')).toMatchObject({ players: 2 })
  expect(as('brody')).toMatchObject({ players: 4 })
})

test('those who are to be there come first only where they were not there before', () => {
  const all = ['a', 'b', 'c', 'd']
  expect(among(['d'], ['a', 'b'], all, 2)).toEqual(['d', 'a'])
  expect(among(['b'], ['a', 'b'], all, 2)).toEqual(['a', 'b'])
  expect(among([], ['a', 'b'], all, 3)).toEqual(['a', 'b', 'c'])
  expect(among(['b'], ['a', 'b', 'c'], all, 2)).toEqual(['a', 'b'])
})
