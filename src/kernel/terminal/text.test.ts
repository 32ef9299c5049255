import { expect, test } from 'vitest'
import { penFor } from '#cli/play/pen.ts'
import { centred, clipped, inColumns, padded, widthOf, wrapped } from './text.ts'

const red = (text: string): string => penFor(true)('red', text)

test('colours take no room', () => {
  expect(widthOf(red('shark'))).toBe(5)
  expect(padded(red('ab'), 4)).toBe(`${red('ab')}  `)
  expect(centred('ab', 6)).toBe('  ab  ')
  expect(penFor(false)('red', 'plain')).toBe('plain')
})

test('a text that does not fit is cut', () => {
  expect(clipped('Grand requin blanc', 18)).toBe('Grand requin blanc')
  expect(clipped('Grand requin blanc', 8)).toBe('Grand r…')
})

test('lines break between words', () => {
  expect(wrapped('one two three four', 9, '  ')).toEqual(['one two', '  three', '  four'])
  expect(wrapped('unbreakable', 4)).toEqual(['unbreakable'])
  expect(wrapped('', 4)).toEqual([''])
})

test('items stand in as many columns as there is room for', () => {
  const items = [' 1 a', ' 2 bb', ' 3 ccc', ' 4 d']
  expect(inColumns(items, 80)).toEqual([' 1 a   2 bb   3 ccc   4 d'])
  expect(inColumns(items, 14)).toEqual([' 1 a    3 ccc', ' 2 bb   4 d'])
  expect(inColumns(items, 6)).toEqual([' 1 a', ' 2 bb', ' 3 ccc', ' 4 d'])
  expect(inColumns([], 80)).toEqual([])
})
