import { describe, expect, test } from 'vitest'
import { type Catalogue, formatter, message, type Names } from './message.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { withNumbers } from './numbers.ts'

const CATALOGUE: Catalogue = {
  plain: 'The water is calm.',
  hello: 'Hello {who}, {who}!',
  two: '{from} → {to}',
  moved: '{seat@seat} moves to {place@jaws.place}.',
  cards: 'You draw {cards@card}.',
  count: '{count|a card|# cards}.',
  both: '{seat@seat} draws {count|one card|# cards} and {more|# more|# more of them}.',
  room: '{room.places|There is a place|There are # places}, {room.places} for {who}.',
  'seat.quint': 'Quint',
  'jaws.place.N': 'North Beach',
  'card.a': 'Ace',
  'card.b': 'Bell',
  'card.c': 'Crown',
  'card.d': '{room.places} Deuces',
  'card.shout': 'Shark!',
}

const say = formatter('en', CATALOGUE)
const dire = formatter('fr', CATALOGUE)

describe('a message', () => {
  test('may be plain', () => {
    expect(say(message('plain'))).toBe('The water is calm.')
  })

  test('has its parameters filled in, each as often as it stands there', () => {
    expect(say(message('hello', { who: 'you' }))).toBe('Hello you, you!')
    expect(say(message('two', { from: 1, to: 0 }))).toBe('1 → 0')
  })

  test('is not read again in what was filled in', () => {
    expect(say(message('two', { from: '{to}', to: '$& {from} # |' }))).toBe('{to} → $& {from} # |')
  })

  test('calls things by their names, from the catalogue', () => {
    expect(say(message('moved', { seat: 'quint', place: 'N' }))).toBe('Quint moves to North Beach.')
  })

  test('calls things by their names in the content first, in its own language', () => {
    const quint: { readonly [language: string]: string } = { en: 'Captain Quint', fr: 'Capitaine Quint' }
    const names: Names = (kind, id, language) =>
      kind === 'seat' && id === 'quint' ? quint[language] : undefined
    const said = (['en', 'fr'] as const).map((language) =>
      formatter(language, CATALOGUE, names)(message('moved', { seat: 'quint', place: 'N' })),
    )
    expect(said).toEqual(['Captain Quint moves to North Beach.', 'Capitaine Quint moves to North Beach.'])
  })

  test('has the numbers of the rules, which nobody passes', () => {
    const said = (places: number): string =>
      formatter(
        'en',
        CATALOGUE,
        withNumbers({ 'room.places': places }, () => undefined),
      )(message('room', { who: 'all' }))
    expect(said(1)).toBe('There is a place, 1 for all.')
    expect(said(4)).toBe('There are 4 places, 4 for all.')
    const names = withNumbers({ 'room.places': 4 }, () => undefined)
    expect(formatter('en', CATALOGUE, names)(message('cards', { cards: ['d'] }))).toBe('You draw 4 Deuces.')
    expect(say(message('room', { who: 'all' }))).toBe('⟨{room.places}⟩, ⟨{room.places}⟩ for all.')
  })

  test.each([
    [[], 'You draw —.', 'You draw —.'],
    [['a'], 'You draw Ace.', 'You draw Ace.'],
    [['a', 'b'], 'You draw Ace and Bell.', 'You draw Ace et Bell.'],
    [['a', 'b', 'c'], 'You draw Ace, Bell and Crown.', 'You draw Ace, Bell et Crown.'],
  ])('lists %o', (cards, english, french) => {
    expect(say(message('cards', { cards }))).toBe(english)
    expect(dire(message('cards', { cards }))).toBe(french)
  })

  test.each([
    [0, '0 cards.', 'a card.'],
    [1, 'a card.', 'a card.'],
    [2, '2 cards.', '2 cards.'],
    [21, '21 cards.', '21 cards.'],
  ])('counts %i as English and as French do', (count, english, french) => {
    expect(say(message('count', { count }))).toBe(english)
    expect(dire(message('count', { count }))).toBe(french)
  })

  test('may count more than one thing', () => {
    expect(say(message('both', { seat: 'quint', count: 3, more: 1 }))).toBe('Quint draws 3 cards and 1 more.')
  })

  test('ends a sentence once, when its last name has a mark of its own', () => {
    expect(say(message('cards', { cards: ['shout'] }))).toBe('You draw Shark!')
    expect(dire(message('cards', { cards: ['shout', 'a'] }))).toBe('You draw Shark! et Ace.')
  })

  describe('that may be said otherwise', () => {
    const words: Catalogue = {
      took: '{seat@seat} takes a barrel from {from}.',
      'took?from=shop': '{seat@seat} buys a barrel.',
      'took?seat=me': 'You take a barrel from {from}.',
      'took?seat=me&from=shop': 'You buy a barrel.',
      bit: 'The shark bites {seat@seat}.',
      'bit?me=shark': 'You bite {seat@seat}.',
      'bit?seat=me': 'The shark bites you.',
      'seat.quint': 'Quint',
      'seat.brody': 'Brody',
    }
    const told = (me: readonly string[], key: string, seat: string, from = 'dock') =>
      formatter('en', words, undefined, me)(message(key, { seat, from }))

    test('goes by its parameters, and by the most of them', () => {
      expect(told([], 'took', 'quint')).toBe('Quint takes a barrel from dock.')
      expect(told([], 'took', 'quint', 'shop')).toBe('Quint buys a barrel.')
      expect(told(['quint'], 'took', 'quint', 'shop')).toBe('You buy a barrel.')
    })

    test('speaks to its reader, as the one who does it or to whom it is done', () => {
      expect(told(['quint'], 'took', 'quint')).toBe('You take a barrel from dock.')
      expect(told(['quint'], 'took', 'brody')).toBe('Brody takes a barrel from dock.')
      expect(told(['shark'], 'bit', 'brody')).toBe('You bite Brody.')
      expect(told(['brody'], 'bit', 'brody')).toBe('The shark bites you.')
      expect(told(['brody'], 'bit', 'quint')).toBe('The shark bites Quint.')
    })
  })

  test('marks what is missing instead of failing', () => {
    expect(say(message('nothing'))).toBe('⟨nothing⟩')
    expect(say(message('hello'))).toBe('Hello ⟨{who}⟩, ⟨{who}⟩!')
    expect(say(message('moved', { seat: 'ishmael', place: 'N' }))).toBe(
      '⟨seat.ishmael⟩ moves to North Beach.',
    )
  })
})

describe('the kernel’s messages', () => {
  const parts = (template: string): string[] => (template.match(/\{[^|}]*/g) ?? []).sort()

  test('are the same in all languages, with the same parameters', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
    const french: Catalogue = fr
    for (const [key, text] of Object.entries(en))
      expect([key, ...parts(french[key])]).toEqual([key, ...parts(text)])
  })
})
