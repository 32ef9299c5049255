import { describe, expect, test } from 'vitest'
import { boxes } from '#games/index.ts'
import { readPosition } from './positions.ts'
import { positionsIn, testPositions } from './test-positions.ts'

test('what a test lays out is found under its name, with the constants it names', () => {
  const source = `
    const BASE = { boat: 'b2', sharks: { mako: 'b1' } }
    describe('swimming', () => {
      it('goes on', () => {
        const table = layOut({
          sharks: { mako: 'c1' },
          boat: 'b2',
        })
      })
      it('is based on something', () => layOut({ ...BASE, turn: 'mako' }))
      it.each([1])('depends on %i', (points) => layOut({ ...BASE, points: { mako: points } }))
    })
    test('alone', () => check(layOut(BASE)))`
  expect(positionsIn('swim.test.ts', source)).toEqual([
    {
      name: 'swimming › goes on',
      file: 'swim.test.ts',
      line: 5,
      text: "{\n  sharks: { mako: 'c1' },\n  boat: 'b2',\n}",
    },
    {
      name: 'swimming › is based on something',
      file: 'swim.test.ts',
      line: 10,
      text: JSON.stringify({ boat: 'b2', sharks: { mako: 'b1' }, turn: 'mako' }, null, 2),
    },
    {
      name: 'alone',
      file: 'swim.test.ts',
      line: 13,
      text: JSON.stringify({ boat: 'b2', sharks: { mako: 'b1' } }, null, 2),
    },
  ])
})

describe.each(boxes.map(({ id }) => id))('the tests of %s', (game) => {
  test('lay out positions that a table can be laid out with', () => {
    const found = testPositions(game)
    expect(found.length).toBeGreaterThan(20)
    const unfit = found.filter(({ text }) => {
      try {
        return readPosition(text, game).game !== game
      } catch {
        return true
      }
    })
    expect(unfit.map(({ file, line }) => `${file}:${line}`)).toEqual([])
  })
})
