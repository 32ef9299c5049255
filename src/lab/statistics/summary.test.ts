import { expect, test } from 'vitest'
import { percentile, summaryOf } from './summary.ts'

test('percentiles are those of a spreadsheet', () => {
  const sorted = [15, 20, 35, 40, 50]
  expect(percentile(sorted, 0)).toBe(15)
  expect(percentile(sorted, 0.4)).toBeCloseTo(29, 12)
  expect(percentile(sorted, 0.5)).toBe(35)
  expect(percentile(sorted, 1)).toBe(50)
  expect(percentile([7], 0.9)).toBe(7)
})

test('a summary does not care about order', () => {
  const values = Array.from({ length: 101 }, (_, index) => (index * 37) % 101)
  expect(summaryOf(values)).toEqual({
    count: 101,
    mean: 50,
    p10: 10,
    p50: 50,
    p90: 90,
    least: 0,
    most: 100,
  })
  expect(summaryOf([])).toBeNull()
})
