import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { sharks } from '#games/sharks/index.ts'
import { changedParts, type Shelf, shelf, wholeHash } from './content.ts'
import { formatter } from './message.ts'
import { en } from './messages/en.ts'
import { Refusal } from './refusal.ts'
import { oysters } from './testing/oysters/index.ts'

const say = formatter('en', en)

/** What a shelf says to a pack it refuses. */
function refused(load: () => unknown): string {
  try {
    load()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'content') return say(error.said)
    throw error
  }
  throw new Error('it was accepted')
}

const { shelf: box } = oysters

describe('a content pack', () => {
  test('replaces the sections it has and leaves the others', () => {
    expect(box.load({ game: 'oysters', cards: [5, 5, 5, 5, 5] })).toEqual({
      game: 'oysters',
      cards: [5, 5, 5, 5, 5],
      shells: { depth: 3 },
    })
  })

  test('without sections is the built-in content', () => {
    expect(box.load({ game: 'oysters' })).toEqual(box.builtIn)
    expect(box.load(box.builtIn)).toEqual(box.builtIn)
  })

  test('leaves the built-in content as it is', () => {
    const before = wholeHash(box.builtIn)
    box.load({ game: 'oysters', cards: [5, 5, 5, 5, 5] })
    expect(wholeHash(box.builtIn)).toBe(before)
  })

  test.each([null, undefined, 3, 'pack', []])('cannot be %o', (pack) => {
    expect(refused(() => box.load(pack))).toBe('The content pack does not fit: pack: must be an object.')
  })

  test('must be for this game', () => {
    for (const pack of [{}, { game: 'sharks' }, { cards: [5, 5, 5, 5, 5] }])
      expect(refused(() => box.load(pack))).toContain('game: must be "oysters"')
  })

  test('is refused by the name of the field', () => {
    const load = (sections: object) => refused(() => box.load({ game: 'oysters', ...sections }))
    expect(load({ cards: [4, 4, 4, -1, 4] })).toContain('cards[3]: must be 0 at least')
    expect(load({ cards: [4, 4, 'x', 4, 4] })).toContain('cards[2]: must be a whole number')
    expect(load({ shells: { depth: 0 } })).toContain('shells.depth: must be 1 at least')
    expect(load({ shells: {} })).toContain('shells: lacks depth')
    expect(load({ cards: 4 })).toContain('cards: must be a list')
    expect(load({ pearls: 4 })).toContain('pearls: is not a field of this pack')
  })

  test('is refused for what a schema cannot say', () => {
    expect(refused(() => box.load({ game: 'oysters', cards: [1, 1, 1, 1, 1] }))).toContain(
      'cards: must be 15 in all, not 5',
    )
  })

  test('is not checked for counts before its shape is right', () => {
    expect(refused(() => box.load({ game: 'oysters', cards: [1, 1, 1, 1] }))).not.toContain('in all')
  })

  test('with many faults is told five of them', () => {
    const cards = [-1, -1, -1, -1, -1]
    const said = refused(() => box.load({ game: 'oysters', cards, shells: { depth: 0 } }))
    expect(said.split('; ')).toHaveLength(5)
  })

  test('of Sharks is refused by the name of the field too', () => {
    const deck = sharks.shelf.builtIn.sharks.mako.deck.map((design, index) =>
      index === 2 ? { ...design, copies: 0 } : design,
    )
    const mako = { ...sharks.shelf.builtIn.sharks.mako, deck }
    expect(refused(() => sharks.shelf.load({ game: 'sharks', sharks: { mako } }))).toContain(
      'sharks.mako.deck[2].copies: must be 1 at least',
    )
  })
})

test('what a pack changes is told by its parts', () => {
  const changed = (pack: object): string[] =>
    changedParts(box.builtIn, box.load({ game: 'oysters', ...pack }))
  expect(changed({})).toEqual([])
  expect(changed({ cards: [4, 4, 4, 4, 4], shells: { depth: 2 } })).toEqual(['shells.depth'])
  expect(changed({ cards: [5, 5, 5, 5, 5] })).toEqual(['cards'])
})

describe('a shelf', () => {
  const plan = {
    game: 'a',
    schema: Type.Object({ '3d': Type.Object({ '4': Type.Integer() }) }),
    merge: (builtIn: object, pack: object) => ({ ...builtIn, ...pack }),
    faults: () => [],
    earlier: [],
  }
  const make = (builtIn: object): Shelf<object> => shelf<object>({ ...plan, builtIn })

  test('does not open with built-in content that does not fit', () => {
    expect(refused(() => make({}))).toContain('pack: lacks 3d')
  })

  test('names fields that begin with a digit as they are', () => {
    expect(refused(() => make({ '3d': { '4': 'x' } }))).toContain('3d[4]: must be a whole number')
  })
})

test('the hash of a content does not depend on the order of its sections', () => {
  expect(wholeHash({ a: 1, b: { c: 2, d: 3 } })).toBe(wholeHash({ b: { d: 3, c: 2 }, a: 1 }))
  expect(wholeHash({ a: [1, 2] })).not.toBe(wholeHash({ a: [2, 1] }))
})
