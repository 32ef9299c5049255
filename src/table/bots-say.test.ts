import { beforeEach, describe, expect, test } from 'vitest'
import { message } from '#kernel/message.ts'
import { botTurns } from './bots-turn.ts'
import { talkView } from './talk-view.ts'
import { Club } from './testing/club.ts'
import { dive, playTeamOysters } from './testing/oyster-night.ts'

let club: Club
let id: string
const SAID = message('oysters.plan', { card: '4' })

/** Ann plays alone, Ben and Cat are a team; a bot minds Cat's seat. */
beforeEach(async () => {
  club = new Club()
  id = await playTeamOysters(club)
  await club.do(id, 'cat', { do: 'bot', seat: 2, level: 'mate' })
})

const says = (seat: number, decision: string) => club.tables.botSays(id, seat, SAID, decision)
const reads = async (person: string | null) => (await club.room(id, person)).told
const heard = () => club.table(id, (table) => botTurns(table).map(({ seat, isHeard }) => [seat, isHeard]))

describe('what a bot says it is about to do', () => {
  test('is read by its side, and by nobody else', async () => {
    club.wait(7)
    expect((await says(2, 'lay:1')).entries).toHaveLength(1)
    const line = { at: club.now, seat: 'cat', message: SAID }
    expect(await reads('ben')).toEqual([line])
    expect(await reads('cat')).toEqual([line])
    for (const who of ['ann', 'eve', null]) expect(await reads(who)).toEqual([])
  })

  test('is told as what was added to those who have read the rest', async () => {
    await says(2, 'lay:1')
    const before = await club.table(id, ({ room }) => ({ said: room.said, told: room.toldInAll }))
    const since = (person: string) => club.table(id, (table) => talkView(table, person, before).told)
    expect(await since('ben')).toEqual([])
    for (let line = 0; line < 25; line++) await says(2, 'lay:1')
    expect(await since('ben')).toHaveLength(20)
    expect(await since('ben')).toEqual(await reads('ben'))
    expect(await since('ann')).toEqual([])
  })

  test('is kept, and no move of the game', async () => {
    const { changed } = club.listing(id)
    club.wait(600_000)
    const cursor = await club.table(id, (table) => table.latest(0)?.cursor)
    await says(2, 'lay:1')
    expect(club.listing(id).changed).toBe(changed)
    club.crash()
    expect(await reads('ben')).toHaveLength(1)
    expect(await club.table(id, (table) => table.latest(0)?.cursor)).toBe(cursor)
  })

  test('is not said to a question that it is not asked, nor by a seat that no bot plays', async () => {
    const length = club.log(id).length
    for (const [seat, decision] of [
      [2, 'lay:2'],
      [1, 'lay:1'],
      [9, 'lay:1'],
    ] as const)
      expect(await says(seat, decision)).toEqual({ entries: [], again: false })
    expect(club.log(id)).toHaveLength(length)
  })

  test('is not said when nobody of its side would hear it', async () => {
    expect(await heard()).toEqual([[2, true]])
    await club.do(id, 'ben', { do: 'bot', seat: 1, level: 'mate' })
    expect(await heard()).toEqual([
      [1, false],
      [2, false],
    ])
    expect((await says(2, 'lay:1')).entries).toEqual([])
  })

  test('is not said while the rules forbid the side to confer', async () => {
    club = new Club()
    id = await playTeamOysters(club)
    await dive(club, id, 2)
    await club.do(id, 'cat', { do: 'bot', seat: 2, level: 'mate' })
    expect(await heard()).toEqual([[2, false]])
    expect((await says(2, 'hide:1')).entries).toEqual([])
  })

  test('long ago is no longer shown', async () => {
    for (let line = 0; line < 22; line++) {
      club.wait(1)
      await says(2, 'lay:1')
    }
    const lines = await reads('ben')
    expect(lines).toHaveLength(20)
    expect(lines[0].at).toBe(club.now - 19)
  })
})

test('of bots who are all asked one question the first answers, and no other', async () => {
  const open = await club.open('host', {
    game: 'oysters',
    seats: [{ bot: 'mate' }, { bot: 'mate' }, { bot: 'mate' }],
  })
  await club.do(open, 'host', { do: 'ready', on: true })
  const turns = () => club.table(open, (table) => botTurns(table))
  let first = (await turns())[0]
  for (; !first.decision.startsWith('seek'); first = (await turns())[0]) {
    const action = (await club.legal(open, first.seat)).at(-1) as string
    await club.tables.botActs(open, first.seat, [action], first.decision, club.tag())
  }
  expect(await turns()).toHaveLength(1)
  const asked = await club.table(open, ({ match }) => [0, 1, 2].filter((seat) => match?.isToAct(seat)))
  const other = asked.find((seat) => seat !== first.seat) as number
  const attempt = club.tables.botActs(open, other, ['wade N'], first.decision, club.tag())
  await expect(attempt).rejects.toMatchObject({ code: 'stale' })
})
