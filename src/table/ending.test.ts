import { beforeEach, describe, expect, test } from 'vitest'
import { readRecord } from '#kernel/match/verify.ts'
import { botTurns } from './bots-turn.ts'
import { recordOf } from './record.ts'
import { answerTo, Club, countedSecret, findTestBox } from './testing/club.ts'
import { dive, finish, playOysters, playTeamOysters, stateOf } from './testing/oyster-night.ts'

let club: Club

beforeEach(() => {
  club = new Club()
})

const concede = (id: string, person: string) => answerTo(club.do(id, person, { do: 'concede' }))

describe('whoever concedes', () => {
  test('to one other has lost to them', async () => {
    const id = await playOysters(club, 2)
    expect(await concede(id, 'ann')).toBe('done')
    expect(await club.room(id)).toMatchObject({ status: 'over', ending: 'conceded', winners: ['ben'] })
    expect(JSON.parse(club.listing(id).summary)).toMatchObject({ ending: 'conceded', winners: ['ben'] })
    expect(await concede(id, 'ben')).toBe('over')
  })

  test('to a bot has lost to it', async () => {
    const id = await club.play('oysters', ['ann', { bot: 'mate' }])
    await concede(id, 'ann')
    expect(await club.room(id)).toMatchObject({ status: 'over', winners: ['ben'] })
  })

  test('among four leaves the seat to a bot, for good', async () => {
    const id = await club.play('sharks', ['a', 'b', 'c', 'd'])
    await concede(id, 'b')
    const { status, seats, people } = await club.room(id)
    expect(status).toBe('playing')
    expect(seats[1]).toMatchObject({ holders: ['b'], bot: 'mate' })
    expect(people[1]).toMatchObject({ id: 'b', conceded: true })
    expect(await answerTo(club.do(id, 'b', { do: 'back', seat: 1 }))).toBe('conceded')
    expect(await concede(id, 'b')).toBe('conceded')
    const toB = await club.table(id, (table) => botTurns(table).every(({ seat }) => seat === 1))
    expect(toB).toBe(true)
  })

  test('leaves a seat that a bot minds already to that bot', async () => {
    const id = await club.play('sharks', ['a', 'b', 'c', 'd'])
    await club.do(id, 'b', { do: 'bot', seat: 1, level: 'captain' })
    await concede(id, 'b')
    expect((await club.room(id)).seats[1]).toMatchObject({ holders: ['b'], bot: 'captain' })
    expect(club.log(id).at(-1)).toMatchObject({ kind: 'conceded', person: 'b' })
  })

  test('last but one gives the game to the last', async () => {
    const id = await club.play('sharks', ['a', 'b', 'c', 'd'])
    await concede(id, 'b')
    await concede(id, 'd')
    expect((await club.room(id)).status).toBe('playing')
    await concede(id, 'a')
    expect(await club.room(id)).toMatchObject({ status: 'over', ending: 'conceded', winners: ['tiger'] })
  })

  test('in a team leaves the others of the team to go on', async () => {
    const id = await playTeamOysters(club)
    await concede(id, 'ben')
    expect((await club.room(id)).status).toBe('playing')
    await concede(id, 'ann')
    expect(await club.room(id)).toMatchObject({ status: 'over', winners: ['ben', 'cat'] })
  })

  test('as the last of a team has lost for all of it', async () => {
    const id = await playTeamOysters(club)
    await concede(id, 'ben')
    await concede(id, 'cat')
    expect(await club.room(id)).toMatchObject({ status: 'over', winners: ['ann'] })
  })

  test('as the last person among bots has ended the game, and no bot has won it', async () => {
    const id = await club.play('sharks', ['a', { bot: 'mate' }, { bot: 'mate' }])
    await concede(id, 'a')
    expect(await club.room(id)).toMatchObject({ status: 'over', ending: 'conceded', winners: [] })
  })

  test('was playing, and not watching', async () => {
    const id = await playOysters(club, 2)
    expect(await concede(id, 'eve')).toBe('not-at-table')
    const early = await club.open('ann', { game: 'oysters', seats: [{ mine: true }] })
    expect(await concede(early, 'ann')).toBe('not-started')
  })

  test('comes to no seat any more, and has none to share', async () => {
    const id = await club.play('sharks', ['a', 'b', 'c', { bot: 'mate' }])
    await concede(id, 'b')
    await club.do(id, 'a', { do: 'invite', seat: 3, codeHash: 'x' })
    const sit = { do: 'sit', seat: 3, name: 'B', codeHash: 'x' } as const
    expect(await answerTo(club.do(id, 'b', sit))).toBe('conceded')
    expect(await answerTo(club.do(id, 'b', { do: 'invite', seat: 1, codeHash: 'y' }))).toBe('conceded')
  })
})

describe('a rematch', () => {
  const offer = (id: string, person: string) =>
    answerTo(club.do(id, person, { do: 'offer', offer: { what: 'rematch' } }))
  const agree = (id: string, person: string) => answerTo(club.do(id, person, { do: 'answer', agree: true }))

  test('moves people on to each other’s seats where nothing else is said, at a table of its own', async () => {
    const id = await club.play('sharks', ['a', 'b', { bot: 'captain' }], { hands: 'open' })
    await club.tables.abandon(id)
    await offer(id, 'a')
    await agree(id, 'b')
    const next = await club.rematch(id)
    expect((await club.room(id)).rematch).toBe(next.id)
    expect(next.setup.options).toMatchObject({ hands: 'open', players: 3 })
    const { seats, status, people, host } = await club.room(next.id)
    expect(seats.map(({ holders, bot }) => [...holders, bot])).toEqual([
      ['b', null],
      ['a', null],
      ['captain'],
    ])
    expect({ status, host, ready: people.map((person) => person.ready) }).toEqual({
      status: 'playing',
      host: 'a',
      ready: [true, true],
    })
    expect(next.begun?.seal?.secret).not.toBe(countedSecret(0))
    club.crash()
    expect((await club.room(next.id)).seats.map(({ holders }) => holders.length)).toEqual([1, 1, 0])
  })

  test('is arranged once', async () => {
    const id = await playOysters(club, 2)
    await concede(id, 'ann')
    await offer(id, 'ann')
    await agree(id, 'ben')
    const [one, other] = await Promise.all([club.rematch(id), club.rematch(id)])
    expect(one.id).toBe(other.id)
    expect(await offer(id, 'ben')).toBe('rematched')
  })

  test('is not arranged before all agree, nor during the game', async () => {
    const id = await playOysters(club, 2)
    expect(await offer(id, 'ann')).toBe('not-started')
    expect(await answerTo(club.rematch(id))).toBe('no-offer')
    await concede(id, 'ann')
    expect(await answerTo(club.rematch(id))).toBe('no-offer')
    await offer(id, 'ann')
    expect(await answerTo(club.rematch(id))).toBe('no-offer')
  })

  test('may be asked for by whoever conceded, and needs the word of both', async () => {
    const id = await playOysters(club, 2)
    await concede(id, 'ann')
    expect(await offer(id, 'ann')).toBe('done')
    expect(await agree(id, 'ben')).toBe('done')
    expect((await club.rematch(id)).room.seats.map(({ holders }) => holders)).toEqual([['ben'], ['ann']])
  })

  test('does not wait for somebody whose seat a bot played to the end, if they have gone', async () => {
    const id = await playOysters(club)
    await club.do(id, 'cat', { do: 'bot', seat: 2, level: 'mate' })
    club.leaves('cat')
    club.wait(1)
    await club.tables.abandon(id)
    await offer(id, 'ann')
    await agree(id, 'ben')
    expect((await club.rematch(id)).room.seats[0].holders).toEqual(['cat'])
  })

  test('is tried again when it could not be kept', async () => {
    const id = await playOysters(club, 2)
    await concede(id, 'ann')
    await offer(id, 'ann')
    await agree(id, 'ben')
    club.store.mishap = () => 'lost'
    await expect(club.rematch(id)).rejects.toThrow()
    club.store.mishap = () => 'none'
    expect((await club.room(id)).rematch).toBeNull()
    const mine = await club.store.matchesOf('ben', 10)
    const next = await club.rematch(id)
    expect((await club.room(id)).rematch).toBe(next.id)
    expect(await club.store.matchesOf('ben', 10)).toHaveLength(mine.length)
  })
})

describe('an abandoned match', () => {
  test('is over, and its seed no secret', async () => {
    const id = await playOysters(club)
    await club.tables.abandon(id)
    expect(await club.room(id)).toMatchObject({
      status: 'over',
      ending: 'abandoned',
      winners: [],
      seed: await club.table(id, (table) => table.begun?.seed),
      seal: { secret: countedSecret(0) },
    })
    expect(await answerTo(club.tables.abandon(id))).toBe('over')
    expect(club.listing(id).status).toBe('over')
  })
})

describe('a record', () => {
  const record = (id: string) => club.table(id, recordOf)
  const result = (text: string) => readRecord(text, findTestBox).record.result?.text

  test('is refused while the game is on, and when there was none', async () => {
    const id = await playOysters(club)
    expect(await answerTo(record(id))).toBe('running')
    const early = await club.open('ann', { game: 'oysters' })
    expect(await answerTo(record(early))).toBe('running')
    await club.tables.abandon(early)
    expect(await answerTo(record(early))).toBe('not-started')
  })

  test('of a finished match can be checked line by line', async () => {
    const id = await playOysters(club)
    await dive(club, id, 1)
    await finish(club, id, 1, 0)
    expect(await club.room(id)).toMatchObject({ status: 'over', ending: null, winners: ['ben'] })
    expect((await stateOf(club, id)).points).toEqual([0, 1, 0])
    expect(result(await record(id))).toContain('ben wins')
  })

  test.each(['agreed', 'conceded', 'abandoned'])(
    'of one that was %s can be checked as far as it went',
    async (how) => {
      const id = await playOysters(club, 2)
      await dive(club, id, 1, 2)
      if (how === 'conceded') await concede(id, 'ann')
      if (how === 'abandoned') await club.tables.abandon(id)
      if (how === 'agreed') {
        await club.do(id, 'ann', { do: 'offer', offer: { what: 'end' } })
        await club.do(id, 'ben', { do: 'answer', agree: true })
      }
      expect((await club.room(id)).ending).toBe(how)
      expect(result(await record(id))).toBe('abandoned')
    },
  )
})

test('what was never played, and has let go of its content, is not played again with another', async () => {
  const pack = { game: 'oysters', cards: [9, 9, 9, 9, 9] }
  const early = await club.open('ann', { game: 'oysters', pack, seats: [{ mine: true }, { mine: true }] })
  await club.tables.abandon(early)
  expect(await answerTo(club.do(early, 'ann', { do: 'offer', offer: { what: 'rematch' } }))).toBe(
    'not-started',
  )
  expect((await club.room(early)).nextCommitment).toBeNull()
})
