import { expect, test } from 'vitest'
import type { Bench } from './place.ts'
import { hashOf } from './samples.ts'

export function contentTests(at: Bench): void {
  test('content comes back by its hash, also after opening again', async () => {
    await at.store.putContent(hashOf('a'), '{"a":1}')
    await at.store.putContent(hashOf('b'), '{"b":2}')
    await at.reopen()
    expect(await at.store.content(hashOf('a'))).toBe('{"a":1}')
    expect(await at.store.content(hashOf('b'))).toBe('{"b":2}')
  })

  test('content kept twice is kept once', async () => {
    await Promise.all([at.store.putContent(hashOf('a'), 'text'), at.store.putContent(hashOf('a'), 'text')])
    expect(await at.store.content(hashOf('a'))).toBe('text')
  })

  test('content nobody kept is null', async () => {
    expect(await at.store.content(hashOf('nothing'))).toBeNull()
  })
}
