import { beforeEach, describe, expect, test } from 'vitest'
import { botTurns } from './bots-turn.ts'
import { GONE } from './command.ts'
import { answerTo, Club } from './testing/club.ts'
import { dive, layOf, playOysters, stateOf } from './testing/oyster-night.ts'

let club: Club
let id: string

beforeEach(async () => {
  club = new Club()
  id = await playOysters(club)
})

const takeOver = (person: string, seat: number) => club.do(id, person, { do: 'bot', seat, level: 'mate' })
const asked = () => club.table(id, (table) => botTurns(table).map(({ seat, decision }) => [seat, decision]))
const botActs = (seat: number, action: string, decision: string, tag = club.tag()) =>
  club.tables.botActs(id, seat, [action], decision, tag)

test('a bot is let play on by whoever may have the seat back, and nothing is kept of it', async () => {
  const stay = (person: string, seat: number) => answerTo(club.do(id, person, { do: 'stay', seat }))
  expect(await stay('ben', 1)).toBe('no-bot')
  club.leaves('ben')
  club.wait(GONE)
  await takeOver('ann', 1)
  const before = club.log(id).length
  expect(await stay('ann', 1)).toBe('not-your-seat')
  expect(await stay('ben', 1)).toBe('done')
  expect(club.log(id)).toHaveLength(before)
  expect((await club.room(id)).seats[1].bot).toBe('mate')
})

describe('a bot takes over', () => {
  test('from somebody who is gone for two minutes, by the word of anyone at the table', async () => {
    club.leaves('ben')
    club.wait(GONE - 1)
    expect(await answerTo(takeOver('ann', 1))).toBe('not-gone')
    club.wait(1)
    expect(await answerTo(takeOver('eve', 1))).toBe('not-at-table')
    expect(await answerTo(takeOver('ann', 1))).toBe('done')
    expect(await answerTo(takeOver('cat', 1))).toBe('bot-already')
    expect((await club.room(id)).seats[1]).toMatchObject({ holders: ['ben'], bot: 'mate' })
  })

  test('not from somebody who came back in time', async () => {
    club.leaves('ben')
    club.wait(GONE)
    club.returns('ben')
    expect(await answerTo(takeOver('ann', 1))).toBe('not-gone')
  })

  test('from somebody who wants it to', async () => {
    expect(await answerTo(takeOver('ben', 1))).toBe('done')
  })

  test('from a shared seat only when both are gone', async () => {
    const shared = await club.open('ann', {
      game: 'oysters',
      options: { players: 2 },
      seats: [{ mine: true }],
    })
    await club.sits(shared, 'ben', 1)
    await club.sits(shared, 'bea', 1)
    for (const person of ['ann', 'ben', 'bea']) await club.do(shared, person, { do: 'ready', on: true })
    club.leaves('ben')
    club.wait(GONE)
    const over = () => answerTo(club.do(shared, 'ann', { do: 'bot', seat: 1, level: 'mate' }))
    expect(await over()).toBe('not-gone')
    club.leaves('bea')
    club.wait(GONE)
    expect(await over()).toBe('done')
  })
})

describe('a seat that a bot minds', () => {
  beforeEach(async () => {
    await takeOver('ben', 1)
  })

  test('is played by the bot and not by the person', async () => {
    expect(await asked()).toEqual([[1, 'lay:1']])
    expect(await answerTo(club.act(id, 'ben', 1, await layOf(club, id, 1)))).toBe('bot-plays')
    expect(await answerTo(botActs(1, await layOf(club, id, 1), 'lay:1'))).toBe('done')
    expect(await asked()).toEqual([])
    expect(club.log(id).at(-1)).toMatchObject({ kind: 'act', person: null, seat: 1 })
  })

  test('is seen by the bot with the eyes of the seat alone', async () => {
    const { hands } = await stateOf(club, id)
    const [turn] = await club.table(id, (table) => botTurns(table))
    expect(turn.newPlan().view).toMatchObject({
      mine: ['ben'],
      seats: [{ hand: null }, { hand: hands[1] }, { hand: null }],
    })
  })

  test('is given back when the person says so, and to nobody else', async () => {
    expect(await answerTo(club.do(id, 'ann', { do: 'back', seat: 1 }))).toBe('not-your-seat')
    expect(await answerTo(club.do(id, 'ben', { do: 'back', seat: 1 }))).toBe('done')
    expect(await answerTo(club.do(id, 'ben', { do: 'back', seat: 1 }))).toBe('no-bot')
    expect(await answerTo(club.act(id, 'ben', 1, await layOf(club, id, 1)))).toBe('done')
  })

  test('hears no more of a bot that answers too late', async () => {
    const lay = await layOf(club, id, 1)
    await club.do(id, 'ben', { do: 'back', seat: 1 })
    const before = await stateOf(club, id)
    expect(await answerTo(botActs(1, lay, 'lay:1'))).toBe('no-bot')
    expect(await stateOf(club, id)).toEqual(before)
    expect(club.dropped).toEqual([])
  })
})

describe('a bot’s answer', () => {
  test('and a person’s at the same moment are both played', async () => {
    await takeOver('ben', 1)
    const [mine, theirs] = [await layOf(club, id, 0), await layOf(club, id, 1)]
    await Promise.all([club.act(id, 'ann', 0, mine), botActs(1, theirs, 'lay:1')])
    expect((await stateOf(club, id)).laid.map((card) => card > 0)).toEqual([true, true, false])
  })

  test('to another question than the open one is refused', async () => {
    await takeOver('ben', 1)
    expect(await answerTo(botActs(1, await layOf(club, id, 1), 'lay:2'))).toBe('stale')
  })

  test('sent twice is played once', async () => {
    await dive(club, id, 1)
    await takeOver('ben', 1)
    await botActs(1, 'put S', 'hide:1', 'b1')
    await botActs(1, 'put N', 'hide:1', 'b2')
    expect((await botActs(1, 'put S', 'hide:1', 'b1')).again).toBe(true)
    expect((await stateOf(club, id)).pearl).toBe(0)
  })

  test.each([
    ['was broken off', () => club.tables.abandon(id)],
    [
      'was ended by agreement',
      async () => {
        await club.do(id, 'ann', { do: 'offer', offer: { what: 'end' } })
        await club.do(id, 'cat', { do: 'answer', agree: true })
      },
    ],
  ])('comes too late when the game %s', async (_how, end) => {
    await takeOver('ben', 1)
    const lay = await layOf(club, id, 1)
    await end()
    const length = club.log(id).length
    expect((await club.room(id)).status).toBe('over')
    expect(await answerTo(botActs(1, lay, 'lay:1'))).toBe('over')
    expect(await asked()).toEqual([])
    expect(club.log(id)).toHaveLength(length)
  })

  test('for a seat that is not there harms nobody', async () => {
    expect(await answerTo(botActs(9, 'lay 1', 'lay:1'))).toBe('no-such-seat')
    expect(club.dropped).toEqual([])
  })
})

describe('a question that any of several may answer', () => {
  beforeEach(async () => {
    await dive(club, id, 1)
    await club.act(id, 'ben', 1, 'put S', 'done')
    await takeOver('cat', 2)
  })

  test('is left to the people among them', async () => {
    expect(await asked()).toEqual([])
    expect(await answerTo(botActs(2, 'wade N', 'seek:1'))).toBe('stale')
    expect(await answerTo(club.act(id, 'ann', 0, 'wade N'))).toBe('done')
  })

  test('is answered by one bot when there are only bots, until a person comes back', async () => {
    await takeOver('ann', 0)
    expect(await asked()).toEqual([[0, 'seek:1']])
    await club.do(id, 'cat', { do: 'back', seat: 2 })
    expect(await answerTo(botActs(0, 'wade N', 'seek:1'))).toBe('stale')
    expect(await answerTo(club.act(id, 'cat', 2, 'wade N'))).toBe('done')
  })
})

test('a table of bots is played by bots from beginning to end', async () => {
  id = await club.open('ann', {
    game: 'oysters',
    seats: [{ bot: 'cadet' }, { bot: 'mate' }, { bot: 'captain' }],
  })
  await club.do(id, 'ann', { do: 'ready', on: true })
  for (;;) {
    const [turn] = await club.table(id, (table) => botTurns(table))
    if (turn === undefined) break
    await botActs(turn.seat, (await club.legal(id, turn.seat)).at(-1) as string, turn.decision)
  }
  expect((await club.room(id)).status).toBe('over')
})

test('before the game no bot is asked anything', async () => {
  const open = await club.open('ann', { game: 'oysters', seats: [{ bot: 'mate' }] })
  expect(await club.table(open, (table) => botTurns(table))).toEqual([])
})
