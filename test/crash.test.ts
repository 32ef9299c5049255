import { expect, test } from 'vitest'
import { crashRun } from './crash/run.ts'

test('a server that is killed again and again loses nothing it acknowledged and does nothing twice', async () => {
  const seed = Date.now() % 1_000_000
  const report = await crashRun(8, seed)
  console.log(`crash: ${report.kills} kills, ${report.matches} matches, ${report.acts} actions, seed ${seed}`)
  expect(report.kills).toBe(8)
  expect(report.acts).toBeGreaterThan(20)
})
