import { describe, expect, test } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { SeededChance } from '#kernel/chance/seeded.ts'
import type { Game } from '#kernel/game.ts'
import { Match } from '#kernel/match/match.ts'
import { seatSet } from '#kernel/seats.ts'
import { OysterTable, SEED } from '#kernel/testing/oyster-table.ts'
import { oysters } from '#kernel/testing/oysters/index.ts'
import { AT, type OystersState } from '#kernel/testing/oysters/state.ts'
import { search } from './search.ts'

function sum(mixture: readonly number[]): number {
  return mixture.reduce((a, b) => a + b, 0)
}

describe('a choice made blind', () => {
  const { match } = new OysterTable()
  const { game, state } = match
  const seen = game.view(state, seatSet(0))
  const thought = search(game, seen, 0, 'blind', { iterations: 600 })

  test('is mixed, and the mixture is whole', () => {
    expect(game.knowledge.isBlind(state, 0)).toBe(true)
    expect(thought.legal).toEqual(match.legal(0))
    expect(thought.mixture).toHaveLength(thought.legal.length)
    expect(thought.legal.length).toBeGreaterThan(1)
    expect(sum(thought.mixture)).toBeCloseTo(1, 9)
    expect(thought.mixture.every((share) => share >= 0)).toBe(true)
    expect(thought.legal).toContain(thought.action)
  })

  test('follows its dice', () => {
    const choices = Array.from(
      { length: 60 },
      (_, seed) => search(game, seen, 0, `dice ${seed}`, { iterations: 40 }).action,
    )
    expect(new Set(choices).size).toBeGreaterThan(1)
  })

  test('is the same from twins', () => {
    const chance = new FastChance('twins')
    let different = 0
    for (let round = 0; round < 12; round++) {
      const twin = game.twins(state, seatSet(0), chance)
      if (JSON.stringify(twin) !== JSON.stringify(state)) different++
      expect(search(game, game.view(twin, seatSet(0)), 0, 'blind', { iterations: 600 })).toEqual(thought)
    }
    expect(different).toBeGreaterThan(6)
  })

  test('does not see what another has laid face down', () => {
    const laid = new OysterTable()
    laid.act('ben', 'lay 4')
    const other = new OysterTable()
    other.act('ben', 'lay 1')
    const [one, two] = [laid, other].map(({ match: { game, state } }) =>
      search(game, game.view(state, seatSet(0)), 0, 'face down', { iterations: 300 }),
    )
    expect(two).toEqual(one)
  })
})

describe('a search', () => {
  const game = oysters.open(oysters.options({ rounds: 1 }), oysters.shelf.builtIn) as Game<OystersState>

  /** The seeker stands where the pearl was seen: opening wins, wading on does not. */
  function atThePearl(): OystersState {
    const state = game.setup(new SeededChance(SEED))
    return Object.assign(state, {
      step: AT.search,
      diver: 1,
      seeker: 0,
      pearl: 2,
      at: 2,
      peeked: 2,
      steps: 1,
    })
  }

  test('finds what wins', () => {
    const state = atThePearl()
    const { action, mixture } = search(game, game.view(state, seatSet(0)), 0, 'win', { iterations: 400 })
    expect(game.vocabulary.text(action)).toBe('open')
    expect(sum(mixture)).toBeCloseTo(1, 9)
  })

  test('stops when it is told to, with an answer', () => {
    const state = atThePearl()
    let asked = 0
    const thought = search(game, game.view(state, seatSet(0)), 0, 'stop', { goOn: () => ++asked <= 25 })
    expect(thought.iterations).toBe(25)
    expect(thought.legal).toContain(thought.action)
    expect(search(game, game.view(state, seatSet(0)), 0, 'stop', { iterations: 0 }).mixture).toEqual(
      thought.legal.map(() => 1 / thought.legal.length),
    )
  })

  test('does not think about what is forced', () => {
    const state = Object.assign(atThePearl(), { steps: 0 })
    expect(search(game, game.view(state, seatSet(0)), 0, 'forced', { iterations: 9 })).toEqual({
      action: game.vocabulary.parse('open'),
      legal: [game.vocabulary.parse('open')],
      mixture: [1],
      iterations: 0,
    })
  })

  test('plays a whole match of a game with choices of every kind', () => {
    const match = new Match<OystersState>(game, new SeededChance(SEED))
    for (let decision = 0; match.outcome === null; decision++) {
      const toAct = game.toAct(match.state)
      const seat = 31 - Math.clz32(toAct & -toAct)
      const view = game.view(match.state, seatSet(seat))
      match.submit(seat, [search(game, view, seat, `whole ${decision}`, { iterations: 30 }).action])
    }
    expect(match.length).toBeGreaterThan(5)
  })
})
