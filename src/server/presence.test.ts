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
  presence.arrive('m', 'ann')
  presence.leave('m', 'ann')
  expect(presence.away('m', 'ann')).toBe(0)
  presence.forgetBefore(clock.elapsed() + 1)
  expect(presence.away('m', 'ann')).toBe(2 * MINUTE)
})

test('those at a table are shown nothing new because somebody else came to look or went', () => {
  const clock = new ManualClock()
  const presence = new Presence(clock)
  const seated = ['ann', 'bob']
  presence.arrive('m', 'ann')
  const before = presence.shownOf('m', seated)
  presence.arrive('m', 'eve')
  clock.advance(MINUTE)
  presence.leave('m', 'eve')
  // Another page of somebody who is there.
  presence.arrive('m', 'ann')
  expect(presence.shownOf('m', seated)).toBe(before)
  presence.arrive('m', 'bob')
  const both = presence.shownOf('m', seated)
  clock.advance(MINUTE)
  presence.leave('m', 'bob')
  expect(new Set([before, both, presence.shownOf('m', seated)]).size).toBe(3)
})
