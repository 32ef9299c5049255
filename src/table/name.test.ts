import { describe, expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { personName } from './name.ts'

function refusalOf(name: string): string {
  try {
    return `kept as ${JSON.stringify(personName(name))}`
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('a name that can be seen is kept:', () => {
  test.each([
    'Ann',
    'Ann “鮫” O’Neill',
    'Zoë',
    'Nguyễn Thị Ánh',
    'प्रिया',
    'བརྒྱུད',
    'مريم',
    'שָׁלוֹם',
    '안나',
    'Ann-3 (the 2nd)',
    '7',
    '*',
    '🦈',
    '👩‍🚒',
    '👨🏽‍🚀 Jo',
    '🏳️‍🌈',
    '❤️‍🔥',
    '1️⃣',
    '🇫🇷',
  ])('%s', (name) => expect(personName(name)).toBe(name.normalize('NFC')))

  test('with its white space put together, and composed', () => {
    expect(personName('  Ann \u00a0\u3000 Lee ')).toBe('Ann Lee')
    expect(personName('Zoe\u0308')).toBe('Zo\u00eb')
  })
})

describe('a name that cannot be seen is refused:', () => {
  test.each(['', '   ', '\u3000', '\u00a0 \u2003'])('%j', (name) =>
    expect(refusalOf(name)).toBe('name-unseen'),
  )

  const UNSEEN = [
    0x3164, 0x2800, 0x115f, 0x1160, 0xffa0, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0x00ad, 0x034f, 0x061c,
    0x180e, 0xe0001, 0xe0041, 0xe007f, 0xfe0f, 0xe0100, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202e,
    0x2066, 0x2069, 0x2028, 0x0000, 0x0007, 0x000a, 0x0085, 0xfeff, 0xe000, 0xf0000, 0x0378, 0xffff, 0xfffc,
    0x1d159, 0x13441, 0x1f0ff, 0x17b4, 0x0301,
  ]
  test.each(UNSEEN.map((code) => [code.toString(16), String.fromCodePoint(code)]))(
    'U+%s alone, and among letters',
    (code, character) => {
      expect(['name-character', 'name-unseen']).toContain(refusalOf(character))
      if (code !== '301') expect(refusalOf(`An${character}n`)).toBe('name-character')
    },
  )

  test('half of a surrogate pair', () => expect(refusalOf('Ann\ud83d')).toBe('name-character'))

  test('joiners and selectors that join nothing', () => {
    expect(refusalOf('🦈\u200d')).toBe('name-character')
    expect(refusalOf('a\u200db')).toBe('name-character')
    expect(refusalOf('🦈\u200d\u200d🦈')).toBe('name-character')
    expect(refusalOf('a\ufe0f')).toBe('name-character')
  })
})

test('a few marks on a letter are writing, many are a nuisance', () => {
  expect(refusalOf(`A${'\u0316'.repeat(4)}nn`)).toMatch('kept')
  expect(refusalOf(`A${'\u0316'.repeat(5)}nn`)).toBe('name-marks')
  expect(refusalOf(`A${'\u0301'.repeat(39)}`)).toBe('name-marks')
})

test('a name is at most 40 long, and a bad one is told in one go', () => {
  expect(refusalOf('x'.repeat(40))).toMatch('kept')
  expect(refusalOf('x'.repeat(41))).toBe('too-long')
  expect(refusalOf(`${'👍🏽'.repeat(9)}\u2063`)).toBe('name-character')
})

test('what does not fit is named', () => {
  expect(() => personName('An\u2063n')).toThrow('{"character":"U+2063"}')
})
