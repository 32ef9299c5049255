import { beforeEach, expect, test } from 'vitest'
import { sharks } from '#games/sharks/index.ts'
import { Club } from './testing/club.ts'

let club: Club
beforeEach(() => {
  club = new Club()
})

const CALM = { game: 'sharks', name: { en: 'Calm', fr: 'Calme' } }
const ROUGH = { game: 'sharks', name: { en: 'Rough', fr: 'Agitée' } }

test('packs that differ in words only have one hash, and each match its own words', async () => {
  const ids = [
    await club.open('ann', { game: 'sharks', pack: CALM }),
    await club.open('ann', { game: 'sharks', pack: ROUGH }),
    await club.open('ann', { game: 'sharks' }),
  ]
  const read = (id: string) => club.table(id, ({ setup }) => setup)
  const namesOf = async () => {
    const setups = await Promise.all(ids.map(read))
    return setups.map(({ content }) => (content as { readonly name: { readonly en: string } }).name.en)
  }
  const names = ['Calm', 'Rough', sharks.shelf.builtIn.name.en]
  expect(await namesOf()).toEqual(names)
  club.crash()
  expect(await namesOf()).toEqual(names)
  const hashes = await Promise.all(ids.map(async (id) => (await read(id)).contentHash))
  expect(new Set(hashes)).toEqual(new Set([sharks.shelf.hash(sharks.shelf.builtIn)]))
  const keys = await Promise.all(ids.map(async (id) => (await club.room(id)).content))
  expect(new Set(keys).size).toBe(3)
  expect(keys[2]).toBe(hashes[2])
})
