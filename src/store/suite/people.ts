import { expect, test } from 'vitest'
import type { Bench } from './place.ts'
import { hashOf, person } from './samples.ts'

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
}
