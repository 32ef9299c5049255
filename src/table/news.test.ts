import { beforeEach, describe, expect, test } from 'vitest'
import { GONE } from './command.ts'
import { Club } from './testing/club.ts'

let club: Club
let id: string

/** Who did what where, the latest last; what was told before the test began is left out. */
async function told(who: string | null = null): Promise<unknown[]> {
  const { news } = await club.room(id, who)
  return news
    .filter(({ at }) => at === club.now)
    .map(({ what, seat, person, by, level }) =>
      [what, seat, person?.name, by && `by ${by.name}`, level].filter(
        (part) => part !== null && part !== undefined,
      ),
    )
}

beforeEach(async () => {
  club = new Club()
  id = await club.open('ann', { game: 'oysters', seats: [{ mine: true }] })
  club.wait(1)
})

const begin = async () => {
  for (const person of new Set((await club.room(id)).people.map((each) => each.id)))
    await club.do(id, person, { do: 'ready', on: true })
  club.wait(1)
}

describe('before the game everyone is told', () => {
  test('who sat down, who shares, who stood up, and who was sent away by whom', async () => {
    await club.sits(id, 'ben', 1)
    await club.sits(id, 'bea', 1)
    await club.do(id, 'bea', { do: 'leave', seat: 1 })
    await club.do(id, 'ann', { do: 'reopen', seat: 1 })
    for (const who of ['ann', 'ben', null])
      expect(await told(who)).toEqual([
        ['sat', 'ben', 'ben'],
        ['shares', 'ben', 'bea'],
        ['left', 'ben', 'bea'],
        ['left', 'ben', 'ben', 'by ann'],
      ])
  })

  test('which bots came and went', async () => {
    await club.do(id, 'ann', { do: 'bot', seat: 2, level: 'cadet' })
    await club.do(id, 'ann', { do: 'reopen', seat: 2 })
    await club.do(id, 'ann', { do: 'reopen', seat: 2 })
    expect(await told()).toEqual([
      ['bot', 'cat', 'by ann', 'cadet'],
      ['bot-left', 'cat', 'by ann', 'cadet'],
    ])
  })
})

describe('in the game everyone is told', () => {
  beforeEach(async () => {
    await club.sits(id, 'ben', 1)
    await club.do(id, 'ann', { do: 'bot', seat: 2, level: 'cadet' })
    await begin()
  })

  test('who shares a seat, and who took one of a bot', async () => {
    await club.sits(id, 'bea', 1)
    await club.sits(id, 'cy', 2)
    expect(await told('ann')).toEqual([
      ['shares', 'ben', 'bea'],
      ['sat', 'cat', 'cy'],
    ])
  })

  test('which bot minds whose seat, at whose word, and who is back', async () => {
    club.leaves('ben')
    club.wait(GONE)
    await club.do(id, 'ann', { do: 'bot', seat: 1, level: 'mate' })
    await club.do(id, 'ben', { do: 'back', seat: 1 })
    await club.do(id, 'ben', { do: 'bot', seat: 1, level: 'captain' })
    expect(await told()).toEqual([
      ['back', 'ben', 'ben'],
      ['minds', 'ben', 'by ben', 'captain'],
    ])
    club.crash()
    expect(await told()).toHaveLength(2)
  })

  test('who conceded, and of the bot that follows nothing more', async () => {
    await club.do(id, 'ben', { do: 'concede' })
    expect(await told()).toEqual([['conceded', 'ben']])
  })

  test('of a match of 0.1.0 who is back, as far as that was kept', async () => {
    await club.tables.change(id, (table, at) => ({
      entries: [
        table.commit({ kind: 'bot', seat: 1, level: 'mate', at }),
        table.commit({ kind: 'bot', seat: 1, level: null, at }),
      ],
      again: false,
    }))
    expect(await told()).toEqual([
      ['minds', 'ben', 'mate'],
      ['back', 'ben', 'ben'],
    ])
  })

  test('no more than twenty things, and nobody crowds out another’s by doing the same again', async () => {
    for (let times = 0; times < 30; times++) {
      await club.do(id, 'ben', { do: 'bot', seat: 1, level: 'mate' })
      await club.do(id, 'ben', { do: 'back', seat: 1 })
    }
    const { news } = await club.room(id)
    expect(news.map(({ what }) => what)).toEqual(['sat', 'sat', 'bot', 'minds', 'back'])
    for (let person = 0; person < 21; person++) await club.sits(id, `guest ${person}`, person % 3)
    expect((await club.room(id)).news).toHaveLength(20)
  })
})
