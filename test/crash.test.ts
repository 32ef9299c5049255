import { expect, test } from 'vitest'
import { crashRun } from './crash/run.ts'

const SEED = 16

/** Nine servers are started one after the other. */
const timeout = 300_000

test('a server that is killed again and again loses nothing it acknowledged and does nothing twice', {
  timeout,
}, async () => {
  const report = await crashRun(8, SEED)
  console.log(`crash: ${report.kills} kills, ${report.matches} matches, ${report.acts} actions, seed ${SEED}`)
  expect(report.kills).toBe(8)
  expect(report.acts).toBeGreaterThan(20)
})
