import { expect, test } from 'vitest'
import type { Bench } from './place.ts'
import { ids, listing, newMatch } from './samples.ts'

/** What a store must do so that a person can be forgotten. */
export function forgettingTests(at: Bench): void {
  test('every match a person was ever in is found, also those they left', async () => {
    await at.store.createMatch(newMatch('first', { listing: listing({ people: ['ann', 'bob'] }) }))
    await at.store.createMatch(newMatch('second', { listing: listing({ people: ['ann'] }) }))
    await at.store.createMatch(newMatch('third', { listing: listing({ people: ['bob'] }) }))
    await at.store.append('first', 1, ['x'], listing({ people: ['bob'] }))
    await at.store.append('third', 1, ['x'], listing({ people: ['ann', 'bob'] }))
    await at.reopen()
    expect((await at.store.matchesEverOf('ann')).sort()).toEqual(['first', 'second', 'third'])
    expect(ids(await at.store.matchesOf('ann', 9)).sort()).toEqual(['second', 'third'])
    await at.store.append('first', 2, ['x'], listing({ people: ['ann'] }))
    expect(ids(await at.store.matchesOf('ann', 9)).sort()).toEqual(['first', 'second', 'third'])
    expect(await at.store.matchesEverOf('nobody')).toEqual([])
  })

  test('entries are rewritten in their places, with the summary; the person was never there', async () => {
    const entries = ['a', 'b', 'c']
    await at.store.createMatch(newMatch('m', { entries, listing: listing({ people: ['ann', 'bob'] }) }))
    await at.store.createMatch(newMatch('other'))
    await at.store.rewrite(
      'm',
      'ann',
      [
        { position: 2, entry: 'C' },
        { position: 0, entry: '' },
      ],
      'other people',
    )
    await at.reopen()
    expect(await at.store.loadMatch('m')).toMatchObject({ entries: ['', 'b', 'C'], summary: 'other people' })
    expect(await at.store.matchesEverOf('ann')).toEqual(['other'])
    expect(await at.store.matchesOf('bob', 9)).toMatchObject([{ people: ['bob'], summary: 'other people' }])
    await at.store.append('m', 3, ['d'])
    expect((await at.store.loadMatch('m'))?.entries).toEqual(['', 'b', 'C', 'd'])
  })

  test('nothing is rewritten where one entry is not there', async () => {
    await at.store.createMatch(newMatch('m'))
    const changes = [
      { position: 0, entry: 'x' },
      { position: 1, entry: 'y' },
    ]
    await expect(at.store.rewrite('m', 'ann', changes, 'late')).rejects.toThrow()
    await expect(at.store.rewrite('nobody', 'ann', [], 'late')).rejects.toThrow()
    await expect(at.store.rewrite('m', 'ann', [{ position: -1, entry: 'x' }], 'late')).rejects.toThrow()
    expect(await at.store.loadMatch('m')).toMatchObject({ entries: ['m 0'], summary: '{}' })
    expect(await at.store.matchesEverOf('ann')).toEqual(['m'])
  })

  test('scrubbing changes nothing that is there, while others write', async () => {
    await at.store.createMatch(newMatch('m'))
    await at.store.createMatch(newMatch('n'))
    await at.store.rewrite('m', 'ann', [{ position: 0, entry: 'x' }], '{}')
    const asked = [at.store.append('m', 1, ['y']), at.store.scrub(), at.store.append('m', 2, ['z'])]
    await Promise.all(asked)
    await at.store.scrub()
    expect((await at.store.loadMatch('m'))?.entries).toEqual(['x', 'y', 'z'])
    expect((await at.store.loadMatch('n'))?.entries).toEqual(['n 0'])
  })
}
