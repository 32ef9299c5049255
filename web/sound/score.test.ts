import { expect, test } from 'vitest'
import type { Message } from '#kernel/message.ts'
import { telling as jaws } from '../boards/jaws/telling.ts'
import { cuesOf, type Score } from './score.ts'

const JAWS: Score = jaws
const told = (...keys: readonly string[]): Message[] =>
  keys.map((key) => ({ key: `jaws.${key}`, params: {} }))

test('what is announced in one breath is heard in its order, each when it is shown', () => {
  const events = told('ate', 'track', 'sensors', 'no-token')
  expect(cuesOf(events, 2100, JAWS)).toEqual([
    { sound: 'bite', at: 0 },
    { sound: 'siren', at: 900 },
  ])
  expect(cuesOf(events, 1050, JAWS).map(({ at }) => at)).toEqual([0, 450])
})

test('a barrel is heard as it is launched and as it hits; dice and wood after the fin that came up', () => {
  expect(cuesOf(told('launched', 'hit'), 1920, JAWS).map(({ sound }) => sound)).toEqual(['step', 'splash'])
  const fight = told('orca.targeted', 'orca.surfaced', 'orca.hit', 'orca.dives')
  expect(cuesOf(fight, 1000, JAWS).map(({ sound }) => sound)).toEqual(['fin', 'dice', 'splash'])
})

test('where nothing takes time, the gravest alone is heard', () => {
  expect(cuesOf(told('ate', 'sensors'), 0, JAWS)).toEqual([{ sound: 'siren', at: 0 }])
  expect(cuesOf(told('launched', 'hit'), 0, JAWS).map(({ sound }) => sound)).toEqual(['splash'])
  expect(cuesOf(told('ended'), 0, JAWS)).toEqual([])
})
