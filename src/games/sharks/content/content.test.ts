import { describe, expect, it } from 'vitest'
import { COMPLETE } from '#kernel/testing/catalogues.ts'
import { refusedPack } from '#kernel/testing/refused-pack.ts'
import { BACKS, SHARKS, SIZES, TYPES } from '../components.ts'
import { sharks } from '../index.ts'
import { sharksOptions } from '../options.ts'
import { settingOf } from '../setting.ts'
import { unpacked } from '../setup.ts'
import { content } from './index.ts'
import { contentNames } from './names.ts'
import type { Design, Pattern, SharksContent } from './schema.ts'

const { builtIn } = content

function sum(counts: readonly number[]): number {
  return counts.reduce((a, b) => a + b, 0)
}

describe('the built-in content: counts (seed 004, Components; facts)', () => {
  it('23 tiles: 8 core ones and 15 more', () => {
    expect(sum(builtIn.tiles.map(({ core }) => core))).toBe(8)
    expect(sum(builtIn.tiles.map(({ more }) => more))).toBe(15)
  })

  it('the core is one of each kind a shark can enter; all Oil Spills are among the others', () => {
    for (const { kind, core } of builtIn.tiles) expect(core, kind).toBe(kind === 'oil' ? 0 : 1)
  })

  it('the other 15: one of each Reef, two of each Sea Creatures, two Tides, two Trash Reliefs, two Oil Spills', () => {
    expect(Object.fromEntries(builtIn.tiles.map(({ kind, more }) => [kind, more]))).toEqual({
      'reef-small': 1,
      'reef-medium': 1,
      'reef-large': 1,
      'creatures-small': 2,
      'creatures-medium': 2,
      'creatures-large': 2,
      tide: 2,
      relief: 2,
      oil: 2,
    })
  })

  it('72 creatures: four of each type in each size, 24 in each bag', () => {
    for (const size of SIZES) {
      const bag = builtIn.creatures.filter((row) => row.size === size)
      expect(bag.map(({ type }) => type).sort()).toEqual([...TYPES].sort())
      expect(bag.map(({ count }) => count)).toEqual([4, 4, 4, 4, 4, 4])
    }
  })

  it('32 trash tokens with two directions each, eight of each corner', () => {
    expect(builtIn.trash.map(({ directions }) => directions.join('-'))).toEqual([...BACKS])
    expect(builtIn.trash.map(({ count }) => count)).toEqual([8, 8, 8, 8])
  })

  it('144 score cards: a deck of 24 for each of the six sharks', () => {
    for (const shark of SHARKS)
      expect(sum(builtIn.sharks[shark].deck.map(({ copies }) => copies)), shark).toBe(24)
  })
})

describe('the built-in content: where it comes from (facts)', () => {
  it('says of every piece whether it is inferred or a house rule', () => {
    for (const { source } of builtIn.tiles) expect(source).toEqual({ core: 'inferred', more: 'house' })
    for (const { source } of builtIn.creatures) expect(source).toBe('inferred')
    for (const { source } of builtIn.trash) expect(source).toBe('house')
    for (const { source } of allDesigns()) expect(source).toBe('house')
  })
})

describe('the built-in score decks (facts: house score decks)', () => {
  it('72 designs have 72 different names in each language', () => {
    for (const language of COMPLETE)
      expect(new Set(allDesigns().map(({ name }) => name[language])).size, language).toBe(72)
  })

  it('72 different ids, so that a card can be named alone', () => {
    expect(new Set(allDesigns().map(({ id }) => id)).size).toBe(72)
  })

  it.each(SHARKS)('%s: no two designs count the same', (shark) => {
    const patterns = builtIn.sharks[shark].deck.map(({ scores }) => JSON.stringify(scores))
    expect(new Set(patterns).size).toBe(patterns.length)
  })

  it.each(SHARKS)('%s: every fact stands on a card, and every card has one', (shark) => {
    const { facts, deck } = builtIn.sharks[shark]
    const used = new Set(deck.map(({ fact }) => fact))
    expect([...used].sort((a, b) => a - b)).toEqual(facts.map((_, index) => index + 1))
  })

  it.each(SHARKS)('%s: no fact is told twice', (shark) => {
    for (const language of COMPLETE) {
      const facts = builtIn.sharks[shark].facts.map((fact) => fact[language])
      expect(new Set(facts).size).toBe(facts.length)
    }
  })

  it('a single creature is worth 1 for its size, 2 for its type, 5 for both', () => {
    for (const { scores, id } of allDesigns()) {
      if (scores.kind !== 'each') continue
      const worth = scores.type === undefined ? 1 : scores.size === undefined ? 2 : 5
      expect(scores.points, id).toBe(worth)
    }
  })

  it('every text is written out in every language that is complete', () => {
    const texts = [
      builtIn.name,
      ...SHARKS.flatMap((shark) => [
        builtIn.sharks[shark].name,
        ...builtIn.sharks[shark].facts,
        ...builtIn.sharks[shark].deck.map(({ name }) => name),
      ]),
    ]
    for (const text of texts)
      for (const language of COMPLETE) expect(text[language]).toMatch(/^\S[^{}⟨⟩]*\S$/)
  })
})

describe('names of content', () => {
  const names = contentNames(builtIn)

  it('every shark and every card is found by its id', () => {
    expect(names('seat', 'great-white', 'en')).toBe('Great White')
    expect(names('card', 'mako/ink-spot', 'en')).toBe('Ink Spot')
    for (const language of COMPLETE)
      for (const shark of SHARKS) {
        expect(names('seat', shark, language)).toBe(builtIn.sharks[shark].name[language])
        for (const { id, name } of builtIn.sharks[shark].deck)
          expect(names('card', `${shark}/${id}`, language)).toBe(name[language])
      }
  })

  it('what is not there has no name', () => {
    expect(names('seat', 'nemo', 'en')).toBe(undefined)
    expect(names('card', 'mako/nothing', 'en')).toBe(undefined)
    expect(names('card', 'nemo/ink-spot', 'en')).toBe(undefined)
    expect(names('weather', 'fine', 'en')).toBe(undefined)
  })
})

describe('a pack', () => {
  it('that says nothing more than the game is the built-in content', () => {
    const loaded = content.load({ game: 'sharks' })
    expect(loaded).toEqual(builtIn)
    expect(content.hash(loaded)).toBe(content.hash(builtIn))
  })

  it('may replace one shark’s deck and leave the rest', () => {
    const deck: Design[] = [design({ copies: 24, scores: { kind: 'variety', of: 'type', points: 3 } })]
    const loaded = content.load(makoPack({ deck }))
    expect(loaded.sharks.mako.deck).toEqual(deck)
    expect(loaded.sharks.tiger).toBe(builtIn.sharks.tiger)
    expect(loaded.tiles).toBe(builtIn.tiles)
    expect(content.hash(loaded)).not.toBe(content.hash(builtIn))
  })

  it('may have another name and other tiles', () => {
    const tiles = builtIn.tiles.map((tile) =>
      tile.kind === 'tide' ? { ...tile, more: 4 } : tile.kind === 'oil' ? { ...tile, more: 0 } : tile,
    )
    const name = { en: 'No oil', fr: 'Sans marée noire' }
    const loaded = content.load({ game: 'sharks', name, tiles })
    expect([loaded.name, loaded.tiles]).toEqual([name, tiles])
  })

  it('may leave a creature out, which then is in no bag', () => {
    const creatures = builtIn.creatures
      .filter(({ type, size }) => type !== 'bony' || size !== 'small')
      .map((row) => (row.type === 'bony' && row.size === 'large' ? { ...row, count: 8 } : row))
    const loaded = content.load({ game: 'sharks', creatures })
    const { bags } = unpacked(settingOf(sharksOptions({}), loaded))
    expect(bags).toEqual([
      [0, 4, 4, 4, 4, 4],
      [4, 4, 4, 4, 4, 4],
      [8, 4, 4, 4, 4, 4],
    ])
  })

  it('does not change the built-in content', () => {
    const before = JSON.stringify(builtIn)
    content.load(makoPack({ deck: [design({ copies: 24 })] }))
    expect(JSON.stringify(builtIn)).toBe(before)
  })
})

describe('a pack is refused by the name of the field', () => {
  const COUNTS: [string, object][] = [
    ['tiles: must be 23 in all, not 24', { tiles: changed(builtIn.tiles, 0, { more: 2 }) }],
    ['tiles.core: must be 8 in all, not 9', { tiles: changed(builtIn.tiles, 0, { core: 2, more: 0 }) }],
    ['tiles[8].core: must be 0', { tiles: swappedCore() }],
    ['creatures: must be 72 in all, not 73', { creatures: changed(builtIn.creatures, 3, { count: 5 }) }],
    [
      'creatures: small bony fish stands 2 times',
      { creatures: changed(builtIn.creatures, 1, { size: 'small' }) },
    ],
    ['trash: must be 32 in all, not 31', { trash: changed(builtIn.trash, 2, { count: 7 }) }],
    [
      'trash[2].directions: must be "down-left"',
      { trash: changed(builtIn.trash, 2, { directions: ['up', 'down'] }) },
    ],
    ['sharks.mako.deck: must be 24 in all, not 23', makoPack({ deck: [design({ copies: 23 })] })],
  ]
  it.each(COUNTS)('counts that the rulebook fixes: %s (seed 004, Components)', (fault, pack) => {
    expect(refusal({ game: 'sharks', ...pack })).toContain(fault)
  })

  const SHAPES: [string, unknown][] = [
    ['pack: must be an object', null],
    ['pack: must be an object', 'sharks'],
    ['pack: must be an object', [{ game: 'sharks' }]],
    ['game: must be "sharks"', {}],
    ['game: must be "sharks"', { game: 'chess' }],
    ['weather: ', { game: 'sharks', weather: 'fine' }],
    ['__proto__: ', JSON.parse('{"game":"sharks","__proto__":{"tiles":[]}}')],
    ['tiles: must be a list', { game: 'sharks', tiles: 'many' }],
    ['tiles: ', { game: 'sharks', tiles: builtIn.tiles.slice(1) }],
    [
      'tiles[0].core: must be a whole number',
      { game: 'sharks', tiles: changed(builtIn.tiles, 0, { core: '1' }) },
    ],
    [
      'tiles[0].core: must be a whole number',
      { game: 'sharks', tiles: changed(builtIn.tiles, 0, { core: 0.5 }) },
    ],
    ['tiles[0].more: must be 0 at least', { game: 'sharks', tiles: changed(builtIn.tiles, 0, { more: -1 }) }],
    ['tiles[0].kind: ', { game: 'sharks', tiles: changed(builtIn.tiles, 0, { kind: 'lagoon' }) }],
    ['tiles[0].kind: ', { game: 'sharks', tiles: [...builtIn.tiles].reverse() }],
    ['tiles[0].source', { game: 'sharks', tiles: changed(builtIn.tiles, 0, { source: 'hearsay' }) }],
    ['creatures[0].type: ', { game: 'sharks', creatures: changed(builtIn.creatures, 0, { type: 'whale' }) }],
    [
      'creatures[0].colour: ',
      { game: 'sharks', creatures: changed(builtIn.creatures, 0, { colour: 'red' }) },
    ],
    [
      'trash[0].directions[0]: ',
      { game: 'sharks', trash: changed(builtIn.trash, 0, { directions: ['in'] }) },
    ],
    ['name.fr', { game: 'sharks', name: { en: 'Mine', fr: '' } }],
    ['sharks: must be an object', { game: 'sharks', sharks: null }],
    ['sharks: must be an object', { game: 'sharks', sharks: [] }],
    ['sharks: must be an object', { game: 'sharks', sharks: 'all' }],
    ['sharks.nemo: ', { game: 'sharks', sharks: { nemo: builtIn.sharks.mako } }],
    ['sharks.mako: lacks id, name and facts', { game: 'sharks', sharks: { mako: { deck: [] } } }],
    ['sharks.mako.id: must be "mako"', makoPack({ id: 'tiger' })],
    ['sharks.mako.speed: ', makoPack({ speed: 4 })],
    ['sharks.mako.facts: ', makoPack({ facts: [] })],
    ['sharks.mako.deck[0].id: ', withDesign({ id: 'Ink Spot' })],
    ['sharks.mako.deck[1].id: "one" stands twice', makoPack({ deck: twice(design({ copies: 12 })) })],
    ['sharks.mako.deck[0].copies: must be 1 at least', withDesign({ copies: 0 })],
    ['sharks.mako.deck[0].fact: there are only', withDesign({ fact: 24 })],
    ['sharks.mako.deck[0].fact: must be 1 at least', withDesign({ fact: 0 })],
    ['sharks.mako.deck[0].name', withDesign({ name: { en: 'Only English' } })],
    ['sharks.mako.deck[0].name.en: ', withDesign({ name: { en: 'x'.repeat(41), fr: 'x' } })],
  ]
  it.each(SHAPES)('%s', (fault, pack) => {
    expect(refusal(pack)).toContain(fault)
  })

  const PATTERNS: [string, object][] = [
    ['names neither type nor size', { kind: 'each', points: 1 }],
    ['names a pair that one creature can be both of', pair({ type: 'bony' }, { size: 'small' })],
    [
      'names a pair that one creature can be both of, once narrowed',
      pair({ type: 'bony' }, { type: 'bony', size: 'small' }),
    ],
    ['names half a pair', { kind: 'pair', of: [{ type: 'bony' }], points: 2 }],
    ['names a pair of anything', pair({}, {})],
    ['is of an unknown kind', { kind: 'riddle', points: 2 }],
    ['names an unknown type', { kind: 'each', type: 'whale', points: 2 }],
    ['has more than it needs', { kind: 'variety', of: 'type', by: 'size', points: 2 }],
    ['gives no points', { kind: 'each', type: 'bony', points: 0 }],
    ['gives points as a word', { kind: 'each', type: 'bony', points: 'two' }],
  ]
  it.each(PATTERNS)('a card that %s', (_what, scores) => {
    expect(refusal(withDesign({ scores }))).toMatch(/^sharks\.mako\.deck\[0\]\.scores/)
  })

  const GOOD_PAIRS: [string, Pattern][] = [
    ['two of the same', { kind: 'pair', of: [{ type: 'bony' }, { type: 'bony' }], points: 2 }],
    ['two types', { kind: 'pair', of: [{ type: 'bony' }, { type: 'mammal' }], points: 2 }],
    ['two sizes', { kind: 'pair', of: [{ size: 'small' }, { size: 'large' }], points: 2 }],
    [
      'a type and another type of a size',
      { kind: 'pair', of: [{ type: 'bony' }, { type: 'mammal', size: 'small' }], points: 2 },
    ],
  ]
  it.each(GOOD_PAIRS)('but not a pair of %s', (_what, scores) => {
    expect(content.load(withDesign({ scores })).sharks.mako.deck[0].scores).toEqual(scores)
  })
})

function allDesigns(): Design[] {
  return SHARKS.flatMap((shark) => builtIn.sharks[shark].deck)
}

function refusal(pack: unknown): string {
  expect(refusedPack(sharks, pack, 'fr')).not.toContain('⟨')
  return refusedPack(sharks, pack)
}

function changed<T extends object>(rows: readonly T[], index: number, fields: object): object[] {
  return rows.map((row, at) => (at === index ? { ...row, ...fields } : { ...row }))
}

function swappedCore(): SharksContent['tiles'] {
  return builtIn.tiles.map((tile) => {
    if (tile.kind === 'oil') return { ...tile, core: 1, more: 1 }
    return tile.kind === 'relief' ? { ...tile, core: 0, more: 3 } : tile
  })
}

function design(fields: Partial<Design>): Design {
  return {
    id: 'one',
    name: { en: 'One', fr: 'Un' },
    copies: 24,
    scores: { kind: 'each', type: 'bony', points: 2 },
    fact: 1,
    source: 'house',
    ...fields,
  }
}

function twice(one: Design): Design[] {
  return [one, { ...one }]
}

function makoPack(fields: object): object {
  return { game: 'sharks', sharks: { mako: { ...builtIn.sharks.mako, ...fields } } }
}

function withDesign(fields: object): object {
  return makoPack({ deck: [{ ...design({}), ...fields }] })
}

function pair(one: object, other: object): object {
  return { kind: 'pair', of: [one, other], points: 2 }
}
