import { beforeEach, expect, test } from 'vitest'
import type { Bench } from './place.ts'
import { newMatch } from './samples.ts'

const PLENTY = 1_000_000
const HOUR = 3_600_000

/** So many bytes, as they are kept. */
const bytes = (count: number, fill = 7): string => Buffer.alloc(count, fill).toString('base64')

export function replayTests(at: Bench): void {
  beforeEach(async () => {
    for (const match of ['m', 'n']) await at.store.createMatch(newMatch(match))
  })

  const keep = (match: string, eyes: string, size: number, now = 0, most = PLENTY) =>
    at.store.keepReplay({ match, eyes, madeBy: 'us', packed: bytes(size), now }, most)
  const kept = (match: string, eyes: string, now = 0) => at.store.replay(match, eyes, 'us', now)

  test('a replay comes back by its match and its eyes, also after opening again', async () => {
    await keep('m', 'all', 100)
    await keep('m', 'watcher', 50)
    await at.reopen()
    expect(await kept('m', 'all')).toBe(bytes(100))
    expect(await kept('m', 'watcher')).toBe(bytes(50))
    expect(await kept('m', 'mako')).toBeNull()
    expect(await kept('n', 'all')).toBeNull()
    expect(await kept('nobody', 'all')).toBeNull()
  })

  test('one that another program made is as good as none, and gives way', async () => {
    await keep('m', 'all', 100)
    expect(await at.store.replay('m', 'all', 'others', 0)).toBeNull()
    const packed = bytes(10, 1)
    await at.store.keepReplay({ match: 'm', eyes: 'all', madeBy: 'others', packed, now: 0 }, PLENTY)
    expect(await at.store.replay('m', 'all', 'others', 0)).toBe(packed)
    expect(await kept('m', 'all')).toBeNull()
  })

  test('of a match that is not there is not kept', async () => {
    await expect(keep('nobody', 'all', 1)).rejects.toThrow('no match')
  })

  test('those of a match can be dropped, and others stay', async () => {
    await keep('m', 'all', 100)
    await keep('m', 'watcher', 100)
    await keep('n', 'all', 100)
    await at.store.dropReplays('m')
    await at.store.dropReplays('nobody')
    expect([await kept('m', 'all'), await kept('m', 'watcher')]).toEqual([null, null])
    expect(await kept('n', 'all')).toBe(bytes(100))
  })

  test('when there are too many bytes, those go that nobody asked for longest', async () => {
    await keep('m', 'all', 100, 1)
    await keep('m', 'watcher', 100, 2)
    await keep('n', 'all', 100, 3)
    expect(await kept('m', 'all', 2 * HOUR)).not.toBeNull()
    await keep('n', 'watcher', 100, 3 * HOUR, 300)
    expect(await kept('m', 'watcher')).toBeNull()
    for (const [match, eyes] of [
      ['m', 'all'],
      ['n', 'all'],
      ['n', 'watcher'],
    ])
      expect(await kept(match, eyes)).toBe(bytes(100))
    await keep('m', 'watcher', 250, 4 * HOUR, 300)
    expect([await kept('m', 'all'), await kept('n', 'all'), await kept('n', 'watcher')]).toEqual([
      null,
      null,
      null,
    ])
    expect(await kept('m', 'watcher')).toBe(bytes(250))
  })

  test('one that is larger than all may be is not kept', async () => {
    await keep('m', 'all', 301, 0, 300)
    expect(await kept('m', 'all')).toBeNull()
  })
}
