import { describe, expect, test } from 'vitest'
import { goesOn } from './answer.ts'

const SOME = 100

/** How often it is said to go on, asked so many times. */
function timesOf(asked: () => boolean): number {
  return Array.from({ length: SOME }, asked).filter((yes) => yes).length
}

/** No from the first look on: looks are few. */
const STOPPED = SOME - Math.floor(SOME / 16)

describe('thinking goes on', () => {
  test('until the time is up, by the clock it is given', () => {
    let now = 5_000
    const asked = goesOn(1, 200, new Int32Array(1), () => now)
    expect(timesOf(asked)).toBe(SOME)
    now += 199
    expect(timesOf(asked)).toBe(SOME)
    now += 1
    expect(timesOf(asked)).toBeLessThan(SOME)
  })

  test('without a time, for ever', () => {
    let now = 0
    const asked = goesOn(1, undefined, new Int32Array(1), () => now)
    now = Number.MAX_SAFE_INTEGER
    expect(timesOf(asked)).toBe(SOME)
  })

  test('until nobody waits for it; that others are not waited for is nothing to it', () => {
    const cancelled = new Int32Array(1)
    const asked = goesOn(7, undefined, cancelled)
    Atomics.store(cancelled, 0, 6)
    expect(timesOf(asked)).toBe(SOME)
    Atomics.store(cancelled, 0, 7)
    expect(timesOf(asked)).toBeLessThan(SOME)
  })

  test('for some iterations at least', () => {
    const asked = goesOn(1, 0, new Int32Array(1), () => 0)
    expect(asked()).toBe(true)
    expect(timesOf(asked)).toBe(STOPPED)
  })
})
