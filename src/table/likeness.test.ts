import { expect, test, vi } from 'vitest'
import { toldApart } from './likeness.ts'

test('whoever is called like nobody before them keeps their name', () => {
  expect(toldApart('Ann', [])).toBe('Ann')
  expect(toldApart('Ann', ['Anna', 'Bob', ''])).toBe('Ann')
})

test.each([
  ['Ann', 'Ann'],
  ['Ann', 'ANN'],
  ['Ann', 'Аnn'],
  ['Ann', 'Änn'],
  ['Ann', 'A n n'],
  ['Ann', 'Ａｎｎ'],
  ['Ann', 'An\u2063n'],
  ['Bob', 'В0b'],
  ['вова', 'ВОВА'],
  ['Bill', 'BiII'],
  ['O’Neill', "O'Neill"],
  ['Jean–Luc', 'Jean-Luc'],
  ['🏳️‍🌈', '🏳🌈'],
])('%s and %s look alike', (first, second) => {
  expect(toldApart(second, [first])).toBe(`${second} (2)`)
  expect(toldApart(first, [second])).toBe(`${first} (2)`)
})

test('everybody further gets the next number, and nobody passes for one who has it', () => {
  expect(toldApart('ann', ['Ann', 'Ann (2)'])).toBe('ann (3)')
  expect(toldApart('Ann (2)', ['Ann', 'Ann (2)'])).toBe('Ann (2) (2)')
  expect(toldApart('Ann', ['Ann', 'Ann(2)'])).toBe('Ann (3)')
})

test('whoever was looked at once is not looked at again for each who comes after', () => {
  const crowd = Array.from({ length: 300 }, (_, number) => `Guest ${number} of likeness`)
  toldApart('the first of them', crowd)
  const looks = vi.spyOn(String.prototype, 'normalize')
  try {
    for (const name of ['the second of them', crowd[7], 'the second of them']) toldApart(name, crowd)
    // Twice for each of two names: the second, and the one that crowd[7] gets instead.
    expect(looks).toHaveBeenCalledTimes(4)
  } finally {
    looks.mockRestore()
  }
})
