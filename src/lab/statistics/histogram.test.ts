import { expect, test } from 'vitest'
import { histogramOf } from './histogram.ts'

test('few values have a bin each', () => {
  expect(histogramOf([3, 5, 3, 4, 3])).toEqual({ from: 3, width: 1, counts: [3, 1, 1] })
  expect(histogramOf([8])).toEqual({ from: 8, width: 1, counts: [1] })
  expect(histogramOf([])).toBeNull()
})

test('many have round bins, and none is lost', () => {
  const values = Array.from({ length: 300 }, (_, index) => 17 + index)
  const histogram = histogramOf(values)
  expect(histogram).toMatchObject({ from: 0, width: 20 })
  expect(histogram?.counts.reduce((a, b) => a + b)).toBe(300)
  expect(histogram?.counts.slice(0, 3)).toEqual([3, 20, 20])
})
