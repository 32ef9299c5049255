import { expect, test } from 'vitest'
import { hostileRun } from './hostile/run.ts'

const ROUNDS = 80
const SEED = 16

test('whatever is thrown at it is refused, changes nothing, and another match goes on unharmed', async () => {
  const report = await hostileRun(ROUNDS, SEED)
  console.log('hostile:', JSON.stringify({ ...report, rounds: ROUNDS, seed: SEED }))
  expect(report.faults).toBe(0)
  expect(report.acts).toBeGreaterThan(10)
  expect(report.requests).toBe(2 * ROUNDS)
  expect(report.refusals).toBeGreaterThan(50)
})
