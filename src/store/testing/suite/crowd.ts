import { expect, test } from 'vitest'
import { PositionTaken } from '#table/store.ts'
import type { Bench } from './place.ts'
import { listing, newMatch } from './samples.ts'

/** Many at once. */
export function crowdTests(at: Bench): void {
  test('of those who race for a position one is first, and the others keep nothing', async () => {
    await at.store.createMatch(newMatch('m', { entries: [] }))
    for (let position = 0; position < 60; position += 2) {
      const racers = Array.from({ length: 8 }, (_, racer) => `${position} ${racer}`)
      const results = await Promise.allSettled(
        racers.map((racer) =>
          at.store.append('m', position, [racer, `${racer}!`], listing({ summary: racer })),
        ),
      )
      const winners = racers.filter((_, racer) => results[racer].status === 'fulfilled')
      expect(winners).toHaveLength(1)
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(PositionTaken)
      const kept = await at.store.loadMatch('m')
      expect(kept?.entries.slice(position)).toEqual([winners[0], `${winners[0]}!`])
      expect(await at.store.listedMatches(1)).toMatchObject([{ summary: winners[0] }])
    }
  })

  test('of those who make the same match one is first', async () => {
    const makers = Array.from({ length: 8 }, (_, maker) =>
      at.store.createMatch(newMatch('m', { entries: [`${maker}`] })),
    )
    const results = await Promise.allSettled(makers)
    const first = results.findIndex(({ status }) => status === 'fulfilled')
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await at.store.loadMatch('m'))?.entries).toEqual([`${first}`])
  })

  test('many matches go on at once, and those who fail take nobody down', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `match ${index}`)
    await Promise.all(names.map((id) => at.store.createMatch(newMatch(id, { entries: [] }))))
    const play = async (id: string): Promise<void> => {
      for (let position = 0; position < 40; position++) {
        const kept = at.store.append(id, position, [`${id} ${position}`], listing({ changed: position }))
        const faults = [
          at.store.append(id, position, ['too late']),
          at.store.append(id, position + 9, ['too early']),
          at.store.append(`no ${id}`, 0, ['nowhere']),
        ].map((fault) => expect(fault).rejects.toThrow())
        await kept
        await Promise.all(faults)
      }
    }
    await Promise.all(names.map(play))
    await at.reopen()
    for (const id of names) {
      const entries = Array.from({ length: 40 }, (_, position) => `${id} ${position}`)
      expect((await at.store.loadMatch(id))?.entries).toEqual(entries)
    }
  })

  test('a read sees what was acknowledged before it', async () => {
    await at.store.createMatch(newMatch('m', { entries: [] }))
    const others = Array.from({ length: 20 }, (_, index) => at.store.createMatch(newMatch(`other ${index}`)))
    for (let position = 0; position < 100; position++) {
      await at.store.append('m', position, [`${position}`])
      expect((await at.store.loadMatch('m'))?.entries.at(-1)).toBe(`${position}`)
    }
    await Promise.all(others)
  })
}
