import { beforeEach, describe, expect, test } from 'vitest'
import { sealOf } from '#kernel/match/seal.ts'
import { forgettingOf } from './forgetting.ts'
import { answerTo, Club } from './testing/club.ts'

const [ONE, TWO] = ['1', '2'].map((digit) => digit.repeat(64))
const SEALED = { secret: 'a'.repeat(64), next: 'b'.repeat(64) }

let club: Club
let id: string

beforeEach(async () => {
  club = new Club()
  const options = { sharks: ['great-white', 'mako', 'tiger'] }
  id = await club.open('ann', { game: 'sharks', options, seats: [{ mine: true }] })
})

const change = (options: object, person = 'ann') => club.do(id, person, { do: 'options', options, ...SEALED })
const seated = async () =>
  (await club.room(id)).seats.map(({ seat, holders, bot }) => [seat, bot ?? holders.join(' ')])

describe('while people gather, other options', () => {
  test('are for the host to choose, and for nobody once the game has begun', async () => {
    await club.sits(id, 'ben', 1)
    expect(await answerTo(change({ players: 2 }, 'ben'))).toBe('not-host')
    expect(await answerTo(change({ players: 9 }))).toBe('option')
    await change({ sharks: ['great-white', 'mako'] })
    for (const person of ['ann', 'ben']) await club.do(id, person, { do: 'ready', on: true })
    expect(await answerTo(change({ players: 3 }))).toBe('started')
  })

  test('bring another commitment, take back every "ready" and its number, and are told to all', async () => {
    await club.sits(id, 'ben', 1)
    await club.do(id, 'ben', { do: 'ready', on: true, number: ONE })
    const before = await club.room(id)
    await change({ sharks: ['great-white', 'mako'] })
    const room = await club.room(id, 'ben')
    expect(room.commitment).not.toBe(before.commitment)
    expect(room.people.map(({ ready }) => ready)).toEqual([false, false])
    expect(room.news.at(-1)).toMatchObject({ what: 'options', by: { id: 'ann' }, seat: null })
    await club.do(id, 'ben', { do: 'ready', on: true, number: TWO })
    await club.do(id, 'ann', { do: 'ready', on: true, number: ONE })
    const begun = await club.table(id, (table) => table.begun)
    expect(begun?.options).toMatchObject({ sharks: ['great-white', 'mako'] })
    expect(begun?.seal?.secret).toBe(SEALED.secret)
    expect(begun && sealOf(begun, SEALED.secret)).toBe(room.commitment)
  })

  test('are nobody’s to be ready for who has not seen them', async () => {
    await club.sits(id, 'ben', 1)
    const { arranged } = await club.room(id, 'ben')
    await change({ sharks: ['great-white', 'mako'] })
    const ready = (seen: number) => answerTo(club.do(id, 'ben', { do: 'ready', on: true, arranged: seen }))
    expect(await ready(arranged)).toBe('rearranged')
    expect((await club.room(id)).people.map((each) => each.ready)).toEqual([false, false])
    expect(await ready((await club.room(id, 'ben')).arranged)).toBe('done')
  })

  test('that are the same as before change nothing', async () => {
    const before = await club.room(id)
    expect((await change({ sharks: ['great-white', 'mako', 'tiger'] })).entries).toEqual([])
    expect((await club.room(id)).commitment).toBe(before.commitment)
  })

  test('leave people and bots where they are; whose seat is gone moves to a free one', async () => {
    await club.sits(id, 'ben', 2)
    await club.do(id, 'ann', { do: 'bot', seat: 1, level: 'mate' })
    await change({ sharks: ['mako', 'great-white', 'hammerhead'] })
    expect(await seated()).toEqual([
      ['mako', 'mate'],
      ['great-white', 'ann'],
      ['hammerhead', 'ben'],
    ])
    await change({ sharks: ['hammerhead', 'mako'] })
    expect(Object.fromEntries(await seated())).toEqual({ hammerhead: 'ben', mako: 'ann' })
  })

  test('show nobody what others said among themselves', async () => {
    for (const person of ['ben', 'cat']) await club.sits(id, person, 1)
    await club.do(id, 'ben', { do: 'say', channel: 'team', text: 'between us' })
    await club.do(id, 'ben', { do: 'say', channel: 'table', text: 'to all' })
    const read = async (person: string) => (await club.room(id, person)).talk.map(({ text }) => text)
    expect([await read('ann'), await read('cat')]).toEqual([['to all'], ['between us', 'to all']])
    // The host's shark now has the number that theirs had.
    await change({ sharks: ['mako', 'great-white'] })
    expect(await read('ann')).toEqual(['to all'])
    await club.do(id, 'cat', { do: 'say', channel: 'team', text: 'again' })
    expect([await read('ann'), await read('ben')]).toEqual([['to all'], ['to all', 'again']])
  })

  test('with fewer seats than people are refused', async () => {
    await club.sits(id, 'ben', 1)
    await club.sits(id, 'cat', 2)
    expect(await answerTo(change({ sharks: ['great-white', 'mako'] }))).toBe('too-few-seats')
    expect((await club.room(id)).seats).toHaveLength(3)
  })

  test('are there again after a crash, and for whoever is forgotten later', async () => {
    await club.sits(id, 'ben', 2)
    await change({ sharks: ['great-white', 'tiger'] })
    const told = await club.room(id, 'ben')
    club.crash()
    expect(await club.room(id, 'ben')).toEqual(told)
    const kept = await club.store.loadMatch(id)
    const { summary } = forgettingOf(kept as NonNullable<typeof kept>, 'ben')
    expect(JSON.parse(summary).seats.map(({ names }: { names: string[] }) => names)).toEqual([['ann'], ['']])
  })
})
