import { beforeEach, describe, expect, test } from 'vitest'
import { seatsIn } from '#kernel/seats.ts'
import { GONE } from './command.ts'
import { answerTo, Club } from './testing/club.ts'

const [SHARK, QUINT, BRODY, HOOPER] = [0, 1, 2, 3]
const MINUTE = 60_000

let club: Club
let id: string

const invite = (person: string, seat: number, codeHash = 'code') =>
  answerTo(club.do(id, person, { do: 'invite', seat, codeHash }))
const sit = (person: string, seat: number, codeHash = 'code') =>
  answerTo(club.do(id, person, { do: 'sit', seat, name: person, codeHash }))
const toBot = (person: string, seat: number, level = 'mate') =>
  answerTo(club.do(id, person, { do: 'bot', seat, level }))
const back = (person: string, seat: number) => answerTo(club.do(id, person, { do: 'back', seat }))
const seatsSeen = (person: string) => club.table(id, (table) => seatsIn(table.viewerOf(person)))
const place = async (seat: number) => (await club.room(id)).seats[seat]

function gone(...people: readonly string[]): void {
  club.leaves(...people)
  club.wait(GONE)
}

/** Vic is the shark, Hal the host has Quint, Cy Brody, and a bot of its own has Hooper. */
beforeEach(async () => {
  club = new Club()
  id = await club.open('hal', { game: 'jaws', seats: [undefined, { mine: true }] })
  await club.sits(id, 'vic', SHARK)
  await club.sits(id, 'cy', BRODY)
})

async function begin(): Promise<void> {
  await club.do(id, 'hal', { do: 'bot', seat: HOOPER, level: 'cadet' })
  for (const person of ['vic', 'hal', 'cy']) await club.do(id, person, { do: 'ready', on: true })
}

describe('the start', () => {
  test('makes void what was invited to before, also when the table is read again', async () => {
    expect(await invite('vic', SHARK)).toBe('done')
    expect(await invite('hal', HOOPER, 'other')).toBe('done')
    await begin()
    expect((await club.room(id)).seats.map(({ invited }) => invited)).not.toContain(true)
    expect(await sit('eve', SHARK)).toBe('bad-invitation')
    expect(await sit('hal', SHARK)).toBe('bad-invitation')
    club.crash()
    expect(await sit('eve', HOOPER, 'other')).toBe('bad-invitation')
  })

  test('ends sitting down without an invitation, also at an open table', async () => {
    await club.do(id, 'hal', { do: 'list', on: true })
    await begin()
    const free = { do: 'sit', seat: HOOPER, name: 'hal' } as const
    for (const person of ['hal', 'eve']) expect(await answerTo(club.do(id, person, free))).toBe('seat-taken')
  })
})

describe('in the game nobody who has seen one side comes to see another', () => {
  beforeEach(begin)

  test('by an invitation of one’s own', async () => {
    expect(await invite('hal', SHARK)).toBe('not-your-seat')
    expect(await invite('vic', HOOPER)).toBe('not-host')
  })

  test('by one of a player of the other side', async () => {
    await invite('vic', SHARK)
    expect(await sit('hal', SHARK)).toBe('other-side')
    expect(await seatsSeen('hal')).toEqual([QUINT])
    await invite('hal', HOOPER)
    expect(await sit('vic', HOOPER)).toBe('other-side')
  })

  test('by the seat of a bot', async () => {
    id = await club.play('sharks', ['hal', { bot: 'mate' }, 'vic'])
    await invite('hal', 1)
    expect(await sit('hal', 1)).toBe('other-side')
    expect(await sit('vic', 1)).toBe('other-side')
    expect(await sit('eve', 1)).toBe('done')
  })

  test('as a newcomer to a second one', async () => {
    await invite('vic', SHARK)
    expect(await sit('eve', SHARK)).toBe('done')
    await invite('hal', HOOPER)
    expect(await sit('eve', HOOPER)).toBe('other-side')
  })

  test('as a host who sat nowhere, to a second one', async () => {
    const bots = [{ bot: 'mate' }, { bot: 'mate' }, undefined, { bot: 'mate' }]
    id = await club.open('hal', { game: 'jaws', seats: bots })
    await club.sits(id, 'cy', BRODY)
    await club.do(id, 'cy', { do: 'ready', on: true })
    expect(await seatsSeen('hal')).toEqual([])
    await invite('hal', SHARK)
    expect(await sit('hal', SHARK)).toBe('done')
    await invite('hal', QUINT)
    expect(await sit('hal', QUINT)).toBe('other-side')
  })

  test('by the absence of a player, however long', async () => {
    gone('vic')
    club.wait(60 * MINUTE)
    expect(await answerTo(club.do(id, 'hal', { do: 'reopen', seat: SHARK }))).toBe('started')
    expect(await toBot('hal', SHARK)).toBe('done')
    expect(await invite('hal', SHARK)).toBe('not-your-seat')
    expect(await back('hal', SHARK)).toBe('not-your-seat')
    club.returns('vic')
    expect(await back('vic', SHARK)).toBe('done')
    expect((await place(SHARK)).holders).toEqual(['vic'])
  })

  test('by the absence of the host', async () => {
    gone('hal')
    expect(await answerTo(club.do(id, 'vic', { do: 'reopen', seat: QUINT }))).toBe('started')
    expect(await invite('vic', QUINT)).toBe('not-your-seat')
    expect(await invite('vic', HOOPER)).toBe('not-host')
    expect(await invite('cy', HOOPER)).toBe('not-host')
    expect(await toBot('vic', QUINT)).toBe('done')
    expect(await club.room(id)).toMatchObject({ host: 'hal' })
    club.returns('hal')
    expect(await back('hal', QUINT)).toBe('done')
  })

  test('by having held it before and left it, in a match of 0.1.0', async () => {
    await club.tables.change(id, (table, at) => ({
      entries: [
        table.commit({ kind: 'left', seat: SHARK, person: 'vic', at }),
        table.commit({ kind: 'bot', seat: SHARK, level: 'random', at }),
        table.commit({ kind: 'invited', seat: SHARK, codeHash: 'code', at }),
      ],
      again: false,
    }))
    club.crash()
    await invite('hal', HOOPER, 'other')
    expect(await sit('vic', HOOPER, 'other')).toBe('other-side')
    expect(await sit('cy', SHARK)).toBe('other-side')
    expect(await sit('vic', SHARK)).toBe('done')
  })
})

describe('in the game somebody may come', () => {
  beforeEach(begin)

  test('to the seat of a bot, by the host’s invitation', async () => {
    expect(await invite('hal', HOOPER)).toBe('done')
    expect(await sit('eve', HOOPER)).toBe('done')
    expect(await place(HOOPER)).toMatchObject({ holders: ['eve'], bot: null })
  })

  test('to share a seat, by its holder’s invitation', async () => {
    expect(await invite('vic', SHARK)).toBe('done')
    expect(await sit('eve', SHARK)).toBe('done')
    expect(await seatsSeen('eve')).toEqual([SHARK])
  })

  test('to one more seat of their own side', async () => {
    await invite('hal', HOOPER)
    expect(await sit('cy', HOOPER)).toBe('done')
    expect(await seatsSeen('cy')).toEqual([BRODY, HOOPER])
  })
})

describe('a seat is no longer for those to share', () => {
  test('who stood up before the start', async () => {
    await invite('vic', SHARK)
    await sit('eve', SHARK)
    await invite('eve', SHARK, 'kept back')
    await club.do(id, 'eve', { do: 'leave', seat: SHARK })
    expect((await place(SHARK)).invited).toBe(false)
    expect(await sit('mallory', SHARK, 'kept back')).toBe('bad-invitation')
  })

  test('who conceded', async () => {
    await begin()
    await invite('cy', BRODY, 'kept back')
    await club.do(id, 'cy', { do: 'concede' })
    expect(await sit('mallory', BRODY, 'kept back')).toBe('bad-invitation')
    expect(await place(BRODY)).toMatchObject({ holders: ['cy'], bot: 'mate', invited: false })
  })
})

describe('a person alone on several sides', () => {
  test('goes on with them as before, and may come to more seats of each', async () => {
    id = await club.open('hal', {
      game: 'jaws',
      seats: [{ mine: true }, { mine: true }, { bot: 'mate' }, { bot: 'mate' }],
    })
    await club.do(id, 'hal', { do: 'ready', on: true })
    expect(await seatsSeen('hal')).toEqual([SHARK, QUINT])
    expect(await toBot('hal', SHARK)).toBe('done')
    expect(await back('hal', SHARK)).toBe('done')
    await invite('hal', BRODY)
    expect(await sit('hal', BRODY)).toBe('done')
  })
})

describe('a seat is minded', () => {
  beforeEach(begin)

  test.each([
    ['random', 'mate'],
    ['greedy', 'mate'],
    ['cadet', 'mate'],
    ['mate', 'mate'],
    ['captain', 'captain'],
  ])('at least by a mate: %s is %s', async (asked, given) => {
    expect(await toBot('vic', SHARK, asked)).toBe('done')
    gone('cy')
    expect(await toBot('vic', BRODY, asked)).toBe('done')
    expect([(await place(SHARK)).bot, (await place(BRODY)).bot]).toEqual([given, given])
  })

  test('after two minutes, and not after one', async () => {
    club.leaves('vic')
    club.wait(MINUTE)
    expect(await toBot('hal', SHARK)).toBe('not-gone')
    club.wait(MINUTE - 1)
    expect(await toBot('hal', SHARK)).toBe('not-gone')
    club.wait(1)
    expect(await toBot('hal', SHARK)).toBe('done')
  })

  test('for those who still play it, whoever else had it and conceded', async () => {
    await invite('vic', SHARK)
    await sit('eve', SHARK)
    await club.do(id, 'eve', { do: 'concede' })
    expect(await toBot('eve', SHARK)).toBe('not-gone')
    gone('vic')
    expect(await toBot('hal', SHARK)).toBe('done')
    expect(await back('eve', SHARK)).toBe('conceded')
    expect(await back('vic', SHARK)).toBe('done')
  })
})
