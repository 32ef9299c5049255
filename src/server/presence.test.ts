import { expect, test } from 'vitest'
import { Presence } from './presence.ts'
import { ManualClock } from './testing/manual-clock.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('nobody is gone for longer, or shorter, because the time of day was set', () => {
  const clock = new ManualClock()
  const presence = new Presence(clock)
  presence.arrive('m', 'ann')
  presence.leave('m', 'ann')
  const left = clock.now()
  clock.jump(DAY)
  clock.advance(MINUTE)
  expect([presence.away('m', 'ann'), presence.away('m', 'never seen')]).toEqual([MINUTE, MINUTE])
  clock.jump(-2 * DAY)
  clock.advance(MINUTE)
  expect(presence.away('m', 'ann')).toBe(2 * MINUTE)
  expect(presence.goneSince('m', 'ann')).toBe(left)
  presence.forgetBefore(clock.elapsed())
  expect(presence.changesAt('m')).toBe(0)
})
