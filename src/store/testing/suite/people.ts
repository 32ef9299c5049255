import { expect, test } from 'vitest'
import type { Bench } from './place.ts'
import { hashOf, listing, newMatch, person } from './samples.ts'

export function peopleTests(at: Bench): void {
  test('a person is found by id and by token, also after opening again', async () => {
    const ann = { id: 'ann', name: 'Ann “鮫” O’Neill', since: 42 }
    await at.store.createPerson(ann, hashOf('ann'))
    await at.store.createPerson(person('bob'), hashOf('bob'))
    await at.reopen()
    expect(await at.store.person('ann')).toEqual(ann)
    expect(await at.store.personByToken(hashOf('ann'))).toEqual(ann)
    expect(await at.store.personByToken(hashOf('bob'))).toEqual(person('bob'))
  })

  test('who is not there is null', async () => {
    expect(await at.store.person('nobody')).toBeNull()
    expect(await at.store.personByToken(hashOf('nobody'))).toBeNull()
  })

  test('a person is not made twice, and the second leaves nothing behind', async () => {
    await at.store.createPerson(person('ann'), hashOf('ann'))
    await expect(at.store.createPerson({ ...person('ann'), name: 'B' }, hashOf('b'))).rejects.toThrow()
    expect(await at.store.person('ann')).toEqual(person('ann'))
    expect(await at.store.personByToken(hashOf('b'))).toBeNull()
  })

  test('a token belongs to one person: the second to come with it is refused', async () => {
    await at.store.createPerson(person('ann'), hashOf('ann'))
    await expect(at.store.createPerson(person('bob'), hashOf('ann'))).rejects.toThrow()
    expect(await at.store.person('bob')).toBeNull()
    await at.store.createPerson(person('bob'), hashOf('bob'))
    await expect(at.store.addToken('bob', hashOf('ann'), 1)).rejects.toThrow()
    expect(await at.store.personByToken(hashOf('ann'))).toEqual(person('ann'))
  })

  test('a person may have a new name', async () => {
    await at.store.createPerson(person('ann'), hashOf('ann'))
    await at.store.renamePerson('ann', 'Captain Ann')
    await at.reopen()
    const renamed = { ...person('ann'), name: 'Captain Ann' }
    expect(await at.store.person('ann')).toEqual(renamed)
    expect(await at.store.personByToken(hashOf('ann'))).toEqual(renamed)
    await expect(at.store.renamePerson('nobody', 'x')).rejects.toThrow()
    expect(await at.store.person('nobody')).toBeNull()
  })

  test('a person has as many tokens as devices, each dropped alone', async () => {
    await at.store.createPerson(person('ann'), hashOf('desk'))
    await at.store.addToken('ann', hashOf('phone'), 200)
    await at.store.addToken('ann', hashOf('phone'), 300)
    expect(await at.store.personByToken(hashOf('phone'))).toEqual(person('ann'))
    await at.store.dropToken(hashOf('desk'))
    await at.reopen()
    expect(await at.store.personByToken(hashOf('desk'))).toBeNull()
    expect(await at.store.personByToken(hashOf('phone'))).toEqual(person('ann'))
    await at.store.dropToken(hashOf('phone'))
    expect(await at.store.personByToken(hashOf('phone'))).toBeNull()
    expect(await at.store.person('ann')).toEqual(person('ann'))
  })

  test('a token for nobody is refused; dropping one that is not there is nothing', async () => {
    await expect(at.store.addToken('nobody', hashOf('phone'), 1)).rejects.toThrow()
    expect(await at.store.personByToken(hashOf('phone'))).toBeNull()
    await at.store.dropToken(hashOf('phone'))
  })

  test('devices say what they are called, since when they are known and when they were last here', async () => {
    await at.store.createPerson(person('ann'), hashOf('desk'), 'Firefox')
    await at.store.addToken('ann', hashOf('phone'), 200, 'Chrome')
    await at.store.addToken('ann', hashOf('plain'), 300)
    await at.store.createPerson(person('bob'), hashOf('bob'))
    await at.store.seeToken(hashOf('phone'), 900)
    await at.store.seeToken(hashOf('phone'), 800)
    await at.store.seeToken(hashOf('nobody'), 800)
    await at.reopen()
    expect(await at.store.devicesOf('ann')).toEqual([
      { token: hashOf('desk'), label: 'Firefox', since: 123, seen: 123 },
      { token: hashOf('phone'), label: 'Chrome', since: 200, seen: 900 },
      { token: hashOf('plain'), label: '', since: 300, seen: 300 },
    ])
    expect(await at.store.devicesOf('nobody')).toEqual([])
  })

  test('a person who is dropped is gone with their devices and codes, and nobody else is', async () => {
    await at.store.createPerson(person('ann'), hashOf('desk'))
    await at.store.createPerson(person('bob'), hashOf('bob'))
    await at.store.putCode(hashOf('1234'), 'ann', 1_000)
    await at.store.dropPerson('ann')
    await at.store.dropPerson('nobody')
    await at.reopen()
    expect(await at.store.person('ann')).toBeNull()
    expect(await at.store.personByToken(hashOf('desk'))).toBeNull()
    expect(await at.store.takeCode(hashOf('1234'), 0)).toBeNull()
    expect(await at.store.personByToken(hashOf('bob'))).toEqual(person('bob'))
    await at.store.createPerson(person('ann'), hashOf('desk'))
  })

  test('people who are in no match and were not here since a moment are dropped, so many at once', async () => {
    for (const id of ['ann', 'bob', 'cleo', 'dan']) await at.store.createPerson(person(id), hashOf(id))
    await at.store.createPerson({ ...person('new'), since: 900 }, hashOf('new'))
    await at.store.createMatch(newMatch('m', { listing: listing({ people: ['ann'] }) }))
    await at.store.append('m', 1, [], listing({ people: [] }))
    await at.store.putCode(hashOf('1234'), 'cleo', 1_000)
    await at.store.seeToken(hashOf('bob'), 500)
    expect(await at.store.dropIdlePeople(122.5, 9)).toBe(0)
    expect(await at.store.dropIdlePeople(123, 9)).toBe(0)
    expect(await at.store.dropIdlePeople(500, 1)).toBe(1)
    expect(await at.store.dropIdlePeople(500, 9)).toBe(1)
    const found = await Promise.all(['ann', 'bob', 'cleo', 'dan', 'new'].map((id) => at.store.person(id)))
    expect(found.map((each) => each?.id ?? null)).toEqual(['ann', 'bob', null, null, 'new'])
  })
}
