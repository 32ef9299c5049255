import { expect, test } from 'vitest'
import { checkLaws } from '#kernel/laws/check-laws.ts'
import { gamesToPlay, testSeed } from '../seeds.ts'
import { oysters } from './index.ts'

test('the game the kernel is tested with is a good game', () => {
  const seed = testSeed('laws of oysters')
  const games = oysters.tables.length * gamesToPlay({ usual: 20, few: 5 })
  const report = checkLaws(oysters, {
    options: oysters.tables,
    goOn: (soFar) => soFar.games < games,
    seed,
    longest: 2000,
  })
  console.log(`laws of oysters, seed "${seed}": ${JSON.stringify(report)}`)
  expect(report.games).toBeGreaterThanOrEqual(games)
  expect(report.undone).toBeGreaterThan(0)
  expect(report.secretTurns).toBeGreaterThan(0)
})
