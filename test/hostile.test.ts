import { expect, test } from 'vitest'
import { hostileRun } from './hostile/run.ts'

test('whatever is thrown at it is refused, changes nothing, and another match goes on unharmed', async () => {
  const seed = Date.now() % 1_000_000
  const report = await hostileRun(6, seed)
  console.log('hostile:', JSON.stringify({ ...report, seed }))
  expect(report.faults).toBe(0)
  expect(report.acts).toBeGreaterThan(10)
  expect(report.requests).toBeGreaterThan(20)
  expect(report.refusals).toBeGreaterThan(50)
})
