import { expect, test } from 'vitest'
import { checkLaws } from '../../laws/check-laws.ts'
import { oysters } from './index.ts'

test('the game the kernel is tested with is a good game', () => {
  const until = Date.now() + 2000
  const seed = `oysters ${Date.now()}`
  const report = checkLaws(oysters, {
    options: oysters.tables,
    goOn: () => Date.now() < until,
    seed,
    longest: 2000,
  })
  console.log(`laws of oysters, seed "${seed}": ${JSON.stringify(report)}`)
  expect(report.undone).toBeGreaterThan(0)
  expect(report.secretTurns).toBeGreaterThan(0)
})
