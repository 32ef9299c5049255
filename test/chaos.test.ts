import { expect, test } from 'vitest'
import { chaosRun } from './cluster/chaos.ts'

const SEED = 7

test('nodes that are killed, drained, frozen and cut off lose nothing they acknowledged and do nothing twice', async () => {
  const plan = { kill: 3, drain: 1, freeze: 1, cut: 1, database: 1 }
  const report = await chaosRun({ seed: SEED, tables: 2, plan })
  const { acts, said, updates, matches } = report
  console.log(`chaos: ${matches} matches, ${acts} moves, ${said} lines, ${updates} updates, seed ${SEED}`)
  expect(report.done).toEqual(plan)
  expect(report.frozen).toBeGreaterThan(0)
  expect(acts).toBeGreaterThan(50)
})
