import { expect, test } from 'vitest'
import { FastChance } from '../chance/fast.ts'
import { apart } from './kolmogorov-smirnov.ts'

test('samples of the same numbers are not apart, and those that do not overlap are wholly', () => {
  expect(apart([1, 2, 3], [3, 1, 2])).toBe(0)
  expect(apart([1, 2, 3], [4, 5])).toBe(1)
})

test('it is the largest difference of the shares below some number', () => {
  // At most 2: three of four, and one of four.
  expect(apart([1, 2, 2, 9], [2, 3, 4, 9])).toBe(0.5)
  expect(apart([2, 3, 4, 9], [1, 2, 2, 9])).toBe(0.5)
})

test('two hundred of each: one distribution stays below 0.195, one that is shifted by half its width does not', () => {
  const chance = new FastChance('two samples')
  const sample = (least: number): number[] => Array.from({ length: 200 }, () => least + chance.upTo(500))
  expect(apart(sample(400), sample(400))).toBeLessThan(0.195)
  expect(apart(sample(400), sample(650))).toBeGreaterThan(0.195)
})
