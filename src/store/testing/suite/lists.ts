import { describe, expect, test } from 'vitest'
import type { Listing } from '#table/store.ts'
import type { Bench } from './place.ts'
import { ids, listing, newMatch } from './samples.ts'

export function listTests(at: Bench): void {
  const create = (id: string, changes: Partial<Listing>) =>
    at.store.createMatch(newMatch(id, { listing: listing(changes) }))

  describe('the lobby', () => {
    test('shows listed matches that gather or play, and no others', async () => {
      for (const status of ['gathering', 'playing', 'over'] as const)
        for (const listed of [true, false]) await create(`${status} ${listed}`, { status, listed })
      expect(ids(await at.store.listedMatches(9)).sort()).toEqual(['gathering true', 'playing true'])
    })

    test('has the latest first; of two at the same moment the newer match', async () => {
      for (const [id, changed] of Object.entries({ a: 30, b: 10, c: 20, d: 20, e: 40 }))
        await create(id, { changed })
      expect(ids(await at.store.listedMatches(9))).toEqual(['e', 'a', 'd', 'c', 'b'])
      await at.store.append('b', 1, ['x'], listing({ changed: 50 }))
      expect(ids(await at.store.listedMatches(9))).toEqual(['b', 'e', 'a', 'd', 'c'])
    })

    test('ends where it was asked to', async () => {
      for (let changed = 0; changed < 20; changed++) await create(`m${changed}`, { changed })
      expect(ids(await at.store.listedMatches(3))).toEqual(['m19', 'm18', 'm17'])
      expect(await at.store.listedMatches(0)).toEqual([])
      await expect(at.store.listedMatches(-1)).rejects.toThrow()
      await expect(at.store.listedMatches(Number.NaN)).rejects.toThrow()
    })

    test('loses what is over or was taken out, and finds what was put in', async () => {
      for (const id of ['ends', 'leaves', 'stays']) await create(id, {})
      await create('comes', { listed: false })
      await at.store.append('ends', 1, ['x'], listing({ status: 'over' }))
      await at.store.append('leaves', 1, ['x'], listing({ listed: false }))
      await at.store.append('comes', 1, ['x'], listing({ listed: true }))
      expect(ids(await at.store.listedMatches(9)).sort()).toEqual(['comes', 'stays'])
    })

    test('is empty in the beginning', async () => {
      expect(await at.store.listedMatches(9)).toEqual([])
    })
  })

  describe('matches that nobody touches', () => {
    test('are those of a status that have not changed since a moment, the oldest first', async () => {
      for (const [id, changed] of Object.entries({ a: 30, b: 10, c: 20, d: 40 }))
        await create(id, { changed })
      await create('over', { status: 'over', changed: 1 })
      const { status } = listing({})
      expect(await at.store.untouchedMatches(status, 40, 9, 0)).toEqual(['b', 'c', 'a'])
      expect(await at.store.untouchedMatches(status, 40, 2, 0)).toEqual(['b', 'c'])
      expect(await at.store.untouchedMatches(status, 40, 2, 1)).toEqual(['c', 'a'])
      expect(await at.store.untouchedMatches(status, 40, 2, 3)).toEqual([])
      expect(await at.store.untouchedMatches('over', 40, 9, 0)).toEqual(['over'])
      expect(await at.store.untouchedMatches(status, 10, 9, 0)).toEqual([])
      // A moment may lie between two milliseconds.
      expect(await at.store.untouchedMatches(status, 20.5, 9, 0)).toEqual(['b', 'c'])
    })
  })

  describe('the matches of two people', () => {
    test('are those of a status that both are in', async () => {
      for (const status of ['gathering', 'playing', 'over'] as const)
        await create(status, { status, people: ['ann', 'bob'] })
      await create('and another', { people: ['cleo', 'bob', 'ann'] })
      await create('not hers', { people: ['cleo', 'bob'] })
      expect(await at.store.matchesOfBoth('playing', 'ann', 'bob')).toEqual(['playing', 'and another'])
      expect(await at.store.matchesOfBoth('over', 'bob', 'ann')).toEqual(['over'])
      expect(await at.store.matchesOfBoth('playing', 'ann', 'nobody')).toEqual([])
    })
  })

  describe('the matches of a person', () => {
    test('are all they are in, listed or not, over or not, the latest first', async () => {
      await create('over', { status: 'over', changed: 1, people: ['ann', 'bob'] })
      await create('hidden', { listed: false, changed: 3, people: ['bob'] })
      await create('playing', { changed: 2, people: ['cleo', 'bob'] })
      await create('not theirs', { changed: 9, people: ['ann'] })
      expect(ids(await at.store.matchesOf('bob', 9))).toEqual(['hidden', 'playing', 'over'])
      expect(ids(await at.store.matchesOf('bob', 2))).toEqual(['hidden', 'playing'])
      expect(await at.store.matchesOf('nobody', 9)).toEqual([])
      await expect(at.store.matchesOf('bob', -1)).rejects.toThrow()
    })

    test('follow who comes and who goes', async () => {
      await create('m', { people: ['ann', 'bob'] })
      await at.store.append('m', 1, ['x'], listing({ people: ['bob', 'cleo'] }))
      expect(ids(await at.store.matchesOf('ann', 9))).toEqual([])
      expect(await at.store.matchesOf('bob', 9)).toMatchObject([{ people: ['bob', 'cleo'] }])
      expect(ids(await at.store.matchesOf('cleo', 9))).toEqual(['m'])
      await at.store.append('m', 2, ['y'], listing({ people: [] }))
      expect(ids(await at.store.matchesOf('cleo', 9))).toEqual([])
    })

    test('come once, also for somebody who sits there twice', async () => {
      await create('m', { people: ['ann', 'ann'] })
      expect(await at.store.matchesOf('ann', 9)).toMatchObject([{ id: 'm', people: ['ann', 'ann'] }])
    })
  })
}
