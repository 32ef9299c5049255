import { beforeEach, describe, expect, test } from 'vitest'
import { oysters } from '#kernel/testing/oysters/index.ts'
import { answerTo, Club, countedSecret } from './testing/club.ts'
import { dive, finish, layAll, PEOPLE, playOysters, stateOf } from './testing/oyster-night.ts'

const MINUTE = 60_000

let club: Club

beforeEach(() => {
  club = new Club()
})

const seat = (id: string, team: number, holders: string[], more: object = {}) => ({
  seat: id,
  team,
  holders,
  bot: null,
  turn: null,
  invited: false,
  ...more,
})
const person = (id: string, more: object = {}) => ({
  id,
  name: id,
  ready: false,
  unready: null,
  adds: false,
  conceded: false,
  ...more,
})
const news = (what: string, of: string | null, more: object = {}) => ({
  at: club.now,
  what,
  seat: of,
  person: null,
  by: null,
  level: null,
  ...more,
})
const summary = (id: string) => JSON.parse(club.listing(id).summary) as object

describe('what is shown of a room', () => {
  test('before the game: who sits where, who is ready, whom a seat waits for', async () => {
    const seats = [{ mine: true }, { bot: 'mate' }] as const
    const id = await club.open('host', { game: 'oysters', listed: true, seats })
    await club.do(id, 'host', { do: 'invite', seat: 2, codeHash: 'h' })
    await club.do(id, 'host', { do: 'ready', on: true })
    expect(await club.room(id, 'host')).toEqual({
      match: id,
      game: 'oysters',
      rules: oysters.rules,
      options: { players: 3, rounds: 2 },
      content: oysters.shelf.hash(oysters.shelf.builtIn),
      commitment: await club.table(id, (table) => table.commitment),
      arranged: 0,
      seed: null,
      seal: { secret: null, numbers: null },
      takebacks: null,
      stacked: false,
      status: 'gathering',
      ending: null,
      winners: null,
      listed: true,
      linked: null,
      host: 'host',
      me: 'host',
      mine: ['ann'],
      seats: [
        seat('ann', 0, ['host']),
        seat('ben', 1, [], { bot: 'mate' }),
        seat('cat', 2, [], { invited: true }),
      ],
      people: [person('host', { ready: true })],
      offer: null,
      rematch: null,
      rematchSeats: null,
      nextCommitment: null,
      news: [
        news('sat', 'ann', { person: { id: 'host', name: 'host' } }),
        news('bot', 'ben', { level: 'mate' }),
      ],
      talk: [],
      told: [],
      muted: [],
      blocked: [],
    })
  })

  test('a host who sits nowhere is known by name all the same', async () => {
    const id = await club.open('host', { game: 'oysters', seats: [{ bot: 'mate' }] })
    const { people, mine, listed } = await club.room(id, 'host')
    expect({ people, mine, listed }).toEqual({ people: [person('host')], mine: [], listed: false })
  })

  test('while it goes on nobody has won, and there is no seed', async () => {
    const id = await playOysters(club)
    expect(await club.room(id)).toMatchObject({
      status: 'playing',
      winners: null,
      seed: null,
      me: null,
      mine: [],
      people: PEOPLE.map((each) => person(each, { ready: true })),
    })
  })

  test('an offer, and who has agreed to it', async () => {
    const id = await playOysters(club)
    await club.do(id, 'ben', { do: 'offer', offer: { what: 'end' } })
    await club.do(id, 'cat', { do: 'answer', agree: true })
    expect((await club.room(id)).offer).toEqual({
      id: 1,
      offer: { what: 'end' },
      by: 'ben',
      agreed: ['ben', 'cat'],
    })
  })

  test('the winners and the seed, when it is over', async () => {
    const id = await playOysters(club)
    await dive(club, id, 1)
    await finish(club, id, 1, 0)
    const { points } = await stateOf(club, id)
    const most = Math.max(...points)
    expect(await club.room(id)).toMatchObject({
      status: 'over',
      ending: null,
      winners: PEOPLE.filter((_, each) => points[each] === most),
      seed: await club.table(id, (table) => table.begun?.seed),
      seal: { secret: countedSecret(0) },
      takebacks: 0,
    })
  })

  test('that nobody has won a game that was broken off, or that all ended', async () => {
    const broken = await playOysters(club)
    await club.tables.abandon(broken)
    expect(await club.room(broken)).toMatchObject({ ending: 'abandoned', winners: [] })
    const ended = await playOysters(club, 2)
    await club.do(ended, 'ann', { do: 'offer', offer: { what: 'end' } })
    await club.do(ended, 'ben', { do: 'answer', agree: true })
    expect(await club.room(ended)).toMatchObject({ ending: 'agreed', winners: [], offer: null })
  })

  test('who of those who share a seat has its turn: to them alone', async () => {
    const id = await club.play('oysters', ['ann', ['ben', 'bea']])
    await dive(club, id, 1, 2)
    await club.act(id, 'bea', 1, 'put S')
    const turns = async (who: string | null) => (await club.room(id, who)).seats.map(({ turn }) => turn)
    expect(await turns('ben')).toEqual([null, 'bea'])
    expect(await turns('ann')).toEqual([null, null])
    expect(await turns(null)).toEqual([null, null])
  })
})

describe('what the lists show', () => {
  test('who sits where by name, whom it waits for, and when something was seen to happen', async () => {
    club.now = 10 * MINUTE + 1
    const id = await club.open('host', { game: 'oysters', listed: true, seats: [undefined, { bot: 'mate' }] })
    expect(club.listing(id)).toMatchObject({
      status: 'gathering',
      listed: true,
      changed: 10 * MINUTE,
      people: ['host'],
    })
    expect(summary(id)).toEqual({
      rules: 7,
      options: { players: 3, rounds: 2 },
      seats: [
        { seat: 'ann', team: 0, names: [], holders: [], bot: null },
        { seat: 'ben', team: 1, names: [], holders: [], bot: 'mate' },
        { seat: 'cat', team: 2, names: [], holders: [], bot: null },
      ],
      waiting: [],
      ending: null,
      winners: null,
      scores: null,
      result: null,
      codes: [],
    })
    await club.do(id, 'host', { do: 'invite', seat: 2, codeHash: 'seat' })
    await club.do(id, 'host', { do: 'link', codeHash: 'table' })
    expect(summary(id)).toMatchObject({ codes: ['table', 'seat'] })
  })

  test('all who are asked, and fewer when one has answered', async () => {
    const id = await playOysters(club)
    expect(summary(id)).toMatchObject({ waiting: ['ann', 'ben', 'cat'], seats: [{ names: ['ann'] }, {}, {}] })
    expect(club.listing(id).people).toEqual(['ann', 'ben', 'cat'])
    await layAll(club, id)
    const { caller } = await stateOf(club, id)
    expect(summary(id)).toMatchObject({ waiting: [PEOPLE[caller]] })
  })

  test('the result, when it is over; nobody is waited for', async () => {
    const id = await playOysters(club)
    await dive(club, id, 1)
    await finish(club, id, 1, 0)
    const { winners } = await club.room(id)
    const outcome = await club.table(id, ({ match }) => match?.outcome)
    expect(summary(id)).toMatchObject({
      waiting: [],
      winners,
      scores: Object.fromEntries(PEOPLE.map((seat, index) => [seat, outcome?.scores[index]])),
      result: expect.stringContaining('wins'),
    })
    expect(club.listing(id).status).toBe('over')
  })

  test('the minute of what was seen, and not of what was not', async () => {
    const id = await playOysters(club)
    const { changed } = club.listing(id)
    club.wait(5 * MINUTE)
    await club.do(id, 'ann', { do: 'mute', whom: 'ben', on: true })
    expect(club.listing(id).changed).toBe(changed)
    await club.do(id, 'ann', { do: 'say', channel: 'table', text: 'hm' })
    expect(club.listing(id).changed).toBe(changed + 5 * MINUTE)
  })

  test('nor of a move that only its actor knows of', async () => {
    const id = await playOysters(club)
    await dive(club, id, 1)
    const shown = () => club.table(id, (table) => table.changedAt)
    const before = await shown()
    club.wait(5 * MINUTE)
    await club.act(id, 'ben', 1, 'put S')
    await club.do(id, 'ben', { do: 'undo', seat: 1, tag: club.tag() })
    expect(await shown()).toBe(before)
    await club.act(id, 'ben', 1, 'put S', 'done')
    expect(await shown()).toBe(before + 5 * MINUTE)
  })
})

describe('after the end', () => {
  test.each([
    ['reopened', { do: 'reopen', seat: 1 }],
    ['given to a bot', { do: 'bot', seat: 1, level: 'mate' }],
    ['invited to', { do: 'invite', seat: 1, codeHash: 'h' }],
    ['taken back', { do: 'back', seat: 1 }],
    ['listed', { do: 'list', on: true }],
    ['conceded', { do: 'concede' }],
    ['offered to end', { do: 'offer', offer: { what: 'end' } }],
    ['asked to be taken back', { do: 'offer', offer: { what: 'takeback' } }],
  ] as const)('nothing is %s any more', async (_what, command) => {
    const id = await playOysters(club)
    await club.tables.abandon(id)
    expect(await answerTo(club.do(id, 'ann', command))).toBe('over')
  })
})

test('during the game nobody is invited by others to a seat that somebody has', async () => {
  const id = await playOysters(club)
  expect(await answerTo(club.do(id, 'ann', { do: 'invite', seat: 1, codeHash: 'h' }))).toBe('not-your-seat')
  expect((await club.room(id)).seats[1].invited).toBe(false)
})

test('the lists are written when what they show may have changed, and not with every move', async () => {
  const id = await playOysters(club)
  await dive(club, id, 1)
  const { store } = club
  const append = store.append.bind(store)
  const written: boolean[] = []
  store.append = (match, position, entries, listing) => {
    written.push(listing !== undefined)
    return append(match, position, entries, listing)
  }
  for (const shell of ['S', 'N', 'W']) await club.act(id, 'ben', 1, `put ${shell}`)
  await club.act(id, 'ben', 1, 'done')
  expect(written).toEqual([false, false, false, true])
})
