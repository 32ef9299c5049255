import { describe, expect, test } from 'vitest'
import { jaws } from '#games/jaws/index.ts'
import { sharkIsland } from '#games/shark-island/index.ts'
import { sharks } from '#games/sharks/index.ts'
import { FastChance } from '#kernel/chance/fast.ts'
import type { Box, Game } from '#kernel/game.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { LEVELS } from '#kernel/levels.ts'
import { type Seat, seatSet } from '#kernel/seats.ts'
import { oysters } from '#kernel/testing/oysters/index.ts'
import type { View } from '#kernel/view.ts'
import { think } from './index.ts'

/** Short enough that every level can be asked many times. */
const ITERATIONS = 45

const EVERYBODY = (_seat: Seat): boolean => true
/** JAWS has two sides: one hides, three seek. */
const SHARK = (seat: Seat): boolean => seat === 0
const CREW = (seat: Seat): boolean => seat !== 0

interface Moment {
  readonly game: Game
  readonly state: unknown
  readonly seat: Seat
}

/** Positions of random games, from the first decision to late ones, with more than one thing to do for somebody. */
function moments(box: Box, options: unknown, seed: string, count: number, side = EVERYBODY): Moment[] {
  const found: Moment[] = []
  for (let game = 0; found.length < count; game++) {
    const { match, player } = beginPlay(box, options, `${seed} ${game}`)
    while (match.outcome === null && found.length < count) {
      const seat = player.seat(match.game.toAct(match.state))
      const legal = match.legal(seat)
      if (legal.length > 1 && side(seat) && player.oneIn(25))
        found.push({ game: match.game, state: match.game.clone(match.state), seat })
      match.submit(seat, [player.action(legal)])
    }
  }
  return found
}

/** States that look alike to the seat, and differ. */
function twinsOf({ game, state, seat }: Moment, chance: FastChance): unknown[] {
  const twins = Array.from({ length: 3 }, () => game.twins(state, seatSet(seat), chance))
  return twins.filter((twin) => twin !== null && JSON.stringify(twin) !== JSON.stringify(state))
}

const TABLES: [what: string, box: Box, options: object, count: number, side: (seat: Seat) => boolean][] = [
  ['Sharks for two', sharks as Box, { players: 2 }, 8, EVERYBODY],
  ['Sharks for four', sharks as Box, { sharks: ['bull', 'thresher', 'tiger', 'mako'] }, 6, EVERYBODY],
  ['JAWS, Act 1, the shark', jaws as Box, { mode: 'act-1' }, 5, SHARK],
  ['JAWS, Act 1, the crew', jaws as Box, { mode: 'act-1' }, 7, CREW],
  ['JAWS, Act 2, the shark', jaws as Box, { mode: 'act-2' }, 5, SHARK],
  ['JAWS, Act 2, the crew', jaws as Box, { mode: 'act-2' }, 7, CREW],
  ['JAWS', jaws as Box, {}, 4, EVERYBODY],
  ['Shark Island for three', sharkIsland as Box, { players: 3 }, 8, EVERYBODY],
  ['Shark Island for five', sharkIsland as Box, { players: 5 }, 6, EVERYBODY],
  ['Oysters', oysters as Box, {}, 10, EVERYBODY],
]

describe.each(TABLES)('%s', (what, box, options, count, side) => {
  const positions = moments(box, options, `fair ${what}`, count, side)

  test.each(LEVELS)('%s plays by what its seat sees, and by its dice', (level) => {
    const chance = new FastChance(`twins ${what}`)
    let compared = 0
    for (const [index, moment] of positions.entries()) {
      const { game, state, seat } = moment
      const request = { level, seed: `dice ${index}`, iterations: ITERATIONS }
      const ask = (from: unknown) => think(game, game.view(from, seatSet(seat)), seat, request)
      const thought = ask(state)
      expect(ask(state)).toEqual(thought)
      for (const twin of twinsOf(moment, chance)) {
        expect(game.view(twin, seatSet(seat))).toEqual(game.view(state, seatSet(seat)))
        expect(ask(twin)).toEqual(thought)
        compared++
      }
      // A view that came over the wire is as good as one from here.
      const sent = JSON.parse(JSON.stringify(game.view(state, seatSet(seat)))) as View
      expect(think(game, sent, seat, request)).toEqual(thought)
      expect(thought.legal).toContain(thought.action)
      expect(thought.mixture.reduce((a, b) => a + b)).toBeCloseTo(1, 9)
    }
    // The shark of JAWS is the one who hides: nothing but the dice to come is hidden from it.
    if (side === SHARK) expect(compared).toBe(0)
    else expect(compared).toBeGreaterThan(count)
  })
})

test('other dice may choose otherwise', () => {
  const [{ game, state, seat }] = moments(sharks as Box, { players: 2 }, 'dice', 1)
  const view = game.view(state, seatSet(seat))
  const choices = Array.from({ length: 40 }, (_, seed) =>
    think(game, view, seat, { level: 'random', seed: String(seed) }),
  )
  expect(new Set(choices.map(({ action }) => action)).size).toBe(choices[0].legal.length)
})
