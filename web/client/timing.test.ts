import { expect, it } from 'vitest'
import { type Timing, timelineOf } from './timing.ts'

const LASTS: { readonly [key: string]: number } = { rolled: 900, swam: 300 }
const TIMING: Timing = { lastsOf: ({ key }) => LASTS[key] ?? 0, doubts: { rolled: 0.5 } }
const events = ['swam', 'round', 'rolled'].map((key) => ({ key, params: {} }))

it('gives each event its part of the time, one after the other, and of that what is in doubt', () => {
  const times = timelineOf(events, 600, TIMING).map(({ at, lasts, doubt }) => [at, lasts, doubt])
  expect(times).toEqual([
    [0, 150, 0],
    [150, 0, 0],
    [150, 450, 225],
  ])
})

it('has no time where there is none, or where nothing is to be seen', () => {
  expect(timelineOf(events, 0, TIMING).every(({ at, lasts }) => at === 0 && lasts === 0)).toBe(true)
  expect(timelineOf(events.slice(1, 2), 500, TIMING)).toMatchObject([{ at: 0, lasts: 0, doubt: 0 }])
})
