import { describe, expect, test, vi } from 'vitest'
import { SHARKS } from '#games/sharks/components.ts'
import { sharks } from '#games/sharks/index.ts'
import type { Box } from '../game.ts'
import { sha256 } from '../hash.ts'
import { Refusal } from '../refusal.ts'
import { DEAL, SEED } from '../testing/oyster-table.ts'
import { oysters } from '../testing/oysters/index.ts'
import { commitment, type MatchSetup, openGame, prepareMatch, startMatch } from './setup.ts'

const setup = prepareMatch(oysters, { seed: SEED })

test('games are shared by all that have the same options, and those asked for last are kept', () => {
  const three = SHARKS.flatMap((a) => SHARKS.flatMap((b) => SHARKS.map((c) => [a, b, c])))
  const ways = three.filter((chosen) => new Set(chosen).size === 3)
  const setups = ways.map((chosen) => prepareMatch(sharks, { seed: SEED, options: { sharks: chosen } }))
  const opened = vi.spyOn(sharks, 'open')
  for (const each of setups) openGame(sharks, each)
  expect(opened).toHaveBeenCalledTimes(120)
  for (const each of setups.slice(-64)) openGame(sharks, each)
  expect(opened).toHaveBeenCalledTimes(120)
  openGame(sharks, setups[0])
  expect(opened).toHaveBeenCalledTimes(121)
  opened.mockRestore()
})

function refusal(work: () => unknown): Refusal {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('it was accepted')
}

describe('a match is prepared', () => {
  test('with the options that were left out filled in', () => {
    expect(setup).toEqual({
      game: 'oysters',
      rules: 7,
      options: { players: 3, rounds: 2 },
      content: oysters.shelf.builtIn,
      contentHash: oysters.shelf.hash(oysters.shelf.builtIn),
      seed: SEED,
      seal: null,
      stack: null,
    })
  })

  test('with a pack in place of the built-in content', () => {
    const packed = prepareMatch(oysters, { seed: SEED, pack: { game: 'oysters', cards: [9, 9, 9, 9, 9] } })
    expect(packed.content).toMatchObject({ cards: [9, 9, 9, 9, 9], shells: { depth: 3 } })
    expect(packed.contentHash).not.toBe(setup.contentHash)
  })

  test('only with a seed, with options that fit and with a pack that fits', () => {
    expect(refusal(() => prepareMatch(oysters, { seed: 'mine' })).code).toBe('seed')
    expect(refusal(() => prepareMatch(oysters, { seed: SEED, options: { players: 7 } })).code).toBe('option')
    expect(refusal(() => prepareMatch(oysters, { seed: SEED, pack: {} })).code).toBe('content')
    expect(refusal(() => prepareMatch(oysters, { seed: SEED, pack: null })).code).toBe('content')
  })

  test('and started only with a stack that fits', () => {
    const stacked = prepareMatch(oysters, { seed: SEED, stack: { deck: [] } })
    expect(refusal(() => startMatch(oysters, stacked)).code).toBe('stack-label')
    const empty = prepareMatch(oysters, { seed: SEED, stack: { card: ['1', '1', '1', '1', '1'] } })
    expect(refusal(() => startMatch(oysters, empty)).code).toBe('stack-unfit')
  })

  test('and starts the same way each time', () => {
    expect(startMatch(oysters, setup).state).toEqual(startMatch(oysters, setup).state)
  })
})

describe('a game is opened', () => {
  test('once for all matches with the same options and content', () => {
    const again = prepareMatch(oysters, { seed: sha256('another'), options: { rounds: 2, players: 3 } })
    expect(openGame(oysters, again)).toBe(openGame(oysters, setup))
  })

  test('anew for other options, for other content and for another box', () => {
    const game = openGame(oysters, setup)
    const longer = prepareMatch(oysters, { seed: SEED, options: { rounds: 3 } })
    const packed = prepareMatch(oysters, { seed: SEED, pack: { game: 'oysters', cards: [9, 9, 9, 9, 9] } })
    expect(openGame(oysters, longer)).not.toBe(game)
    expect(openGame(oysters, longer).options).toMatchObject({ rounds: 3 })
    expect(openGame(oysters, packed)).not.toBe(game)
    expect(openGame({ ...oysters }, setup)).not.toBe(game)
  })

  test.each([['a text'], [null]])('also by a box whose content is %j', (content) => {
    const opened: unknown[] = []
    const box: Box = {
      ...oysters,
      open(options, given) {
        opened.push(given)
        return oysters.open(oysters.options(options), oysters.shelf.builtIn)
      },
    }
    expect(openGame(box, { ...setup, content }).id).toBe('oysters')
    expect(opened).toEqual([content])
  })
})

describe('the commitment', () => {
  const changes: [what: string, change: Partial<MatchSetup>][] = [
    ['the seed', { seed: sha256('other') }],
    ['the rules number', { rules: 8 }],
    ['the content', { contentHash: sha256('other') }],
    ['an option', { options: { players: 3, rounds: 3 } }],
    ['an option more', { options: { players: 3, rounds: 2, more: true } }],
    ['the game', { game: 'mussels' }],
  ]
  test.each(changes)('is another with another %s', (_what, change) => {
    expect(commitment({ ...setup, ...change })).not.toBe(commitment(setup))
  })

  test('does not depend on the order in which options were given', () => {
    const { players, rounds } = setup.options
    expect(commitment({ ...setup, options: { rounds, players } })).toBe(commitment(setup))
    const one = prepareMatch(sharks, {
      seed: SEED,
      options: { hands: 'open', players: 2, boat: 'common-view' },
    })
    const two = prepareMatch(sharks, {
      seed: SEED,
      options: { boat: 'common-view', hands: 'open', players: 2 },
    })
    expect(commitment(one)).toBe(commitment(two))
  })

  test('can be made by anyone with what a record holds', () => {
    const { contentHash: hash } = setup
    const text = `dorsal\noysters\n7\n${hash}\n{"players":3,"rounds":2}\n${SEED}`
    expect(commitment(setup)).toBe(sha256(text))
  })

  test('is the one of the honest match even if draws were stacked: the stack stands in the record', () => {
    expect(commitment({ ...setup, stack: DEAL })).toBe(commitment(setup))
  })
})
