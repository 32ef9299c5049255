import { beforeEach, describe, expect, test } from 'vitest'
import { type AddedNumber, sealOf, seedOf } from '#kernel/match/seal.ts'
import type { MatchSetup } from '#kernel/match/setup.ts'
import type { Command } from './command.ts'
import type { TableEntry } from './entry.ts'
import { recordOf } from './record.ts'
import { answerTo, Club, countedSecret } from './testing/club.ts'
import { playOysters, stateOf } from './testing/oyster-night.ts'

const [ONE, TWO, THREE] = ['1', '2', '3'].map((digit) => digit.repeat(64))

let club: Club
let id: string

beforeEach(async () => {
  club = new Club()
  id = await club.open('ann', { game: 'oysters', options: { players: 3 }, seats: [{ mine: true }] })
})

const ready = (person: string, number?: string, on = true) =>
  club.do(id, person, { do: 'ready', on, ...(number === undefined ? {} : { number }) })
const adds = async (): Promise<string[]> =>
  (await club.room(id)).people.filter((each) => each.adds).map((each) => each.id)
const begun = (match = id): Promise<MatchSetup> => club.table(match, (table) => table.begun as MatchSetup)
const numbers = async (match = id): Promise<readonly AddedNumber[]> =>
  (await begun(match)).seal?.numbers ?? []

describe('the number that a person adds at "ready"', () => {
  beforeEach(async () => {
    await club.sits(id, 'ben', 1)
    await club.do(id, 'ann', { do: 'bot', seat: 2, level: 'mate' })
  })

  test('goes into the seed with the secret that the server was bound to, and is shown to all from the start on', async () => {
    const { commitment } = await club.room(id)
    await ready('ann', ONE)
    expect((await club.room(id)).seal).toEqual({ secret: null, numbers: null })
    await ready('ben', TWO)
    const shown = [
      { seats: ['ann'], number: ONE },
      { seats: ['ben'], number: TWO },
    ]
    expect((await club.room(id, 'ben')).seal).toEqual({ secret: null, numbers: shown })
    const setup = await begun()
    expect(setup.seed).toBe(seedOf({ secret: countedSecret(0), numbers: shown }))
    expect(sealOf(setup, countedSecret(0))).toBe(commitment)
    await club.tables.abandon(id)
    expect((await club.room(id)).seal).toEqual({ secret: countedSecret(0), numbers: shown })
    club.crash()
    expect((await begun()).seed).toBe(setup.seed)
  })

  test('is replaced by that of a new "ready", and gone with it when it is taken back', async () => {
    await ready('ann', ONE)
    expect(await adds()).toEqual(['ann'])
    await ready('ann', undefined, false)
    expect(await adds()).toEqual([])
    await ready('ann', TWO)
    await ready('ann', THREE)
    await ready('ben')
    expect(await numbers()).toEqual([
      { seats: ['ann'], number: THREE },
      { seats: ['ben'], number: null },
    ])
  })

  test('is gone when a change at the table clears "ready"', async () => {
    await ready('ann', ONE)
    await club.do(id, 'ann', { do: 'reopen', seat: 2 })
    expect(await adds()).toEqual([])
    await club.do(id, 'ann', { do: 'bot', seat: 2, level: 'cadet' })
    await ready('ben', TWO)
    expect((await club.room(id)).status).toBe('gathering')
    await ready('ann')
    expect(await numbers()).toEqual([
      { seats: ['ann'], number: null },
      { seats: ['ben'], number: TWO },
    ])
  })

  test('is shown as none where a client sends none', async () => {
    await ready('ann')
    expect(await club.room(id)).toMatchObject({ people: [{ ready: true, adds: false }, { ready: false }] })
    await ready('ben', TWO)
    expect(await numbers()).toEqual([
      { seats: ['ann'], number: null },
      { seats: ['ben'], number: TWO },
    ])
  })

  test('does not change any more once the match has begun', async () => {
    await ready('ann', ONE)
    await ready('ben', TWO)
    const { seed } = await begun()
    expect(await answerTo(ready('ben', THREE))).toBe('started')
    await club.do(id, 'ben', { do: 'bot', seat: 1, level: 'mate' })
    await club.do(id, 'ben', { do: 'back', seat: 1 })
    expect((await begun()).seed).toBe(seed)
  })
})

test('one person has one number, whatever seats they hold; those who share a seat have one each', async () => {
  await club.sits(id, 'ann', 2)
  await club.sits(id, 'ben', 1)
  await club.sits(id, 'cat', 1)
  for (const [person, number] of [
    ['cat', THREE],
    ['ben', TWO],
    ['ann', ONE],
  ])
    await ready(person, number)
  expect(await numbers()).toEqual([
    { seats: ['ann', 'cat'], number: ONE },
    { seats: ['ben'], number: TWO },
    { seats: ['ben'], number: THREE },
  ])
})

test('nothing that people can do at a table changes what it was sealed with', async () => {
  const { commitment } = await club.room(id)
  const commands: Command[] = [
    { do: 'list', on: true },
    { do: 'bot', seat: 1, level: 'mate' },
    { do: 'reopen', seat: 1 },
    { do: 'leave', seat: 0 },
    { do: 'sit', seat: 0, name: 'Ann' },
    { do: 'ready', on: true, number: ONE },
    { do: 'say', channel: 'table', text: 'hm' },
  ]
  for (const command of commands) {
    await club.do(id, 'ann', command)
    expect((await club.room(id)).commitment).toBe(commitment)
  }
})

test('another table with other options has a seal of its own, and nobody is ready at it', async () => {
  await ready('ann', ONE)
  const other = await club.open('ann', { game: 'oysters', options: { rounds: 3 }, seats: [{ mine: true }] })
  const rooms = [await club.room(id), await club.room(other)]
  expect(rooms[0].commitment).not.toBe(rooms[1].commitment)
  expect(rooms.map(({ people }) => people[0].ready)).toEqual([true, false])
})

describe('a rematch', () => {
  const offer = (person: string, number?: string) =>
    club.do(id, person, {
      do: 'offer',
      offer: { what: 'rematch' },
      ...(number === undefined ? {} : { number }),
    })
  const agree = (person: string, number?: string) =>
    club.do(id, person, { do: 'answer', agree: true, ...(number === undefined ? {} : { number }) })

  beforeEach(async () => {
    id = await playOysters(club, 2)
  })

  test('has its commitment shown before anyone can agree to it, and begins with the numbers of those who did', async () => {
    expect((await club.room(id)).nextCommitment).toBeNull()
    await club.tables.abandon(id)
    const { nextCommitment } = await club.room(id)
    await offer('ann', ONE)
    await agree('ben', TWO)
    const next = await club.rematch(id)
    expect(await club.room(next.id)).toMatchObject({ status: 'playing', commitment: nextCommitment })
    expect(await numbers(next.id)).toEqual([
      { seats: ['ann'], number: TWO },
      { seats: ['ben'], number: ONE },
    ])
    expect((await club.room(id)).nextCommitment).toBeNull()
    await club.tables.abandon(next.id)
    const secrets = [(await club.room(id)).seal?.secret, (await club.room(next.id)).seal?.secret]
    expect(new Set([...secrets, ...(await hidden(next.id))]).size).toBe(3)
  })

  /** What is kept of a match and never shown of it. */
  async function hidden(match: string): Promise<unknown[]> {
    return club
      .log(match)
      .flatMap((entry) => ('next' in entry && entry.kind === 'created' ? [entry.next] : []))
  }

  test('that is withdrawn and offered again is sealed with the same', async () => {
    await club.tables.abandon(id)
    const { nextCommitment } = await club.room(id)
    await offer('ann', ONE)
    await club.do(id, 'ben', { do: 'answer', agree: false })
    await offer('ben', TWO)
    expect((await club.room(id)).nextCommitment).toBe(nextCommitment)
    await agree('ann', THREE)
    const next = await club.rematch(id)
    expect((await numbers(next.id)).map(({ number }) => number)).toEqual([TWO, THREE])
  })

  test('begins also with those whose client sends no number, and waits for one who did not agree', async () => {
    await club.tables.abandon(id)
    club.leaves('ben')
    club.wait(1)
    await offer('ann')
    club.returns('ben')
    const next = await club.rematch(id)
    expect(await club.room(next.id)).toMatchObject({
      status: 'gathering',
      people: [
        { id: 'ann', ready: true, adds: false },
        { id: 'ben', ready: false },
      ],
    })
    await club.do(next.id, 'ben', { do: 'ready', on: true, number: TWO })
    expect((await numbers(next.id)).map(({ number }) => number)).toEqual([TWO, null])
  })

  test('of an offer to end nobody keeps a number', async () => {
    await club.do(id, 'ann', { do: 'offer', offer: { what: 'end' }, number: ONE })
    await club.do(id, 'ben', { do: 'answer', agree: true, number: TWO })
    expect(JSON.stringify(club.log(id))).not.toMatch(new RegExp(`${ONE}|${TWO}`))
  })
})

describe('a match from before there were numbers', () => {
  /** The same table as it was kept then: with its seed in the first entry. */
  async function asItWas(match: string): Promise<string> {
    const old = `old-${match}`
    const entries = club.log(match).map((entry): TableEntry => {
      if (entry.kind !== 'created' || 'seed' in entry) return entry
      const { secret, next: _, ...rest } = entry
      return { ...rest, seed: secret }
    })
    await club.store.createMatch({
      id: old,
      game: 'oysters',
      created: 0,
      entries: entries.filter((entry) => !('print' in entry)).map((entry) => JSON.stringify(entry)),
      listing: club.listing(match),
      content: { hash: 'another', text: '{}' },
    })
    return old
  }

  test('is drawn from its seed, says so, and keeps its commitment', async () => {
    const old = await asItWas(await playOysters(club, 3, 2))
    expect(await club.room(old)).toMatchObject({ seal: null, status: 'playing' })
    expect(await begun(old)).toMatchObject({ seed: countedSecret(2), seal: null })
    await club.tables.abandon(old)
    expect(await club.room(old)).toMatchObject({ seal: null, seed: countedSecret(2), nextCommitment: null })
    expect(await club.table(old, recordOf)).toMatch(/^dorsal record 1\n/)
  })

  test('lets the same draws come again after a takeback', async () => {
    const old = await asItWas(await playOysters(club, 2))
    const { hands } = await stateOf(club, old)
    const seat = hands.findIndex((hand) => hand.includes(1))
    const person = ['ann', 'ben'][seat]
    await club.act(old, person, seat, 'swap')
    const then = await stateOf(club, old)
    await club.do(old, person, { do: 'offer', offer: { what: 'takeback' } })
    await club.do(old, ['ben', 'ann'][seat], { do: 'answer', agree: true })
    await club.act(old, person, seat, 'swap')
    expect(await stateOf(club, old)).toEqual(then)
  })

  test('has a rematch that is sealed, at which people say that they are ready', async () => {
    const old = await asItWas(await playOysters(club, 2))
    await club.tables.abandon(old)
    await club.do(old, 'ann', { do: 'offer', offer: { what: 'rematch' }, number: ONE })
    await club.do(old, 'ben', { do: 'answer', agree: true, number: TWO })
    const next = await club.rematch(old)
    expect(await club.room(next.id)).toMatchObject({ status: 'gathering', seal: { secret: null } })
  })
})

test('the result tells how many takebacks there were, and nobody is told before', async () => {
  id = await playOysters(club, 2)
  const { hands } = await stateOf(club, id)
  for (const again of [1, 2]) {
    await club.act(id, 'ann', 0, `lay ${hands[0][0]}`)
    await club.do(id, 'ann', { do: 'offer', offer: { what: 'takeback' } })
    await club.do(id, 'ben', { do: 'answer', agree: true })
    expect((await club.room(id)).takebacks, `after ${again}`).toBeNull()
  }
  await club.tables.abandon(id)
  expect((await club.room(id)).takebacks).toBe(2)
})
