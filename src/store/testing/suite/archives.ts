import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Listing, PositionTaken } from '#table/store.ts'
import type { Bench } from './place.ts'
import { ids, listing, newMatch } from './samples.ts'

const ENTRIES = ['m 0', '', 'two\nlines, "quoted" \\', '鮫 🦈', '{"kind":"said"}']

export function archiveTests(at: Bench): void {
  const over = (changes: Partial<Listing> = {}) => listing({ status: 'over', ...changes })
  const create = (id: string, changes: Partial<Listing> = {}, entries: readonly string[] = ENTRIES) =>
    at.store.createMatch(newMatch(id, { entries, listing: over(changes) }))
  const archive = async (id: string, entries: readonly string[] = ENTRIES): Promise<void> => {
    await at.store.keepArchive(id, entries)
    await at.store.dropEntries(id)
  }
  const entriesOf = async (id: string) => (await at.store.loadMatch(id))?.entries

  test('a match reads the same from its archive, also after opening again', async () => {
    await create('m', { people: ['ann', 'bob'], summary: 'who sits where' })
    await create('n', { changed: 2_000 })
    const before = [await at.store.loadMatch('m'), await at.store.listedMatch('m')]
    const listed = await at.store.matchesOf('ann', 9)
    await archive('m')
    for (let time = 0; time < 2; time++) {
      expect([await at.store.loadMatch('m'), await at.store.listedMatch('m')]).toEqual(before)
      expect(await at.store.loadArchive('m')).toEqual(before[0])
      expect(await at.store.matchesOf('ann', 9)).toEqual(listed)
      expect(await at.store.matchesOfBoth('over', 'ann', 'bob')).toEqual(['m'])
      expect(await at.store.untouchedMatches('over', 9_000, 9, 0)).toEqual(['m', 'n'])
      expect(await at.store.matchesEverOf('bob')).toEqual(['m'])
      await at.reopen()
    }
  })

  test('until the entries are dropped, they count and the archive lies beside them', async () => {
    await create('m')
    expect(await at.store.loadArchive('m')).toBeNull()
    await at.store.keepArchive('m', ENTRIES.toReversed())
    expect(await entriesOf('m')).toEqual(ENTRIES)
    expect((await at.store.loadArchive('m'))?.entries).toEqual(ENTRIES.toReversed())
    await at.store.keepArchive('m', ENTRIES)
    await at.reopen()
    expect(await at.store.loadArchive('m')).toEqual(await at.store.loadMatch('m'))
    expect(await at.store.unarchivedMatches(9_000, 9, 0)).toEqual(['m'])
    await at.store.dropEntries('m')
    expect(await entriesOf('m')).toEqual(ENTRIES)
  })

  test('no entry is ever dropped that an archive does not hold', async () => {
    await create('m')
    await expect(at.store.dropEntries('m')).rejects.toThrow()
    await expect(at.store.keepArchive('m', ENTRIES.slice(1))).rejects.toThrow()
    await expect(at.store.keepArchive('m', [...ENTRIES, 'more'])).rejects.toThrow()
    await expect(at.store.keepArchive('m', ['half a pair: \ud83e', ...ENTRIES.slice(1)])).rejects.toThrow()
    expect(await at.store.loadArchive('m')).toBeNull()
    await at.store.keepArchive('m', ENTRIES)
    await at.store.append('m', ENTRIES.length, ['late'])
    await expect(at.store.dropEntries('m')).rejects.toThrow()
    expect(await entriesOf('m')).toEqual([...ENTRIES, 'late'])
    await archive('m', [...ENTRIES, 'late'])
    await expect(at.store.dropEntries('m')).rejects.toThrow()
    await expect(at.store.keepArchive('m', [])).rejects.toThrow()
    expect(await entriesOf('m')).toEqual([...ENTRIES, 'late'])
    await expect(at.store.keepArchive('nobody', ENTRIES)).rejects.toThrow()
    await expect(at.store.dropEntries('nobody')).rejects.toThrow()
    expect(await at.store.loadArchive('nobody')).toBeNull()
  })

  test('those to be archived are over and have not changed since a moment, the oldest first', async () => {
    for (const [id, changed] of Object.entries({ a: 30, b: 10, c: 20, d: 40 })) await create(id, { changed })
    await create('playing', { status: 'playing', changed: 1 })
    await create('gathering', { status: 'gathering', changed: 1 })
    expect(await at.store.unarchivedMatches(40, 9, 0)).toEqual(['b', 'c', 'a'])
    expect(await at.store.unarchivedMatches(40, 2, 1)).toEqual(['c', 'a'])
    expect(await at.store.unarchivedMatches(20.5, 9, 0)).toEqual(['b', 'c'])
    await archive('c')
    expect(await at.store.unarchivedMatches(40, 9, 0)).toEqual(['b', 'a'])
    await expect(at.store.unarchivedMatches(40, -1, 0)).rejects.toThrow()
  })

  test('what is added to an archived match follows its last entry', async () => {
    for (const id of ['m', 'n', 'o']) {
      await create(id)
      await archive(id)
    }
    const end = ENTRIES.length
    await expect(at.store.append('m', 0, ['x'])).rejects.toThrow(PositionTaken)
    await expect(at.store.append('m', end - 1, ['x'])).rejects.toThrow(PositionTaken)
    await expect(at.store.append('m', end + 1, ['x'])).rejects.toThrow('ends at 5')
    expect(await entriesOf('m')).toEqual(ENTRIES)
    await at.store.append('m', end, ['x'])
    await at.store.append('n', end, ['x', 'y'], over({ changed: 2_000, people: ['cleo'] }))
    await at.store.append('o', end, [], over({ summary: 'another' }))
    await at.reopen()
    expect(await entriesOf('m')).toEqual([...ENTRIES, 'x'])
    expect(await entriesOf('n')).toEqual([...ENTRIES, 'x', 'y'])
    expect(await at.store.loadMatch('o')).toMatchObject({ entries: ENTRIES, summary: 'another' })
    expect(ids(await at.store.matchesOf('cleo', 9))).toEqual(['n'])
    expect(await at.store.unarchivedMatches(9_000, 2, 0)).toContain('m')
    await archive('m', [...ENTRIES, 'x'])
    expect(await entriesOf('m')).toEqual([...ENTRIES, 'x'])
  })

  test('an archived match is rewritten like any other, and nothing is left of what it held', async () => {
    await create('m', { people: ['ann', 'bob'] })
    await create('n', { people: ['ann'] })
    await archive('m')
    await at.store.keepArchive('n', ENTRIES)
    for (const id of ['m', 'n']) await at.store.rewrite(id, 'ann', [{ position: 3, entry: 'gone' }], '{}')
    await at.store.scrub()
    await at.reopen()
    const rewritten = ENTRIES.with(3, 'gone')
    for (const id of ['m', 'n']) {
      expect(await entriesOf(id)).toEqual(rewritten)
      expect(await at.store.loadArchive(id)).toBeNull()
      await archive(id, rewritten)
      expect(await entriesOf(id)).toEqual(rewritten)
    }
    expect(await at.store.matchesEverOf('ann')).toEqual([])
    await expect(at.store.rewrite('m', 'bob', [{ position: 9, entry: '' }], '{}')).rejects.toThrow()
    expect(await entriesOf('m')).toEqual(rewritten)
  })

  test('a backup carries archives', async () => {
    await create('m')
    await create('beside')
    await archive('m')
    await at.store.keepArchive('beside', ENTRIES)
    const folder = await mkdtemp(join(tmpdir(), 'dorsal-archive-'))
    try {
      const file = join(folder, 'everything')
      await at.store.backup(file)
      const copy = await at.restored(file)
      expect(await copy.unarchivedMatches(9_000, 9, 0)).toEqual(['beside'])
      for (const id of ['m', 'beside']) expect(await copy.loadMatch(id)).toEqual(await at.store.loadMatch(id))
      await copy.append('m', ENTRIES.length, ['there'])
      expect((await copy.loadMatch('m'))?.entries).toEqual([...ENTRIES, 'there'])
      expect(await entriesOf('m')).toEqual(ENTRIES)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}
