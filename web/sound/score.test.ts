import { expect, test } from 'vitest'
import type { Message } from '#kernel/message.ts'
import { telling as jaws } from '../boards/jaws/telling.ts'
import { timelineOf } from '../client/timing.ts'
import { type Cue, cuesOf } from './score.ts'

const heard = (events: readonly Message[], duration: number): Cue[] =>
  cuesOf(timelineOf(events, duration, jaws), jaws.sounds)
const told = (...keys: readonly string[]): Message[] =>
  keys.map((key) => ({ key: `jaws.${key}`, params: {} }))

test('what is announced in one breath is heard in its order, each when it is shown', () => {
  const events = told('ate', 'track', 'sensors', 'no-token')
  expect(heard(events, 2100)).toEqual([
    { sound: 'bite', at: 0 },
    { sound: 'siren', at: 900 },
  ])
  expect(heard(events, 1050).map(({ at }) => at)).toEqual([0, 450])
})

test('a barrel is heard as it is launched and as it hits; dice and wood after the fin that came up', () => {
  expect(heard(told('launched', 'hit'), 1920).map(({ sound }) => sound)).toEqual(['step', 'splash'])
  const fight = told('orca.targeted', 'orca.surfaced', 'orca.hit', 'orca.dives')
  expect(heard(fight, 1000).map(({ sound }) => sound)).toEqual(['fin', 'dice', 'splash'])
})

test('where nothing takes time, the gravest alone is heard', () => {
  expect(heard(told('ate', 'sensors'), 0)).toEqual([{ sound: 'siren', at: 0 }])
  expect(heard(told('launched', 'hit'), 0).map(({ sound }) => sound)).toEqual(['splash'])
  expect(heard(told('ended'), 0)).toEqual([])
})
