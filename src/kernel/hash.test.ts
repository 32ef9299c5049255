import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson, sha256, stateChecksum } from './hash.ts'
import { always } from './testing/always.ts'

/** The same value with the keys of all its objects in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, reordered(field)]),
  )
}

test('sha256 is SHA-256 of UTF-8', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c')
})

describe('canonical JSON', () => {
  test('is JSON of the same value', () => {
    always(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('does not depend on the order of keys, at any depth', () => {
    always(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(reordered(value))).toBe(canonicalJson(value))
      }),
    )
  })

  test('is the same text again when it was read from its own text', () => {
    always(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value)
        expect(canonicalJson(JSON.parse(text))).toBe(text)
      }),
    )
  })

  test('differs exactly when values differ', () => {
    always(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(canonicalJson(a) === canonicalJson(b)).toBe(isDeepStrictEqual(a, b))
      }),
    )
    for (const [a, b] of [
      [{ a: 1 }, { a: '1' }],
      [
        [1, 2],
        [2, 1],
      ],
      [[[]], []],
      [{}, []],
      [null, 'null'],
      [{ a: { b: 1 } }, { 'a.b': 1 }],
    ])
      expect(canonicalJson(a)).not.toBe(canonicalJson(b))
  })

  test('leaves out what is undefined, as JSON does', () => {
    expect(canonicalJson({ b: undefined, a: 1 })).toBe('{"a":1}')
  })

  test('sorts keys and has no spaces', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true, B: 0 })).toBe(
      '{"B":0,"a":true,"b":[1,{"c":"x","d":null}]}',
    )
  })
})

describe('the print of a state', () => {
  test('is 12 hexadecimal digits, the same for the same state', () => {
    always(
      fc.property(fc.jsonValue(), (state) => {
        expect(stateChecksum(state)).toMatch(/^[0-9a-f]{12}$/)
        expect(stateChecksum(structuredClone(state))).toBe(stateChecksum(state))
      }),
    )
  })

  test('differs for states that differ a little', () => {
    const prints = new Set<string>()
    for (let a = 0; a < 60; a++)
      for (let b = 0; b < 60; b++)
        for (let c = 0; c < 12; c++) prints.add(stateChecksum({ at: [a, b], hand: [c, 3], over: false }))
    expect(prints.size).toBe(60 * 60 * 12)
  })
})
