import { describe, expect, test } from 'vitest'
import { freshIn, pagesAhead, type Told } from './told.ts'

const line = (seat: string, key: string, at = 1): Told => ({ at, seat, message: { key, params: {} } })
const [a, b, c] = [line('quint', 'a'), line('hooper', 'b'), line('quint', 'c')]
/** As it is sent again: the same words, other objects. */
const again = (lines: readonly Told[]): Told[] => structuredClone([...lines])

describe('what bots told', () => {
  test('is new when it came after what was known, also within one millisecond', () => {
    expect(freshIn(again([a, b, c]), a)).toEqual([b, c])
    expect(freshIn(again([a, b]), b)).toEqual([])
    expect(freshIn(again([a, b]), undefined)).toEqual([a, b])
    expect(freshIn([], a)).toEqual([])
  })

  test('is new when a clock was put back', () => {
    const [late, early] = [line('quint', 'a', 9), line('hooper', 'b', 3)]
    expect(freshIn(again([late, early]), late)).toEqual([early])
  })

  test('is new where what was known is no longer kept', () => {
    expect(freshIn(again([b, c]), a)).toEqual([b, c])
  })
})

describe('a line that was said', () => {
  /** A round that began with the third update, and one that began twice over with the seventh. */
  const known = [3, 7, 7]
  const aheadOf = (cursor: number) => [0, 1, 2, 3].map((seen) => pagesAhead(cursor, { known, seen }))

  test('is ahead until what it tells of is seen to begin', () => {
    expect(aheadOf(8)).toEqual([3, 2, 1, 0])
  })

  test('is of the round in which it was said, and of no later one', () => {
    expect(aheadOf(5)).toEqual([1, 0, -1, -2])
  })

  test('stays where it is when this device learns what came before', () => {
    expect(pagesAhead(5, { known: [7], seen: 0 })).toBe(0)
    expect(pagesAhead(5, { known: [1, 3, 7], seen: 2 })).toBe(0)
  })
})
