import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { optionsReader } from './options.ts'
import { Refusal } from './refusal.ts'

const exact = { additionalProperties: false }
const read = optionsReader(
  Type.Object(
    {
      players: Type.Optional(Type.Integer({ minimum: 2, maximum: 4 })),
      seats: Type.Optional(Type.Array(Type.Object({ id: Type.String() }, exact))),
    },
    exact,
  ),
)

function field(given: unknown): string {
  try {
    read(given)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'option') return String(error.said.params.field)
    throw error
  }
  throw new Error('it was accepted')
}

test('options that fit are given back as they are', () => {
  const given = { players: 3, seats: [{ id: 'a' }] }
  expect(read(given)).toEqual(given)
  expect(read({})).toEqual({})
})

test('options that do not fit are refused by the name of the field', () => {
  expect(field({ players: 5 })).toBe('players')
  expect(field({ players: '3' })).toBe('players')
  expect(field({ playrs: 3 })).toBe('playrs')
  expect(field({ seats: [{ id: 'a' }, { id: 3 }] })).toBe('seats.1.id')
  for (const given of [null, undefined, 3, 'x', []]) expect(field(given)).toBe('options')
})
