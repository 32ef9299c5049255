import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always } from './testing/always.ts'
import { NO_ACTION, Vocabulary } from './vocabulary.ts'

describe('a vocabulary', () => {
  test('numbers its actions in the order they were added', () => {
    const words = new Vocabulary()
    expect(words.verb('move', ['N', 'S']).first).toBe(0)
    expect(words.word('stop')).toBe(2)
    expect(words.verb('eat', ['1']).first).toBe(3)
    expect(words.size).toBe(4)
    expect(words.texts()).toEqual(['move N', 'move S', 'stop', 'eat 1'])
    expect(words.text(1)).toBe('move S')
  })

  test('reads every action from its own text, whatever letters it has', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9'-]{1,8}$/).filter((each) => each.toLowerCase() !== 'undo')
    const things = fc.uniqueArray(word, { minLength: 1, selector: (each) => each.toLowerCase() })
    always(
      fc.property(word, things, (verb, list) => {
        const words = new Vocabulary()
        words.verb(verb, list)
        for (let action = 0; action < words.size; action++)
          expect(words.parse(words.text(action))).toBe(action)
      }),
    )
  })

  test('a verb knows its own actions, and the thing that each of them names', () => {
    const words = new Vocabulary()
    const move = words.verb('move', ['N', 'S'])
    const stop = words.word('stop')
    const eat = words.verb('eat', ['1', '2'])
    expect([move.of(1), eat.of(0), eat.of(1)].map((action) => words.text(action))).toEqual([
      'move S',
      'eat 1',
      'eat 2',
    ])
    expect([0, 1, stop, eat.of(0)].map((action) => move.has(action))).toEqual([true, true, false, false])
    expect(eat.thing(eat.of(1))).toBe(1)
    expect(eat.name(eat.of(1))).toBe('2')
  })

  test('does not mind case and extra spaces', () => {
    const words = new Vocabulary()
    const move = words.verb('move', ['N', 'shark island'])
    for (const text of ['move N', 'MOVE n', '  move   n ', 'Move\tN'])
      expect(words.parse(text)).toBe(move.of(0))
    expect(words.parse('move  Shark  Island')).toBe(move.of(1))
  })

  test('does not know what it was not told', () => {
    const words = new Vocabulary()
    words.verb('move', ['N'])
    for (const text of ['', 'move', 'move S', 'moveN', 'move N N', '__proto__', 'constructor'])
      expect(words.parse(text)).toBe(NO_ACTION)
    for (const action of [-1, 1, 0.5, Number.NaN]) expect(() => words.text(action)).toThrow(RangeError)
  })

  test('refuses an action that stands twice, also in other capitals', () => {
    const words = new Vocabulary()
    words.verb('move', ['N'])
    expect(() => words.word('move N')).toThrow('stands twice')
    expect(() => words.word('move n')).toThrow('stands twice')
    expect(words.size).toBe(1)
  })

  test('refuses what a record could not tell from something else', () => {
    for (const text of [
      '',
      ' ',
      ' stop',
      'stop ',
      'go  on',
      'eat 1, 2',
      'eat #1',
      'two\nlines',
      'undo',
      'UNDO',
    ])
      expect(() => new Vocabulary().word(text)).toThrow('cannot be written in a record')
  })

  test('holds 4,096 actions and no more', () => {
    const words = new Vocabulary()
    words.verb(
      'n',
      Array.from({ length: 4096 }, (_, index) => String(index)),
    )
    expect(() => words.word('one more')).toThrow('more than 4096')
  })
})
