import { describe, expect, test } from 'vitest'
import type { MatchStatus } from '#table/store.ts'
import type { Bench } from './place.ts'
import { hashOf, listing, newMatch } from './samples.ts'

export function contentTests(at: Bench): void {
  /** A match with a content of so many bytes. */
  const create = (id: string, text: string, status: MatchStatus = 'gathering', changed = 1_000) =>
    at.store.createMatch(
      newMatch(id, { content: { hash: hashOf(text), text }, listing: listing({ status, changed }) }),
    )
  const end = (id: string) => at.store.append(id, 1, ['ended'], listing({ status: 'over' }))
  const isKept = async (text: string) => (await at.store.content(hashOf(text))) === text

  test('content comes back by its hash, also after opening again', async () => {
    await create('m', '{"a":1}')
    await create('n', '{"b":2}')
    await at.reopen()
    expect(await at.store.content(hashOf('{"a":1}'))).toBe('{"a":1}')
    expect(await at.store.content(hashOf('{"b":2}'))).toBe('{"b":2}')
  })

  test('content of two matches is kept once', async () => {
    await Promise.all([create('m', 'text'), create('n', 'text')])
    expect(await at.store.content(hashOf('text'))).toBe('text')
    expect((await at.store.unbegunContents([], 9)).bytes).toBe(4)
  })

  test('content nobody kept is null', async () => {
    expect(await at.store.content(hashOf('nothing'))).toBeNull()
  })

  describe('a match that is over before it was played', () => {
    test('lets go of its content, and the last one that has it takes it along', async () => {
      await create('m', 'text')
      await create('n', 'text')
      await end('m')
      expect(await isKept('text')).toBe(true)
      await end('n')
      await at.reopen()
      expect(await isKept('text')).toBe(false)
      expect((await at.store.loadMatch('n'))?.entries).toEqual(['n 0', 'ended'])
      await create('again', 'text')
      expect(await isKept('text')).toBe(true)
    })

    test('leaves what a match has that is played, or was', async () => {
      for (const status of ['playing', 'over'] as const) await create(status, status, status)
      for (const status of ['playing', 'over'] as const) {
        await create(`gathers with ${status}`, status)
        await end(`gathers with ${status}`)
      }
      await end('playing')
      expect([await isKept('playing'), await isKept('over')]).toEqual([true, true])
    })
  })

  describe('what is kept for matches that gather', () => {
    test('is weighed in bytes, and its matches come with the one first that nobody touched for longest', async () => {
      await create('late', '🦈', 'gathering', 30)
      await create('early', 'text', 'gathering', 10)
      await create('played', 'played', 'playing', 5)
      await create('like the one that is played', 'played', 'gathering', 5)
      await create('boxed', 'in the box', 'gathering', 1)
      const except = [hashOf('in the box')]
      expect(await at.store.unbegunContents(except, 9)).toEqual({ bytes: 8, matches: ['early', 'late'] })
      expect(await at.store.unbegunContents(except, 1)).toEqual({ bytes: 8, matches: ['early'] })
      await end('early')
      expect(await at.store.unbegunContents(except, 9)).toEqual({ bytes: 4, matches: ['late'] })
      await at.store.append('late', 1, ['started'], listing({ status: 'playing' }))
      expect(await at.store.unbegunContents(except, 9)).toEqual({ bytes: 0, matches: [] })
    })
  })
}
