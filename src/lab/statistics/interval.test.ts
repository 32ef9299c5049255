import { expect, test } from 'vitest'
import { wilson } from './interval.ts'

test.each([
  // Newcombe (1998), table I, method 3: the score method without continuity correction.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [10, 10, 0.7225, 1],
  [50, 100, 0.4038, 0.5962],
])('%i of %i', (successes, tries, low, high) => {
  const interval = wilson(successes, tries)
  expect(interval.value).toBeCloseTo(successes / tries, 12)
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

test('of nothing, nothing is known', () => {
  expect(wilson(0, 0)).toEqual({ value: Number.NaN, low: 0, high: 1 })
})

test('half a victory counts half', () => {
  expect(wilson(5.5, 10).value).toBe(0.55)
})
