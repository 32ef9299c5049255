import { describe, expect, it } from 'vitest'
import { creature, SIZES, TRASH, TYPES } from './components.ts'
import type { Pattern } from './content/schema.ts'
import { CREATURE_KINDS, countCreatures, scoreOf } from './scoring.ts'

function score(pattern: Pattern, stomach: string): number {
  const items = stomach.split(' ').filter((word) => word !== '')
  const numbers = items.map((item) => {
    const [size, type] = item.split('-')
    return item === 'trash' ? TRASH : creature(SIZES.indexOf(size as 'small'), TYPES.indexOf(type as 'bony'))
  })
  return scoreOf(pattern)(countCreatures(numbers, new Uint8Array(CREATURE_KINDS)))
}

describe('points for all creatures a card asks for (seed 004, Score Cards; facts: house score decks)', () => {
  it.each<[string, Pattern, string, number]>([
    ['a size', { kind: 'each', size: 'small', points: 1 }, 'small-bony small-mammal large-bony', 2],
    ['a type', { kind: 'each', type: 'bony', points: 2 }, 'small-bony small-mammal large-bony', 4],
    [
      'a type and a size',
      { kind: 'each', type: 'bony', size: 'large', points: 5 },
      'small-bony large-bony large-bony large-mammal',
      10,
    ],
    ['nothing that fits', { kind: 'each', type: 'pelagic', points: 2 }, 'small-bony', 0],
    ['an empty stomach', { kind: 'each', type: 'pelagic', points: 2 }, '', 0],
  ])('each of %s', (_what, pattern, stomach, points) => {
    expect(score(pattern, stomach)).toBe(points)
  })

  it.each<[string, Pattern, string, number]>([
    [
      'of one type',
      { kind: 'pair', of: [{ type: 'bony' }, { type: 'bony' }], points: 6 },
      'small-bony large-bony medium-bony',
      6,
    ],
    [
      'of one type, twice',
      { kind: 'pair', of: [{ type: 'bony' }, { type: 'bony' }], points: 6 },
      'small-bony large-bony medium-bony small-bony',
      12,
    ],
    [
      'of two types: as many as the rarer has',
      { kind: 'pair', of: [{ type: 'bony' }, { type: 'mammal' }], points: 4 },
      'small-bony large-bony medium-bony small-mammal small-mammal',
      8,
    ],
    [
      'of two sizes',
      { kind: 'pair', of: [{ size: 'medium' }, { size: 'large' }], points: 2 },
      'large-bony medium-bony medium-mammal',
      2,
    ],
    ['half a pair', { kind: 'pair', of: [{ type: 'bony' }, { type: 'mammal' }], points: 4 }, 'small-bony', 0],
  ])('a pair %s', (_what, pattern, stomach, points) => {
    expect(score(pattern, stomach)).toBe(points)
  })

  it('a set of all three sizes, as often as it is complete', () => {
    const pattern: Pattern = { kind: 'sizes', points: 4 }
    expect(score(pattern, 'small-bony medium-mammal large-pelagic small-bony')).toBe(4)
    expect(score(pattern, 'small-bony medium-mammal')).toBe(0)
    expect(score(pattern, 'small-bony small-bony medium-bony medium-bony large-bony large-mammal')).toBe(8)
  })

  it('a set of all three sizes of one type', () => {
    const pattern: Pattern = { kind: 'sizes', type: 'bony', points: 7 }
    expect(score(pattern, 'small-bony medium-bony large-mammal')).toBe(0)
    expect(score(pattern, 'small-bony medium-bony large-bony')).toBe(7)
  })

  it('each creature of the commonest type, or size', () => {
    const stomach = 'small-bony medium-bony large-bony large-mammal large-pelagic large-pelagic'
    expect(score({ kind: 'most', by: 'type', points: 1 }, stomach)).toBe(3)
    expect(score({ kind: 'most', by: 'size', points: 1 }, stomach)).toBe(4)
    expect(score({ kind: 'most', by: 'size', points: 1 }, '')).toBe(0)
  })

  it('each different type, or size', () => {
    const stomach = 'small-bony medium-bony small-mammal'
    expect(score({ kind: 'variety', of: 'type', points: 1 }, stomach)).toBe(2)
    expect(score({ kind: 'variety', of: 'size', points: 3 }, stomach)).toBe(6)
  })
})

describe('trash in a stomach', () => {
  it.each<[Pattern]>([
    [{ kind: 'each', size: 'small', points: 1 }],
    [{ kind: 'most', by: 'type', points: 1 }],
    [{ kind: 'variety', of: 'type', points: 1 }],
    [{ kind: 'sizes', points: 4 }],
    [{ kind: 'pair', of: [{ type: 'bony' }, { type: 'bony' }], points: 6 }],
  ])('gives no points: only creatures do (seed 004, Score Cards), whatever the card: %j', (pattern) => {
    expect(score(pattern, 'trash trash trash')).toBe(0)
  })
})
