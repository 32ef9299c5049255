import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always } from '../testing/always.ts'
import { changesBetween, isSame, withChanges } from './patch.ts'

describe('changes between two values', () => {
  test('name the way to what has changed, and what stands there now', () => {
    const before = { round: 1, cells: [{ tile: 'reef' }, { tile: 'oil' }], boat: 'a1' }
    const after = { round: 2, cells: [{ tile: 'reef' }, { tile: 'tide' }], boat: 'a1' }
    expect(changesBetween(before, after)).toEqual([
      ['round', 2],
      ['cells', 1, 'tile', 'tide'],
    ])
  })

  test('give a list anew when it has grown, and an object when its fields are others', () => {
    expect(changesBetween({ hand: [1] }, { hand: [1, 2] })).toEqual([['hand', [1, 2]]])
    expect(changesBetween({ at: { a: 1 } }, { at: { b: 1 } })).toEqual([['at', { b: 1 }]])
    expect(changesBetween({ at: null }, { at: {} })).toEqual([['at', {}]])
    expect(changesBetween([1], { 0: 1 })).toEqual([[{ 0: 1 }]])
  })

  test('are made to the parts they name, and to no other', () => {
    const before = {
      round: 1,
      cells: [{ tile: 'reef' }, { tile: 'oil' }],
      seats: { ann: { points: 1 }, ben: { points: 2 } },
    }
    const after = withChanges(before, [
      ['cells', 1, 'tile', 'tide'],
      ['seats', 'ann', 'points', 3],
    ])
    expect(after).toEqual({
      round: 1,
      cells: [{ tile: 'reef' }, { tile: 'tide' }],
      seats: { ann: { points: 3 }, ben: { points: 2 } },
    })
    expect(after.cells[0]).toBe(before.cells[0])
    expect(after.seats.ben).toBe(before.seats.ben)
    expect(before).toMatchObject({ cells: [{}, { tile: 'oil' }], seats: { ann: { points: 1 } } })
  })

  test('are none between equal values', () => {
    expect(changesBetween({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([])
  })

  test('turn any JSON into any other, and leave the first as it was', () => {
    always(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (before, after) => {
        const first = JSON.stringify(before)
        const changes = JSON.parse(JSON.stringify(changesBetween(before, after)))
        expect(JSON.stringify(sorted(withChanges(before, changes)))).toBe(JSON.stringify(sorted(after)))
        expect(JSON.stringify(before)).toBe(first)
        expect(isSame(before, after)).toBe(changes.length === 0)
      }),
    )
  })

  test('do not fit a value they were not made for', () => {
    expect(() => withChanges({ a: 1 }, [['b', 'c', 1]])).toThrow('nothing is at b.c')
    expect(() => withChanges({ a: 1 }, [['a', 'c', 1]])).toThrow('nothing is at a')
  })
})

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return fields.map(([name, part]) => [name, sorted(part)])
}
