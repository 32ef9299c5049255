import { beforeEach, expect, test } from 'vitest'
import type { Bench } from './place.ts'
import { hashOf, person } from './samples.ts'

export function codeTests(at: Bench): void {
  beforeEach(async () => {
    await at.store.createPerson(person('ann'), hashOf('ann'))
    await at.store.createPerson(person('bob'), hashOf('bob'))
  })

  test('a code gives its person, also after opening again', async () => {
    await at.store.putCode(hashOf('1234'), 'ann', 1_000)
    await at.store.putCode(hashOf('5678'), 'bob', 1_000)
    await at.reopen()
    expect(await at.store.takeCode(hashOf('5678'), 500)).toBe('bob')
    expect(await at.store.takeCode(hashOf('1234'), 500)).toBe('ann')
  })

  test('a code works once', async () => {
    await at.store.putCode(hashOf('1234'), 'ann', 1_000)
    expect(await at.store.takeCode(hashOf('1234'), 500)).toBe('ann')
    expect(await at.store.takeCode(hashOf('1234'), 500)).toBeNull()
    await at.reopen()
    expect(await at.store.takeCode(hashOf('1234'), 500)).toBeNull()
  })

  test('a code works once, also for two at the same moment', async () => {
    await at.store.putCode(hashOf('1234'), 'ann', 1_000)
    const taken = await Promise.all(Array.from({ length: 8 }, () => at.store.takeCode(hashOf('1234'), 500)))
    expect(taken.filter((each) => each !== null)).toEqual(['ann'])
  })

  test('a code works until the moment it expires', async () => {
    await at.store.putCode(hashOf('1234'), 'ann', 1_000)
    await at.store.putCode(hashOf('5678'), 'ann', 1_000)
    await at.store.putCode(hashOf('later'), 'ann', 2_000)
    expect(await at.store.takeCode(hashOf('1234'), 999)).toBe('ann')
    expect(await at.store.takeCode(hashOf('5678'), 1_000)).toBeNull()
    expect(await at.store.takeCode(hashOf('5678'), 0)).toBeNull()
    expect(await at.store.takeCode(hashOf('later'), 1_999)).toBe('ann')
  })

  test('an unknown code is null', async () => {
    expect(await at.store.takeCode(hashOf('1234'), 0)).toBeNull()
  })

  test("nobody's code can be pointed at another; their own can be prolonged", async () => {
    await at.store.putCode(hashOf('1234'), 'ann', 1_000)
    await expect(at.store.putCode(hashOf('1234'), 'bob', 2_000)).rejects.toThrow()
    await at.store.putCode(hashOf('1234'), 'ann', 3_000)
    expect(await at.store.takeCode(hashOf('1234'), 2_500)).toBe('ann')
    await at.store.putCode(hashOf('1234'), 'bob', 3_000)
    expect(await at.store.takeCode(hashOf('1234'), 2_500)).toBe('bob')
  })

  test('a code for nobody is refused', async () => {
    await expect(at.store.putCode(hashOf('1234'), 'nobody', 1_000)).rejects.toThrow()
    expect(await at.store.takeCode(hashOf('1234'), 0)).toBeNull()
  })
}
