import { expect, test } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { type Question, SequentialTest } from './sprt.ts'

const QUESTION: Question = { none: 0.5, some: 0.6, wrongly: 0.02 }

function fed(scores: readonly number[]): SequentialTest {
  const test = new SequentialTest(QUESTION)
  for (const score of scores) test.add(score)
  return test
}

test('the ratio is the one of two normal distributions', () => {
  const scores = [0, 0.5, 0.5, 1, 1, 1, 0.5, 1]
  // With the two imagined pairs: mean 0.65, mean of squares 0.575.
  const variance = 0.575 - 0.65 ** 2
  const logDensity = (mean: number): number =>
    scores.reduce((sum, score) => sum - (score - mean) ** 2 / (2 * variance), 0)
  expect(fed(scores).logLikelihoodRatio).toBeCloseTo(logDensity(0.6) - logDensity(0.5), 12)
  expect(fed([]).logLikelihoodRatio).toBe(0)
})

test('it takes eight pairs won without a loss to be sure', () => {
  const won = (pairs: number) => fed(new Array<number>(pairs).fill(1)).verdict
  expect(won(7)).toBeNull()
  expect(won(8)).toBe('difference')
})

test('a verdict stands', () => {
  const test = fed(new Array<number>(8).fill(1))
  for (let pair = 0; pair < 100; pair++) test.add(0)
  expect(test.verdict).toBe('difference')
})

test('less than a difference worth having may still be more than none', () => {
  // 54 of a hundred, again and again: too little for the verdict, too much for nothing.
  const pairs = (count: number) =>
    fed(new Array(count).fill(0).map((_, pair) => ((pair * 27) % 50 < 27 ? 1 : 0)))
  expect([pairs(100).verdict, pairs(100).isMore]).toEqual([null, false])
  expect([pairs(2000).verdict, pairs(2000).isMore]).toEqual(['no-difference', true])
  expect(fed(new Array(400).fill(0.5)).isMore).toBe(false)
})

test('the interval is that of a mean, within 0 and 1', () => {
  const { value, low, high } = fed([...new Array(60).fill(1), ...new Array(40).fill(0)]).score()
  expect(value).toBe(0.6)
  expect(low).toBeCloseTo(0.6 - 1.959964 * Math.sqrt(0.2402 / 100), 3)
  expect(high).toBeCloseTo(0.6 + 1.959964 * Math.sqrt(0.2402 / 100), 3)
  expect(fed([1, 1, 1]).score().high).toBe(1)
})

/** Pairs of games that the upper side wins so often; one game in ten is shared. */
function errors(strength: number, seed: string): { wrong: number; undecided: number; pairs: number } {
  const chance = new FastChance(seed)
  const game = (): number => {
    if (chance.upTo(10) === 0) return 0.5
    return chance.upTo(1000) < strength * 1000 ? 1 : 0
  }
  const found = { wrong: 0, undecided: 0, pairs: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const test = new SequentialTest(QUESTION)
    while (test.verdict === null && test.pairs < 2000) test.add((game() + game()) / 2)
    found.pairs += test.pairs
    if (test.verdict === null) found.undecided++
    else if ((test.verdict === 'difference') !== strength > 0.55) found.wrong++
  }
  return found
}

const ROUNDS = 2000

test('it is wrong about as seldom as it promises, and ends', () => {
  // With a tenth shared, 61.1% of the others make a mean of 60%.
  for (const strength of [0.5, 0.6111]) {
    const { wrong, undecided, pairs } = errors(strength, `sprt ${strength}`)
    expect(undecided).toBe(0)
    expect(wrong / ROUNDS).toBeLessThan(0.03)
    expect(pairs / ROUNDS).toBeLessThan(150)
  }
})

test('a great difference is found quickly', () => {
  const { wrong, pairs } = errors(0.9, 'great')
  expect(wrong).toBe(0)
  expect(pairs / ROUNDS).toBeLessThan(20)
})
