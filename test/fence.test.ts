import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropDatabase, newDatabase } from '#store/testing/postgres/databases.ts'
import { fenceRun } from './cluster/fence.ts'

let url = ''
beforeEach(async () => {
  url = await newDatabase()
})
afterEach(() => dropDatabase(url))

test('an owner that is stopped, taken over and wakes up again writes nothing more, and loses nothing it acknowledged', async () => {
  const report = await fenceRun(url, 9)
  console.log(`fence: ${JSON.stringify(report)}`)
  expect(report).toMatchObject({ rounds: 9, open: 3, tries: 108 })
  expect(report.acknowledged).toBeGreaterThan(20)
})
