import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Room } from '#wire/room.ts'
import { added, keptSeal } from './kept.ts'

beforeEach(() => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

const gathering = (commitment: string): Room =>
  ({ match: 'm', status: 'gathering', seal: { secret: null, numbers: null }, commitment }) as unknown as Room

test('the same commitment gets the same number, however often it is asked for', () => {
  const first = added(gathering('a'))
  expect(added(gathering('a'))).toEqual(first)
  expect(keptSeal('m')).toMatchObject({ commitment: 'a', ...first })
})

test('another commitment gets another number: the server has seen the first', () => {
  const first = added(gathering('a'))
  const second = added(gathering('b'))
  expect(second.number).not.toBe(first.number)
  expect(keptSeal('m')).toMatchObject({ commitment: 'b', ...second })
})
