import { describe, expect, test } from 'vitest'
import { PositionTaken } from '#table/store.ts'
import type { Bench } from './place.ts'
import { ids, listing, newMatch } from './samples.ts'

const MEBIBYTE = 1024 * 1024

export function matchTests(at: Bench): void {
  test('what the lists show of one match can be asked for', async () => {
    await at.store.createMatch(newMatch('m', { listing: listing({ listed: false, people: ['ann', 'bob'] }) }))
    expect(await at.store.listedMatch('m')).toEqual({
      ...listing({ listed: false, people: ['ann', 'bob'] }),
      id: 'm',
      game: 'sharks',
      created: 500,
    })
    expect(await at.store.listedMatch('n')).toBeNull()
  })

  const entriesOf = async (match: string) => (await at.store.loadMatch(match))?.entries

  test('a new match has its first entries, also after opening again', async () => {
    await at.store.createMatch(newMatch('m', { game: 'jaws', created: 77, entries: ['a', 'b'] }))
    const kept = { id: 'm', game: 'jaws', created: 77, entries: ['a', 'b'], status: 'playing', summary: '{}' }
    expect(await at.store.loadMatch('m')).toEqual(kept)
    await at.reopen()
    expect(await at.store.loadMatch('m')).toEqual(kept)
  })

  test('a new match may have no entry yet', async () => {
    await at.store.createMatch(newMatch('m', { entries: [] }))
    expect(await entriesOf('m')).toEqual([])
    await at.store.append('m', 0, ['first'])
    expect(await entriesOf('m')).toEqual(['first'])
  })

  test('a match that is not there is null', async () => {
    expect(await at.store.loadMatch('nobody')).toBeNull()
  })

  test('a match is not made twice, and the second leaves nothing behind', async () => {
    await at.store.createMatch(newMatch('m'))
    const again = newMatch('m', { game: 'jaws', listing: listing({ people: ['bob'], changed: 9_999 }) })
    await expect(at.store.createMatch(again)).rejects.toThrow(PositionTaken)
    expect(await at.store.loadMatch('m')).toMatchObject({ game: 'sharks', entries: ['m 0'] })
    expect(await at.store.listedMatches(9)).toMatchObject([{ id: 'm', changed: 1_000 }])
    expect(await at.store.matchesOf('bob', 9)).toEqual([])
  })

  test('entries come back in their order, also after opening again', async () => {
    await at.store.createMatch(newMatch('m', { entries: ['0'] }))
    await at.store.append('m', 1, ['1', '2', '3'])
    for (let position = 4; position < 300; position++) await at.store.append('m', position, [`${position}`])
    const all = Array.from({ length: 300 }, (_, position) => `${position}`)
    expect(await entriesOf('m')).toEqual(all)
    await at.reopen()
    expect(await entriesOf('m')).toEqual(all)
  })

  test('entries come back byte for byte', async () => {
    const texts = [
      '',
      ' ',
      '\n\r\n\t',
      `'; DROP TABLE matches; --`,
      `"quoted" 'twice' \`thrice\` \\ %s $1 ?1 :a @b`,
      '\u0001\u007f\u0080\ufeff\uffff',
      'café, cafe\u0301, Ærø, 鮫, シャーク, сельдь, قرش, 🦈🏊\u200d♀️',
      '12345678901234567890',
      '1e5',
      'NULL',
      'x'.repeat(MEBIBYTE),
      '🦈é\n'.repeat(MEBIBYTE / 7),
    ]
    await at.store.createMatch(newMatch('m', { entries: texts }))
    await at.store.append('m', texts.length, texts)
    await at.reopen()
    expect(await entriesOf('m')).toEqual([...texts, ...texts])
  })

  test.each(['half a pair: \ud83e', 'a \0 in it'])(
    'a text that would not come back is refused',
    async (text) => {
      await at.store.createMatch(newMatch('m'))
      await expect(at.store.append('m', 1, ['good', text])).rejects.toThrow('cannot be kept')
      expect(await entriesOf('m')).toEqual(['m 0'])
    },
  )

  describe('an append', () => {
    test('at a position that is taken is rejected, and nothing of it is kept', async () => {
      await at.store.createMatch(newMatch('m', { entries: ['a', 'b', 'c'] }))
      const late = listing({ status: 'over', changed: 2_000, people: ['bob'], summary: 'late' })
      for (const position of [0, 1, 2])
        await expect(at.store.append('m', position, ['x', 'y', 'z', 'w'], late)).rejects.toThrow(
          PositionTaken,
        )
      await at.reopen()
      expect(await entriesOf('m')).toEqual(['a', 'b', 'c'])
      expect(await at.store.listedMatches(9)).toEqual([
        { id: 'm', game: 'sharks', created: 500, ...listing() },
      ])
      expect(await at.store.matchesOf('bob', 9)).toEqual([])
    })

    test('says which position was taken', async () => {
      await at.store.createMatch(newMatch('m', { entries: ['a', 'b'] }))
      await expect(at.store.append('m', 1, ['x'])).rejects.toEqual(new PositionTaken('m', 1))
    })

    test('beyond the end is refused: there are no gaps', async () => {
      await at.store.createMatch(newMatch('m'))
      const refused = at.store.append('m', 2, ['x'], listing({ summary: 'late' }))
      await expect(refused).rejects.not.toThrow(PositionTaken)
      await expect(at.store.append('m', -1, ['x'])).rejects.toThrow()
      await expect(at.store.append('m', 0.5, ['x'])).rejects.toThrow()
      expect(await entriesOf('m')).toEqual(['m 0'])
      expect(await at.store.listedMatches(9)).toMatchObject([{ summary: '{}' }])
    })

    test('to a match that is not there is refused', async () => {
      const refused = at.store.append('nobody', 0, ['x'])
      await expect(refused).rejects.not.toThrow(PositionTaken)
      expect(await at.store.loadMatch('nobody')).toBeNull()
    })

    test('with a listing changes what the lists show; without one they stay', async () => {
      await at.store.createMatch(newMatch('m', { listing: listing({ status: 'gathering' }) }))
      await at.store.append('m', 1, ['x'])
      expect(await at.store.listedMatches(9)).toMatchObject([listing({ status: 'gathering' })])
      const now = listing({ changed: 3_000, people: ['bob', 'ann', 'cleo'], summary: '{"é":"🦈"}' })
      await at.store.append('m', 2, ['y'], now)
      await at.reopen()
      expect(await at.store.listedMatches(9)).toEqual([{ id: 'm', game: 'sharks', created: 500, ...now }])
    })

    test('of no entries changes the lists alone, if the position is right', async () => {
      await at.store.createMatch(newMatch('m'))
      await at.store.append('m', 1, [], listing({ listed: false }))
      expect(ids(await at.store.listedMatches(9))).toEqual([])
      await expect(at.store.append('m', 0, [], listing())).rejects.toThrow(PositionTaken)
      expect(ids(await at.store.listedMatches(9))).toEqual([])
    })

    test('takes what it was given at the moment of the call', async () => {
      await at.store.createMatch(newMatch('m'))
      const entries = ['x']
      const people = ['ann', 'bob']
      const kept = at.store.append('m', 1, entries, listing({ people }))
      entries[0] = 'changed'
      people.pop()
      await kept
      expect(await entriesOf('m')).toEqual(['m 0', 'x'])
      expect(ids(await at.store.matchesOf('bob', 9))).toEqual(['m'])
    })
  })
}
