import { describe, expect, it } from 'vitest'
import { type Layout, layOut, type Table } from '../testing.ts'

/**
 * The Mako has swum to a reef and may score. It holds
 * 1 `big-game` (1 for each large), 3 `fast-food` (2 for each pelagic), 9 `ink-spot` (5 for each small cephalopod).
 */
function atScore(layout: Partial<Layout> = {}): Table {
  return layOut({
    sharks: { mako: 'b1', tiger: 'd3' },
    boat: 'c2',
    stomachs: { mako: 'large-pelagic medium-pelagic small-cephalopod trash' },
    hands: { mako: 'big-game fast-food ink-spot' },
    ...layout,
    draws: { small: ['crustacean'], ...layout.draws },
  }).play('swim a1', 'stop')
}

describe('which cards are scored (seed 004, Score Cards; ruling 8)', () => {
  it('there are always three in hand to choose from', () => {
    expect(atScore().legal()).toEqual(['score 1', 'score 3', 'score 9', 'done'])
  })

  it('none: scoring is optional', () => {
    const table = atScore().play('done')
    expect([table.points('mako'), table.step]).toEqual([0, 'boat'])
    expect(table.hand('mako')).toEqual(['big-game', 'fast-food', 'ink-spot'])
  })

  it.each([
    [['score 3'], 4],
    [['score 1', 'score 9'], 6],
    [['score 9', 'score 3', 'score 1'], 10],
  ])('%j: one, two or all three, and their points are added', (cards, points) => {
    expect(
      atScore()
        .play(...cards)
        .points('mako'),
    ).toBe(points)
  })

  it('once a turn: afterwards the boat moves', () => {
    const table = atScore().play('score 1', 'done')
    expect(table.step).toBe('boat')
    expect(table.whyNot('score 3')?.key).toBe('sharks.no.step')
  })

  it('only a card in hand', () => {
    expect(atScore().whyNot('score 2')?.key).toBe('sharks.no.card')
  })

  it('a second copy of a card counts again', () => {
    const table = atScore({ hands: { mako: 'fast-food fast-food big-game' } })
    expect(table.play('score 3', 'score 3').points('mako')).toBe(8)
  })

  it('a card worth nothing may be scored (ruling 8)', () => {
    const table = atScore({ stomachs: {} })
    expect(table.play('score 9').points('mako')).toBe(0)
    expect(table.shark('mako').discards).toEqual(['ink-spot'])
  })

  it('only after the tile action, so what was just eaten counts', () => {
    const table = atScore({ draws: { small: ['cephalopod'] } })
    expect(table.play('score 9').points('mako')).toBe(10)
  })
})

describe('what a scored card does (seed 004, Score Cards; ruling 8)', () => {
  it('it goes onto the player’s own discard pile', () => {
    const table = atScore().play('score 1')
    expect(table.shark('mako').discards).toEqual(['big-game'])
    expect(table.shark('tiger').discards).toEqual([])
  })

  it('it counts the whole stomach, and uses nothing up: the next card counts the same creatures', () => {
    const table = atScore()
    const before = table.stomach('mako')
    table.play('score 1', 'score 3')
    expect(table.points('mako')).toBe(1 + 4)
    expect(table.stomach('mako')).toBe(before)
  })

  it('what was scored counts again on a later turn', () => {
    const table = atScore({
      shown: { medium: 'pelagic bony' },
      draws: { 'card-mako': ['fast-food'], trash: ['up-right'] },
    })
    expect(table.play('score 3').points('mako')).toBe(4)
    table.play('done', 'boat east').finishTurn()
    table.play('swim a2', 'stop', 'take pelagic', 'score 3')
    expect(table.points('mako')).toBe(4 + 6)
  })

  it('the marker moves on by the points earned', () => {
    expect(
      atScore({ points: { mako: 11 } })
        .play('score 9')
        .points('mako'),
    ).toBe(16)
  })

  it('everybody hears which card it was and what it gave', () => {
    const table = atScore({ points: { mako: 11 } }).play('score 9')
    expect(table.told('tiger')).toEqual(['Shortfin Mako scores “Ink Spot” for 5 points and has 16.'])
  })

  it('another shark’s stomach does not count', () => {
    const table = atScore({ stomachs: { tiger: 'large-pelagic small-cephalopod' } })
    expect(table.play('score 1', 'score 3', 'score 9').points('mako')).toBe(0)
  })
})

describe('drawing back up to three (seed 004, Score Cards; ruling 8)', () => {
  it.each([
    [[], 21],
    [['score 1'], 20],
    [['score 1', 'score 3', 'score 9'], 18],
  ])('after %j the hand is three cards again', (cards, deckSize) => {
    const table = atScore().play(...cards, 'done')
    expect(table.shark('mako')).toMatchObject({ handSize: 3, deckSize })
  })

  it('a card drawn now waits for a later turn', () => {
    const table = atScore({ draws: { 'card-mako': ['jet-propulsion'] } }).play('score 1')
    expect(table.legal()).toEqual(['score 3', 'score 9', 'done'])
    table.play('done')
    expect(table.hand('mako')).toEqual(['fast-food', 'jet-propulsion', 'ink-spot'])
    expect(table.legal().every((text) => text.startsWith('boat '))).toBe(true)
  })

  it('a deck that is used up is made of the shuffled discards (seed 004, Score Cards)', () => {
    const table = atScore({ decks: { mako: '' } }).play('score 1', 'score 3', 'score 9', 'done')
    expect(table.happened).toContain('cards-reshuffled')
    expect(table.shark('mako')).toMatchObject({ handSize: 3, deckSize: 21, discards: [] })
  })

  it('a deck that is short gives its rest first (ruling 8)', () => {
    const table = atScore({ decks: { mako: 'mackerel-sky mackerel-sky' } })
    table.play('score 1', 'score 3', 'score 9', 'done')
    expect(table.hand('mako')?.filter((card) => card === 'mackerel-sky')).toHaveLength(2)
    expect(table.shark('mako')).toMatchObject({ handSize: 3, deckSize: 21, discards: [] })
  })

  it('cards just scored are among those shuffled', () => {
    const table = atScore({ decks: { mako: '' }, draws: { 'card-mako': ['ink-spot', 'ink-spot'] } })
    table.play('score 9', 'score 1', 'done')
    expect(table.hand('mako')).toEqual(['fast-food', 'ink-spot', 'ink-spot'])
  })
})
