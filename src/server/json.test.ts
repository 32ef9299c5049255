import { expect, test, vi } from 'vitest'
import { boxes } from '#games/index.ts'
import { Refusal } from '#kernel/refusal.ts'
import { MOST_NOTES } from '#table/pad.ts'
import { type Extent, PACK, parseJson, SMALL } from './json.ts'

function answerTo(value: unknown, extent: Extent): string {
  try {
    parseJson(typeof value === 'string' ? value : JSON.stringify(value), extent)
    return 'fits'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

const list = (length: number) => new Array<number>(length).fill(0)
const named = (length: number) => Object.fromEntries(list(length).map((_, index) => [`n${index}`, 0]))
/** An object in an object, and so on. */
const nested = (depth: number) => `${'{"a":'.repeat(depth)}0${'}'.repeat(depth)}`

const few: Extent = { nodes: 20, items: 9 }

test.each([
  [list(9), 'fits'],
  [list(10), 'too-large'],
  [named(9), 'fits'],
  [named(10), 'too-large'],
  // A list and what is in it: twenty nodes, and twenty-one.
  [[list(9), list(8)], 'fits'],
  [[list(9), list(9)], 'too-large'],
  [{ ['n'.repeat(100)]: 0 }, 'fits'],
  [{ ['n'.repeat(101)]: 0 }, 'too-large'],
  ['x', 'bad-json'],
])('what holds too much is refused, whatever it is: %j', (value, answer) => {
  expect(answerTo(value, few)).toBe(answer)
})

test('what is too deep is refused', () => {
  expect(answerTo(nested(32), PACK)).toBe('fits')
  expect(answerTo(nested(33), PACK)).toBe('bad-json')
})

test('every content in the box has ample room as a pack, and the largest message as a message', () => {
  for (const { shelf } of boxes)
    expect(answerTo({ pack: shelf.builtIn }, { ...PACK, nodes: PACK.nodes / 4 })).toBe('fits')
  expect(answerTo({ id: 'a', do: 'note', seat: 's', notes: named(MOST_NOTES) }, SMALL)).toBe('fits')
})

test('a long text with more lists than there may be values is not even parsed', () => {
  const parse = vi.spyOn(JSON, 'parse')
  for (const text of ['['.repeat(500_000), `[${'{},'.repeat(100_000)}1]`])
    expect(answerTo(text, PACK)).toBe('too-large')
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
  const words = JSON.stringify({ text: '[{'.repeat(9_000) + 'x'.repeat(100_000) })
  expect(parseJson(words, PACK)).toEqual(JSON.parse(words))
})
