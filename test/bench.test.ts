import { expect, test } from 'vitest'
import { ContestantProcess } from '../bench/engine/contestant-process.ts'
import { planFor } from '../bench/engine/plan.ts'

const { entries } = planFor()

test.each(entries)('$table $name counts what it does', async ({ file, task }) => {
  const contestant = new ContestantProcess(file, { ...task, iterations: 10 })
  try {
    const { seconds, work, times } = await contestant.work(20)
    expect(seconds).toBeGreaterThan(0)
    expect(times).toBeGreaterThan(0)
    expect(work).toBeGreaterThanOrEqual(times)
    expect(Number.isInteger(work)).toBe(true)
  } finally {
    contestant.leave()
  }
})

test('a contestant that ends is an error, not a wait', async () => {
  const contestant = new ContestantProcess('random-games.ts', { game: 'no such game', options: {} })
  await expect(contestant.work(20)).rejects.toThrow('there is no game')
})
