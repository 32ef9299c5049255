import { expect, test } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { Ratio } from './ratio.ts'

test('the mean counts times, not games', () => {
  const ratio = new Ratio()
  expect(ratio.each()).toBeNull()
  ratio.add(3, 30)
  ratio.add(1, 2)
  expect(ratio.each()?.value).toBe(8)
})

test('with one time a game the interval is that of a mean', () => {
  const ratio = new Ratio()
  for (const points of [2, 4, 4, 4, 5, 5, 7, 9]) ratio.add(1, points)
  // Mean 5, standard deviation 2, eight values.
  const interval = ratio.each()
  expect(interval?.value).toBe(5)
  expect(interval?.low).toBeCloseTo(5 - (1.959964 * 2) / Math.sqrt(8), 9)
  expect(interval?.high).toBeCloseTo(5 + (1.959964 * 2) / Math.sqrt(8), 9)
})

test('where nothing is below 0, the interval is not either', () => {
  const ratio = new Ratio()
  for (const points of [0, 0, 0, 0, 5]) ratio.add(1, points)
  expect(ratio.each()?.low).toBe(0)
  ratio.add(1, -5)
  expect(ratio.each()?.low).toBeLessThan(0)
})

test('it holds the truth 95 times in 100, also when a game repeats itself', () => {
  const chance = new FastChance('ratio')
  let held = 0
  for (let round = 0; round < 400; round++) {
    const ratio = new Ratio()
    for (let game = 0; game < 80; game++) {
      const times = 1 + chance.upTo(4)
      ratio.add(times, times * chance.upTo(11))
    }
    const { low, high } = ratio.each() ?? { low: 0, high: 0 }
    if (low <= 5 && 5 <= high) held++
  }
  expect(held / 400).toBeGreaterThan(0.92)
  expect(held / 400).toBeLessThan(0.98)
})
