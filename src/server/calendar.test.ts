import { expect, test } from 'vitest'
import { Calendar } from './calendar.ts'

test('tells whole milliseconds, though what runs between two of them is measured more finely', () => {
  let elapsed = 12.75
  const calendar = new Calendar({ now: () => 1_000_000, elapsed: () => elapsed, later: () => () => {} })
  elapsed += 0.5
  expect(calendar.now()).toBe(1_000_000)
  const behind = new Calendar({ now: () => 1_000 + elapsed, elapsed: () => 0, later: () => () => {} })
  expect(Number.isInteger(behind.now())).toBe(true)
})
