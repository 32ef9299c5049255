import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { exact, id, source, TOLD, text, toldText } from './content-schema.ts'
import { besideIn, piecesOf, reworded } from './pieces.ts'
import { wordIn } from './text.ts'

const card = Type.Object({ id, name: text(20), text: toldText(40), copies: Type.Integer(), source }, exact)
const beside = besideIn(
  Type.Object({
    name: text(20),
    facts: Type.Array(toldText(40)),
    deck: Type.Array(Type.Union([card, Type.Object({ id, name: text(20), wild: Type.Boolean() })])),
    crabs: Type.Object({ name: text(20), fact: Type.Integer(TOLD), size: Type.Tuple([Type.Integer()]) }),
  }),
)

const words = (en: string) => ({ en, fr: `${en} (fr)` })
const clam = { id: 'clam', name: words('Clam'), text: words('Shut.'), copies: 2, source: 'house' }
const joker = { id: 'joker', name: words('Joker'), wild: true }
const crabs = { name: words('Crabs'), fact: 1, size: [3] }
const content = { name: words('Beach'), facts: [words('Old.')], deck: [clam, joker], crabs }

test('pieces are a content without names, texts, facts and sources', () => {
  expect(piecesOf(beside, content)).toEqual({
    deck: [
      { id: 'clam', copies: 2 },
      { id: 'joker', wild: true },
    ],
    crabs: { size: [3] },
  })
})

test('what is words in one way of a part is not a fact in another', () => {
  const twice = Type.Union([Type.Object({ note: text(9) }), Type.Object({ note: toldText(9) })])
  expect(() => besideIn(twice)).toThrow('a part of a content has two marks')
})

test('words of a language that came later are read in English', () => {
  const later = Object.fromEntries([['en', 'Clam']]) as ReturnType<typeof words>
  expect(wordIn(later, 'fr')).toBe('Clam')
  expect(wordIn(words('Clam'), 'fr')).toBe('Clam (fr)')
})

describe('an earlier content', () => {
  const now = {
    name: words('Shore'),
    facts: [words('Other.'), words('New.')],
    deck: [
      { ...joker, name: words('Fool') },
      { ...clam, name: words('Mussel'), text: words('Closed.') },
    ],
    crabs: { ...crabs, name: words('Lobsters'), fact: 2 },
  }

  test('that rules read as they read today’s is today’s', () => {
    const same = { ...now, deck: [...now.deck].reverse() }
    expect(reworded(beside, content, same)).toBe(same)
  })

  test('has today’s names; what was told of what has changed stays, with all that may point at it', () => {
    const tuned = { ...content, deck: [{ ...clam, copies: 3 }, joker] }
    expect(reworded(beside, tuned, now)).toEqual({
      name: words('Shore'),
      facts: [words('Old.')],
      deck: [
        { ...clam, name: words('Mussel'), copies: 3 },
        { ...joker, name: words('Fool') },
      ],
      crabs: { ...crabs, name: words('Lobsters') },
    })
  })

  test('keeps the words of what is there no longer', () => {
    const gone = { ...clam, id: 'pearl', name: words('Pearl') }
    const { deck } = reworded(beside, { ...content, deck: [gone] }, now) as typeof content
    expect(deck).toEqual([gone])
  })

  test('of which a part has not changed has all of today’s words for that part', () => {
    const cards = besideIn(Type.Object({ deck: Type.Array(card) }))
    const old = { deck: [clam, { ...clam, id: 'crab', copies: 1 }] }
    const newest = {
      deck: [
        { ...clam, text: words('Closed.') },
        { ...clam, id: 'crab', text: words('Nips.') },
      ],
    }
    expect(reworded(cards, old, newest)).toEqual({ deck: [newest.deck[0], old.deck[1]] })
  })
})
