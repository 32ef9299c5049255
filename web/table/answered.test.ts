import { expect, test } from 'vitest'
import type { Update } from '#kernel/match/feed.ts'
import { hasAnswered } from './answered.ts'

const asked = (...seats: string[]): Update =>
  ({ legal: Object.fromEntries(seats.map((seat) => [seat, ['go']])) }) as unknown as Update

test('there is nothing to go back to before one has answered', () => {
  expect(hasAnswered([], ['mako'])).toBe(false)
  expect(hasAnswered([asked('mako')], ['mako'])).toBe(false)
  expect(hasAnswered([asked('tiger'), asked('tiger'), asked('mako')], ['mako'])).toBe(false)
  expect(hasAnswered([asked('mako'), asked('tiger')], ['mako'])).toBe(true)
  expect(hasAnswered([asked('tiger'), asked('mako'), asked()], ['mako', 'quint'])).toBe(true)
})
