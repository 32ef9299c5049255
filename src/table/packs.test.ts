import { expect, test } from 'vitest'
import { Packs } from './packs.ts'

test('a pack is held once, until the last table that has it is gone', () => {
  const packs = new Packs()
  const content = {}
  packs.hold('a', content, 5)
  packs.hold('a', {}, 5)
  packs.hold('b', {}, 3)
  expect([packs.size, packs.find('a')?.content]).toEqual([8, content])
  packs.letGo('a')
  expect(packs.size).toBe(8)
  packs.letGo('a')
  packs.letGo('nothing')
  expect([packs.size, packs.find('a')]).toEqual([3, undefined])
})
