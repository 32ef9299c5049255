import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#table/store.ts'
import type { Bench } from './place.ts'
import { hashOf, ids, listing, newMatch, person } from './samples.ts'
import { Writers } from './writers.ts'

/** Closing, and what is there afterwards and elsewhere. */
export function endingTests(at: Bench): void {
  test('what was asked before closing is done; what is asked after is refused', async () => {
    const asked = [at.store.createMatch(newMatch('m')), at.store.append('m', 1, ['x'])]
    const { store } = at
    await store.close()
    await Promise.all(asked)
    await expect(store.append('m', 2, ['y'])).rejects.toThrow()
    await expect(store.loadMatch('m')).rejects.toThrow()
    await expect(store.backup('nowhere')).rejects.toThrow()
    await store.close()
    await at.reopen()
    expect((await at.store.loadMatch('m'))?.entries).toEqual(['m 0', 'x'])
  })

  describe('a backup', () => {
    let folder = ''
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'dorsal-backup-'))
    })
    afterEach(() => rm(folder, { recursive: true, force: true }))

    test('holds everything', async () => {
      await at.store.createPerson(person('ann'), hashOf('ann'))
      await at.store.putCode(hashOf('1234'), 'ann', 1_000)
      await at.store.createMatch(
        newMatch('m', { entries: ['a', '🦈'], content: { hash: hashOf('c'), text: 'content' } }),
      )
      const file = join(folder, 'everything')
      await at.store.backup(file)
      const copy = await at.restored(file)
      expect(await copy.content(hashOf('c'))).toBe('content')
      expect(await copy.personByToken(hashOf('ann'))).toEqual(person('ann'))
      expect(await copy.takeCode(hashOf('1234'), 0)).toBe('ann')
      expect(await copy.loadMatch('m')).toEqual(await at.store.loadMatch('m'))
      expect(ids(await copy.matchesOf('ann', 9))).toEqual(['m'])
    })

    test('lives its own life', async () => {
      await at.store.createMatch(newMatch('m'))
      const file = join(folder, 'alone')
      await at.store.backup(file)
      const copy = await at.restored(file)
      await copy.append('m', 1, ['there'])
      await at.store.append('m', 1, ['here'])
      expect((await copy.loadMatch('m'))?.entries).toEqual(['m 0', 'there'])
      expect((await at.store.loadMatch('m'))?.entries).toEqual(['m 0', 'here'])
    })

    test('never writes over a file', async () => {
      const file = join(folder, 'once')
      await at.store.backup(file)
      await expect(at.store.backup(file)).rejects.toThrow()
    })

    test('while others write holds all that was acknowledged before, and one moment of the rest', async () => {
      const writers = new Writers(at.store, 20)
      await writers.during(async () => {
        for (let round = 0; round < 3; round++) {
          await writers.more(200)
          const before = writers.acknowledged()
          const file = join(folder, `busy ${round}`)
          await at.store.backup(file)
          await expectOneMoment(await at.restored(file), before)
        }
      })
    })
  })
}

async function expectOneMoment(copy: Store, least: ReadonlyMap<string, number>): Promise<void> {
  const listed = await copy.listedMatches(least.size)
  const summaries = new Map(listed.map(({ id, summary }) => [id, summary]))
  for (const [match, count] of least) {
    const entries = (await copy.loadMatch(match))?.entries ?? []
    expect(entries.length).toBeGreaterThanOrEqual(count)
    expect(entries.length % 2).toBe(0)
    expect(entries).toEqual(entries.map((_, position) => `${match} ${position}`))
    expect(summaries.get(match)).toBe(entries.at(-1) ?? listing().summary)
  }
}
