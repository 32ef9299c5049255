import { describe, expect, test } from 'vitest'
import { type Layout, layOut, type Table } from '#games/jaws/act-2/testing.ts'
import type { Game } from '#kernel/game.ts'
import { seatSet } from '#kernel/seats.ts'
import { search } from './search.ts'

/** Brody aims with his revolver at a shark under A, evade 2, or B, evade 0. C was shown by Chum. */
function aiming(layout: Partial<Layout> = {}): Table {
  const table = layOut({
    crew: { brody: 'b4' },
    cards: '1a 5b 3b',
    gear: { brody: 'chum rifle' },
    ...layout,
  })
  table.lock('A').play('brody: chum', 'shark: show C', 'brody: stay', 'brody: ready rifle')
  return table
}

function think(table: Table, seat: string, iterations: number) {
  const { match } = table
  const game = table.game as Game
  const number = table.seat(seat)
  const { legal, mixture } = search(game, game.view(match.state, seatSet(number)), number, 'blind', {
    iterations,
  })
  return legal.map((action, index) => [game.vocabulary.text(action), mixture[index]] as const)
}

describe('a blind choice against a choice that was made unseen', () => {
  test('thinks only of where the shark can be', () => {
    expect(think(aiming(), 'brody', 200).map(([text]) => text)).toEqual(['target w1', 'target w5'])
  })

  test('leans to what pays more and still cannot be read', () => {
    const shares = new Map(think(aiming(), 'brody', 4000))
    expect(shares.get('target w1')).toBeGreaterThan(0.05)
    expect(shares.get('target w5')).toBeGreaterThan(0.05)
  })

  test('does not depend on what is under the letter', () => {
    const other = layOut({ crew: { brody: 'b4' }, cards: '1a 5b 3b', gear: { brody: 'chum rifle' } })
    other.lock('B').play('brody: chum', 'shark: show C', 'brody: stay', 'brody: ready rifle')
    expect(think(other, 'brody', 400)).toEqual(think(aiming(), 'brody', 400))
  })
})

test('what is not worth a thought is not thought about', () => {
  const table = layOut({ crew: { quint: 'w1', brody: 'b4' }, cards: '1b 2b 3b' })
  table.lock('A').prepare({ quint: 'stay machete w5' })
  expect(table.legal('shark')).toContain('done')
  expect(think(table, 'shark', 60).map(([text]) => text)).toEqual(['attack b1', 'attack quint'])
})
