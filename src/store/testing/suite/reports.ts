import { beforeEach, expect, test } from 'vitest'
import type { Report } from '#table/store.ts'
import type { Bench } from './place.ts'
import { hashOf, person } from './samples.ts'

const report = (at: number, more: Partial<Report> = {}): Report => ({
  at,
  match: 'm',
  by: 'ann',
  whom: 'bob',
  name: 'Bob “鮫”',
  why: 'talk',
  text: 'rude',
  said: 'one\ntwo',
  ...more,
})

export function reportTests(at: Bench): void {
  beforeEach(async () => {
    for (const id of ['ann', 'bob', 'cleo']) await at.store.createPerson(person(id), hashOf(id))
  })

  test('reports are kept whole and listed, the latest first, so many at once', async () => {
    for (const moment of [1, 2, 3]) await at.store.addReport(report(moment), 9)
    await at.reopen()
    expect(await at.store.reports(2)).toEqual([report(3), report(2)])
    expect(await at.store.reports(9)).toHaveLength(3)
  })

  test('the oldest go when there are more than so many', async () => {
    for (const moment of [5, 1, 3]) await at.store.addReport(report(moment), 2)
    expect(await at.store.reports(9)).toEqual([report(3), report(1)])
  })

  test('nobody reports, and nobody is reported, who is not there', async () => {
    await expect(at.store.addReport(report(1, { by: 'nobody' }), 9)).rejects.toThrow()
    await expect(at.store.addReport(report(1, { whom: 'nobody' }), 9)).rejects.toThrow()
    expect(await at.store.reports(9)).toEqual([])
  })

  test('a report is gone with either of the two', async () => {
    await at.store.addReport(report(1), 9)
    await at.store.addReport(report(2, { by: 'cleo' }), 9)
    await at.store.addReport(report(3, { by: 'bob', whom: 'cleo' }), 9)
    await at.store.dropPerson('ann')
    expect((await at.store.reports(9)).map((each) => each.at)).toEqual([3, 2])
    await at.store.dropPerson('bob')
    expect(await at.store.reports(9)).toEqual([])
  })
}
