import { describe, expect, test } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { Regrets, sample } from './regrets.ts'

type Payoffs = readonly (readonly number[])[]

/** Two who learn against each other: what the row's player wins, the other loses. */
function learnTogether(payoffs: Payoffs, rounds: number): [row: number[], column: number[]] {
  const [rows, columns] = [payoffs.length, payoffs[0].length]
  const row = new Regrets(rows)
  const column = new Regrets(columns)
  // Both begin with a prejudice: an even start would be the answer to some games already.
  row.learn(Float64Array.from({ length: rows }, (_, choice) => (choice === 0 ? 5 : 0)))
  column.learn(Float64Array.from({ length: columns }, (_, choice) => (choice === 1 ? 5 : 0)))
  for (let round = 0; round < rounds; round++) {
    const [rowPlays, columnPlays] = [[...row.mixture], [...column.mixture]]
    row.learn(Float64Array.from(payoffs, (line) => mean(line, columnPlays)))
    column.learn(
      Float64Array.from(
        columnPlays,
        (_, choice) =>
          -mean(
            payoffs.map((line) => line[choice]),
            rowPlays,
          ),
      ),
    )
  }
  return [row.average(), column.average()]
}

function mean(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * weights[index], 0)
}

function expectNear(mixture: readonly number[], known: readonly number[]): void {
  for (const [choice, share] of known.entries()) expect(mixture[choice]).toBeCloseTo(share, 1.7)
  expect(mixture.reduce((a, b) => a + b)).toBeCloseTo(1, 9)
}

describe('regrets find the mixture that cannot be read', () => {
  test('of rock, paper, scissors', () => {
    const payoffs = [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]
    for (const mixture of learnTogether(payoffs, 5000)) expectNear(mixture, [1 / 3, 1 / 3, 1 / 3])
  })

  test('of matching pennies where heads pay more', () => {
    // 2 for two heads, 1 for two tails: whoever wants them to match shows heads one time in three.
    const payoffs = [
      [2, 0],
      [0, 1],
    ]
    for (const mixture of learnTogether(payoffs, 5000)) expectNear(mixture, [1 / 3, 2 / 3])
  })

  test('of pennies where the two sides mix differently', () => {
    const payoffs = [
      [3, -1],
      [-2, 1],
    ]
    const [row, column] = learnTogether(payoffs, 5000)
    expectNear(row, [3 / 7, 4 / 7])
    expectNear(column, [2 / 7, 5 / 7])
  })

  test('and never play what is always worse', () => {
    const regrets = new Regrets(3)
    for (let round = 0; round < 500; round++) regrets.learn(Float64Array.of(0.2, 0.9, 0.5))
    expectNear(regrets.average(), [0, 1, 0])
  })
})

test('who has learnt nothing mixes evenly', () => {
  expect(new Regrets(4).average()).toEqual([0.25, 0.25, 0.25, 0.25])
})

test('a choice is made as often as the mixture says', () => {
  const chance = new FastChance('sample')
  const counts = [0, 0, 0]
  for (let round = 0; round < 30_000; round++) counts[sample([0.2, 0.5, 0.3], chance)]++
  expectNear(
    counts.map((count) => count / 30_000),
    [0.2, 0.5, 0.3],
  )
})
