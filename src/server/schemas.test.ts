import type { TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { asOrder } from './checker.ts'
import { Guest } from './testing/guest.ts'
import { House } from './testing/house.ts'

const { compiled } = vi.hoisted(() => ({ compiled: [] as TSchema[] }))

/** Every schema that a server looks at something with is compiled once, when its file is read. */
vi.mock('typebox/compile', async (original) => {
  const { Compile } = await original<typeof import('typebox/compile')>()
  return {
    Compile: (schema: TSchema) => {
      compiled.push(schema)
      return Compile(schema)
    },
  }
})

interface Part {
  readonly path: string
  readonly schema: { readonly [keyword: string]: unknown }
}

/** A schema and all schemas inside it. */
function parts(schema: unknown, path: string): Part[] {
  if (Array.isArray(schema)) return schema.flatMap((each, index) => parts(each, `${path}.${index}`))
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, patternProperties = {}, items, prefixItems, anyOf } = schema as Part['schema']
  const inner = { ...(properties as object), ...(patternProperties as object), items, prefixItems, anyOf }
  return [
    { path, schema: schema as Part['schema'] },
    ...Object.entries(inner).flatMap(([name, each]) => parts(each, `${path}.${name}`)),
  ]
}

/** How long a check may take is known of these: none looks at one thing more than once for each schema it stands in. */
const LINEAR = new Set([
  'type',
  'const',
  'enum',
  'anyOf',
  'items',
  'prefixItems',
  'additionalItems',
  'properties',
  'patternProperties',
  'required',
  'additionalProperties',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minProperties',
  'maxProperties',
  'minimum',
  'maximum',
  'pattern',
])

/**
 * Each was read: no part of a text can be read in two ways, so that a text that does not fit is given up after as many
 * steps as it is long.
 */
const READ = new Set([
  '^.*$',
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  '^([NSEW]+( [NSEW]+)*)?$',
  '^[0-9a-f]{64}$',
  '^[\\x21-\\x7e]+$',
  '^[\\x20-\\x7e]{1,40}$',
  '^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2066-\\u2069]+$',
])

let all: Part[]
let house: House
beforeAll(async () => {
  house = await House.open()
  all = compiled.flatMap((schema, index) => parts(schema, String(index)))
})
afterAll(() => house.close())

describe('every schema', () => {
  test('is looked at here', () => {
    // Three contents, three games' options, and those of the server itself.
    expect(compiled.length).toBeGreaterThan(25)
    expect(all.length).toBeGreaterThan(1_000)
  })

  test('has no keyword that is dearer than what it looks at is long', () => {
    const names = all.flatMap(({ path, schema }) =>
      Object.keys(schema)
        .filter((keyword) => !keyword.startsWith('~') && !LINEAR.has(keyword))
        .map((keyword) => `${path}: ${keyword}`),
    )
    expect(names).toEqual([])
  })

  test('has only patterns that were read', () => {
    const patterns = all.flatMap(({ schema }) => [
      ...(typeof schema.pattern === 'string' ? [schema.pattern] : []),
      ...Object.keys(schema.patternProperties ?? {}),
    ])
    expect([...new Set(patterns)].filter((pattern) => !READ.has(pattern))).toEqual([])
  })

  test('says how long a list and a text may be, and which names an object may have', () => {
    const endless = all.filter(
      ({ schema }) =>
        (schema.type === 'array' && schema.maxItems === undefined && schema.additionalItems !== false) ||
        (schema.type === 'string' &&
          [schema.maxLength, schema.enum, schema.const].every((x) => x === undefined)) ||
        (schema.type === 'object' && schema.additionalProperties !== false),
    )
    expect(endless.map(({ path }) => path)).toEqual([])
  })
})

describe('what holds too much', () => {
  const many = new Array<string>(1_001).fill('2')

  test('of a pack is refused before any schema sees it', async () => {
    const jaws = house.server.services.boxes.find(({ id }) => id === 'jaws')
    const load = vi.spyOn(jaws?.shelf as { load(pack: unknown): unknown }, 'load')
    const pack = { game: 'jaws', water: { spaces: { 1: many }, source: 'house' } }
    const refused = await new Guest(house.base).post('/api/packs', { game: 'jaws', pack })
    expect([refused.status, refused.body.code]).toEqual([413, 'too-large'])
    expect(load).not.toHaveBeenCalled()
    load.mockRestore()
  })

  test('of options is refused too, as is what comes on a socket', async () => {
    const { match, guests } = await house.gather('Ann', 'Bob')
    const options = { sharks: new Array<string>(1_001).fill('mako') }
    expect((await guests[0].post('/api/matches', { game: 'sharks', options })).body.code).toBe('too-large')
    const socket = await guests[0].at(match)
    socket.send({ id: 'a', do: 'act', seat: 'great-white', actions: many })
    await socket.until(() => socket.all.some((sent) => 'code' in sent && sent.code === 'too-large'))
  })
})

test('a pack is looked at once for a match', async () => {
  const ann = await house.guest('Ann')
  const sharks = house.server.services.boxes.find(({ id }) => id === 'sharks')
  const load = vi.spyOn(sharks?.shelf as { load(pack: unknown): unknown }, 'load')
  const pack = { game: 'sharks', name: { en: 'Ours', fr: 'Le nôtre' } }
  const seats = { 'great-white': 'me', mako: { bot: 'random' } }
  expect((await ann.post('/api/matches', { game: 'sharks', pack, seats })).status).toBe(201)
  expect(load).toHaveBeenCalledTimes(1)
  load.mockRestore()
})

test('what somebody adds to the draws is 64 hexadecimal digits and nothing else', () => {
  const answer = (number: string): string => {
    try {
      asOrder({ id: 'x', do: 'ready', on: true, number })
      return 'fits'
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw error
    }
  }
  expect(answer('0f'.repeat(32))).toBe('fits')
  for (const number of ['0F'.repeat(32), 'g'.repeat(64), '0'.repeat(63), '0'.repeat(65)])
    expect(answer(number)).toBe('bad-request')
})
