import { expect, it } from 'vitest'
import { Recent } from './recent.ts'

const keys = (recent: Recent<number>, ...asked: string[]) =>
  asked.filter((key) => recent.get(key) !== undefined).join('')

it('keeps so many, and those that were used last', () => {
  const recent = new Recent<number>(3)
  for (const [index, key] of ['a', 'b', 'c'].entries()) recent.set(key, index)
  expect(recent.get('a')).toBe(0)
  recent.set('d', 3)
  expect(keys(recent, 'a', 'b', 'c', 'd')).toBe('acd')
  expect(recent.size).toBe(3)
})

it('keeps so much, and one that is too large alone', () => {
  const recent = new Recent<number>(9, 10)
  recent.set('a', 0, 4)
  recent.set('b', 1, 4)
  recent.set('c', 2, 4)
  expect([keys(recent, 'a', 'b', 'c'), recent.weight]).toEqual(['bc', 8])
  recent.set('c', 3, 6)
  expect([keys(recent, 'b', 'c'), recent.weight, recent.get('c')]).toEqual(['bc', 10, 3])
  recent.set('large', 4, 99)
  expect([keys(recent, 'b', 'c', 'large'), recent.weight]).toEqual(['large', 99])
  recent.set('small', 5, 1)
  expect([keys(recent, 'large', 'small'), recent.weight]).toEqual(['small', 1])
})
