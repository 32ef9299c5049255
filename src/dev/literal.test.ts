import { expect, test } from 'vitest'
import { readLiteral } from './literal.ts'

test('a value is read as it stands in a test, or in JSON', () => {
  const text = `{
    sharks: { mako: 'b1', 'great-white': "d3" },
    ocean: \`
      rs rm
    \`, // a picture
    docks: [1, -2],
    last: true, opening: false, nothing: null,
  }`
  expect(readLiteral(text)).toEqual({
    sharks: { mako: 'b1', 'great-white': 'd3' },
    ocean: '\n      rs rm\n    ',
    docks: [1, -2],
    last: true,
    opening: false,
    nothing: null,
  })
  expect(readLiteral('{"boat":"b2","points":{"mako":3}}')).toEqual({ boat: 'b2', points: { mako: 3 } })
})

test.each([
  ['process.exit()', 'line 1: "process.exit()" is not a plain value'],
  ['{\n  boat: where()\n}', 'line 2: "where()" is not a plain value'],
  ['{ ...BASE }', 'line 1: "BASE" is not a plain value'],
  ['{ [key]: 1 }', 'line 1: "[key]: 1" is not a plain value'],
  ['{}); process.exit(', 'this is not one plain value'],
  ['', 'line 1: "" is not a plain value'],
])('nothing is run: %j', (text, why) => {
  expect(() => readLiteral(text)).toThrow(why)
})

test('a name that means something to the language stays a name', () => {
  const value = readLiteral('{ "__proto__": { "boat": "b2" } }') as object
  expect(Object.keys(value)).toEqual(['__proto__'])
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
})
