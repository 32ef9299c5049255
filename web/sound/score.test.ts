import { expect, test } from 'vitest'
import type { Message } from '../../src/kernel/message.ts'
import { telling as act1 } from '../boards/jaws/act-1/telling.ts'
import { telling as act2 } from '../boards/jaws/act-2/telling.ts'
import { cuesOf, type Score } from './score.ts'

const LASTS: { readonly [event: string]: number } = { ...act1.lasts, ...act2.lasts }
const JAWS: Score = {
  sounds: { ...act1.sounds, ...act2.sounds },
  lasts: (events) => events.reduce((sum, { key }) => sum + (LASTS[key] ?? 0), 0),
}
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
