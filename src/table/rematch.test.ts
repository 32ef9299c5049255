import { beforeEach, describe, expect, test } from 'vitest'
import type { SeatingWish } from './command.ts'
import { answerTo, Club, type Sitter } from './testing/club.ts'

const MATE = { bot: 'mate' }
let club: Club
let id: string

beforeEach(() => {
  club = new Club()
})

/** A match of JAWS that is over; the shark's seat is the first. */
async function over(...seats: readonly Sitter[]): Promise<void> {
  id = await club.play('jaws', seats)
  await club.tables.abandon(id)
}

const offer = (person: string, seating?: SeatingWish) =>
  answerTo(
    club.do(id, person, {
      do: 'offer',
      offer: { what: 'rematch', ...(seating === undefined ? {} : { seating }) },
    }),
  )
const answer = (person: string, agree = true) => answerTo(club.do(id, person, { do: 'answer', agree }))
const seatsAt = async (match: string): Promise<string[]> =>
  (await club.room(match)).seats.map(({ holders, bot }) =>
    [...holders, ...(bot === null ? [] : [bot])].join(' '),
  )
/** Who sits where at the rematch, and whether it has begun. */
async function next(): Promise<[string[], string]> {
  const match = await club.tables.rematch(id)
  return [await seatsAt(match), (await club.room(match)).status]
}

describe('who will sit where', () => {
  test('is shown to everyone before they agree', async () => {
    await over('ann', 'ben', 'ben', 'ben')
    await offer('ann', 'swap')
    expect((await club.room(id, 'ben')).offer).toEqual({
      id: 1,
      offer: { what: 'rematch', seating: 'swap' },
      by: 'ann',
      agreed: ['ann'],
      asked: ['ann', 'ben'],
      seats: [
        { seat: 'shark', holders: ['ben'], bot: null },
        { seat: 'quint', holders: ['ann'], bot: null },
        { seat: 'brody', holders: ['ann'], bot: null },
        { seat: 'hooper', holders: ['ann'], bot: null },
      ],
    })
    await answer('ben')
    expect(await next()).toEqual([['ben', 'ann', 'ann', 'ann'], 'playing'])
  })

  test('is shown before anyone asks for it, once a match is over', async () => {
    await over('ann', 'ben', 'ben', MATE)
    const { rematchSeats } = await club.room(id, 'ann')
    const named = (seating: 'same' | 'swap') =>
      rematchSeats?.[seating].map(({ seat, holders, bot }) => `${seat} ${bot ?? holders.join()}`)
    expect(named('same')).toEqual(['shark ann', 'quint ben', 'brody ben', 'hooper mate'])
    expect(named('swap')).toEqual(['shark ben', 'quint ann', 'brody ann', 'hooper mate'])
    await offer('ann', 'swap')
    await answer('ben')
    const rematch = await club.tables.rematch(id)
    expect((await club.room(id)).rematchSeats).toBeNull()
    expect((await club.room(rematch)).rematchSeats).toBeNull()
  })

  test('is the same where people want that', async () => {
    await over('ann', 'ben', 'ben', MATE)
    await offer('ben', 'same')
    await answer('ann')
    expect(await next()).toEqual([['ann', 'ben', 'ben', 'mate'], 'playing'])
  })

  test('is what somebody chose, if everyone who plays has a seat', async () => {
    await over('ann', 'ben', 'cat', MATE)
    expect(await offer('ann', ['ben', 'ann', 'ann', null])).toBe('bad-seating')
    expect(await offer('ann', ['ben', 'ann', 'eve', 'cat'])).toBe('bad-seating')
    expect(await offer('ann', ['cat', 'ann', null, 'ben'])).toBe('done')
    await answer('ben')
    await answer('cat')
    expect(await next()).toEqual([['cat', 'ann', 'mate', 'ben'], 'playing'])
  })

  test('gives each of four people the shark in turn', async () => {
    await over('ann', 'ben', 'cat', 'dan')
    const sharks: string[] = []
    for (let round = 0; round < 4; round++) {
      await offer('ann')
      for (const person of ['ben', 'cat', 'dan']) await answer(person)
      const [seats] = await next()
      sharks.push(seats[0])
      id = (await club.room(id)).rematch ?? ''
      await club.tables.abandon(id)
    }
    expect(sharks).toEqual(['ben', 'cat', 'dan', 'ann'])
  })

  test('stays as it was agreed when the table is read again', async () => {
    await over('ann', 'ben', 'cat', MATE)
    await offer('ann', ['cat', 'ann', null, 'ben'])
    const { offer: before } = await club.room(id)
    club.crash()
    expect((await club.room(id)).offer).toEqual(before)
  })
})

describe('who is gone', () => {
  test('is not asked, and a bot minds their seat until they take it back', async () => {
    await over('ann', 'ben', 'cat', MATE)
    club.leaves('cat')
    club.wait(1)
    await offer('ann', 'same')
    expect((await club.room(id)).offer?.asked).toEqual(['ann', 'ben'])
    await answer('ben')
    expect(await next()).toEqual([['ann', 'ben', 'cat mate', 'mate'], 'playing'])
    const { rematch } = await club.room(id)
    club.returns('cat')
    await club.do(rematch ?? '', 'cat', { do: 'back', seat: 2 })
    expect(await seatsAt(rematch ?? '')).toEqual(['ann', 'ben', 'cat', 'mate'])
    expect((await club.room(rematch ?? '')).news.map(({ what }) => what)).toContain('minds')
  })

  test('before they answered is no longer waited for when somebody agrees, or agrees again', async () => {
    await over('ann', 'ben', 'cat', MATE)
    await offer('ann', 'same')
    await answer('ben')
    expect(await answerTo(club.tables.rematch(id))).toBe('no-offer')
    expect(await answer('ann')).toBe('done')
    expect(club.log(id).at(-1)).toMatchObject({ kind: 'answered', person: 'ben' })
    club.leaves('cat')
    club.wait(1)
    expect(await answer('ann')).toBe('done')
    expect(club.log(id).at(-1)).toMatchObject({ kind: 'answered', person: 'ann', without: ['cat'] })
    expect(await next()).toEqual([['ann', 'ben', 'cat mate', 'mate'], 'playing'])
  })

  test('and comes back before it is laid has a say in it again with the next offer only', async () => {
    await over('ann', 'ben', 'cat', MATE)
    club.leaves('cat')
    club.wait(1)
    await offer('ann', 'same')
    club.returns('cat')
    expect(await answer('cat', false)).toBe('done')
    expect((await club.room(id)).offer).toBeNull()
    await offer('ann', 'same')
    expect((await club.room(id)).offer?.asked).toEqual(['ann', 'ben', 'cat'])
  })
})

describe('who gave up, or left their seat to a bot, and is here at the end', () => {
  const SHARKS = { players: 3, sharks: ['great-white', 'mako', 'tiger'] }

  test.each(['concede', 'bot'] as const)('is asked like everyone, and is ready for it: %s', async (way) => {
    id = await club.play('sharks', ['ann', 'ben', 'cat'], SHARKS)
    await club.do(id, 'ben', way === 'concede' ? { do: way } : { do: way, seat: 1, level: 'mate' })
    await club.tables.abandon(id)
    await offer('ann', 'same')
    expect((await club.room(id)).offer?.asked).toEqual(['ann', 'ben', 'cat'])
    await answer('cat')
    expect(await answerTo(club.tables.rematch(id))).toBe('no-offer')
    expect(await answer('ben')).toBe('done')
    expect(await next()).toEqual([['ann', 'ben', 'cat'], 'playing'])
  })

  test('can be left out by whoever chooses the seats, and is not asked then', async () => {
    id = await club.play('sharks', ['ann', 'ben', 'cat'], SHARKS)
    await club.do(id, 'ben', { do: 'concede' })
    await club.tables.abandon(id)
    expect(await offer('ann', ['ann', 'cat', null])).toBe('done')
    expect((await club.room(id)).offer?.asked).toEqual(['ann', 'cat'])
    expect(await answer('ben', false)).toBe('not-at-table')
    await answer('cat')
    expect(await next()).toEqual([['ann', 'cat', 'mate'], 'playing'])
  })

  test('may ask for another match themselves', async () => {
    id = await club.play('sharks', ['ann', 'ben', 'cat'], SHARKS)
    await club.do(id, 'ben', { do: 'concede' })
    await club.tables.abandon(id)
    expect(await offer('ben', ['ann', 'cat', null])).toBe('bad-seating')
    expect(await offer('ben', 'swap')).toBe('done')
  })

  test('is not waited for when they have gone: a bot minds their seat', async () => {
    id = await club.play('sharks', ['ann', 'ben', 'cat'], SHARKS)
    await club.do(id, 'ben', { do: 'concede' })
    club.leaves('ben')
    club.wait(1)
    await club.tables.abandon(id)
    await offer('ann', 'same')
    await answer('cat')
    expect(await next()).toEqual([['ann', 'ben mate', 'cat'], 'playing'])
  })
})

test('an offer of a match of before has no seats in it: sides change', async () => {
  await over('ann', 'ben', 'ben', 'ben')
  await club.tables.change(id, (table, at) => ({
    entries: [table.commit({ kind: 'offered', offer: { what: 'rematch' }, person: 'ann', at })],
    again: false,
  }))
  expect((await club.room(id)).offer).toEqual({
    id: 1,
    offer: { what: 'rematch' },
    by: 'ann',
    agreed: ['ann'],
  })
  await answer('ben')
  expect(await next()).toEqual([['ben', 'ann', 'ann', 'ann'], 'playing'])
})
