import { beforeEach, expect, test } from 'vitest'
import type { Bench } from './place.ts'
import { hashOf, person } from './samples.ts'

export function blockTests(at: Bench): void {
  beforeEach(async () => {
    for (const id of ['ann', 'bob', 'cleo']) await at.store.createPerson(person(id), hashOf(id))
  })

  test('whom a person has blocked is listed, the latest first, also after opening again', async () => {
    await at.store.block('ann', { whom: 'bob', name: 'Bob “鮫”', at: 1 })
    await at.store.block('ann', { whom: 'cleo', name: 'Cleo', at: 2 })
    await at.reopen()
    expect(await at.store.blocksOf('ann')).toEqual([
      { whom: 'cleo', name: 'Cleo', at: 2 },
      { whom: 'bob', name: 'Bob “鮫”', at: 1 },
    ])
    expect(await at.store.blocksOf('bob')).toEqual([])
  })

  test('blocked again, somebody is listed once, under the newer name', async () => {
    await at.store.block('ann', { whom: 'bob', name: 'Bob', at: 1 })
    await at.store.block('ann', { whom: 'bob', name: 'Bobby', at: 2 })
    expect(await at.store.blocksOf('ann')).toEqual([{ whom: 'bob', name: 'Bobby', at: 2 }])
  })

  test('whether any of some people has blocked somebody, one way only', async () => {
    await at.store.block('ann', { whom: 'bob', name: 'Bob', at: 1 })
    expect(await at.store.isBlockedBy('bob', ['cleo', 'ann'])).toBe(true)
    expect(await at.store.isBlockedBy('bob', ['cleo'])).toBe(false)
    expect(await at.store.isBlockedBy('bob', [])).toBe(false)
    expect(await at.store.isBlockedBy('ann', ['bob'])).toBe(false)
  })

  test('somebody is unblocked; whoever was not blocked stays so', async () => {
    await at.store.block('ann', { whom: 'bob', name: 'Bob', at: 1 })
    await at.store.unblock('ann', 'bob')
    await at.store.unblock('ann', 'nobody')
    expect(await at.store.blocksOf('ann')).toEqual([])
    expect(await at.store.isBlockedBy('bob', ['ann'])).toBe(false)
  })

  test('nobody blocks, and nobody is blocked, who is not there', async () => {
    await expect(at.store.block('nobody', { whom: 'bob', name: 'Bob', at: 1 })).rejects.toThrow()
    await expect(at.store.block('ann', { whom: 'nobody', name: 'N', at: 1 })).rejects.toThrow()
    expect(await at.store.blocksOf('ann')).toEqual([])
  })

  test('a block is gone with either of the two', async () => {
    await at.store.block('ann', { whom: 'bob', name: 'Bob', at: 1 })
    await at.store.block('bob', { whom: 'cleo', name: 'Cleo', at: 1 })
    await at.store.block('ann', { whom: 'cleo', name: 'Cleo', at: 2 })
    await at.store.dropPerson('bob')
    expect(await at.store.blocksOf('ann')).toEqual([{ whom: 'cleo', name: 'Cleo', at: 2 }])
    expect(await at.store.isBlockedBy('cleo', ['bob'])).toBe(false)
    expect(await at.store.dropIdlePeople(1_000, 9)).toBe(2)
    expect(await at.store.blocksOf('ann')).toEqual([])
  })
}
