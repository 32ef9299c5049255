import { beforeEach, describe, expect, test } from 'vitest'
import type { Box } from '#kernel/game.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { allSeats, seatSet, WATCHER } from '#kernel/seats.ts'
import { finish } from '#kernel/slices.ts'
import { leavingOysters, type RaisedOysters, raisedOysters } from '#kernel/testing/raised-oysters.ts'
import { GONE } from './command.ts'
import { recordOf } from './record.ts'
import { replayText } from './replay.ts'
import { answerTo, Club, findTestBox } from './testing/club.ts'
import { dive, layAll, layOf, playOysters, stateOf } from './testing/oyster-night.ts'

let club: Club
let id: string
beforeEach(async () => {
  club = new Club()
  id = await playOysters(club, 3, 2)
})

/** The next release, with these oysters. */
function upgrade(box: Box): void {
  club.findBox = (game) => (game === 'oysters' ? box : findTestBox(game))
  club.crash()
}

const kinds = (): string[] => club.log(id).map(({ kind }) => kind)
const raisedState = async (): Promise<RaisedOysters> =>
  club.table(id, ({ game, match }) => structuredClone(game.write(match?.state) as RaisedOysters))

describe('a running match whose rules are leaving', () => {
  test('is brought to the newest as it is read, stands as it stood, and everyone is told', async () => {
    await dive(club, id, 1)
    const { phase, ...before } = await stateOf(club, id)
    const legal = await club.legal(id, 1)
    club.wait(60_000)
    upgrade(leavingOysters)
    const { asked, ...after } = await raisedState()
    expect([asked, after]).toEqual([phase, before])
    expect(await club.legal(id, 1)).toEqual(legal)
    expect(kinds().at(-1)).toBe('raised')
    for (const viewer of [WATCHER, seatSet(0), seatSet(1)])
      expect(await club.table(id, (table) => table.latest(viewer))).toMatchObject({
        cursor: 1_000_001,
        events: [{ key: 'match.raised', params: { played: 7, plays: 8 } }],
      })
    const room = await club.room(id, 'ann')
    expect(room).toMatchObject({ rules: 8, began: 7, status: 'playing' })
    expect(room.news.at(-1)).toMatchObject({ what: 'raised', at: club.now })
    expect(JSON.parse(club.listing(id).summary)).toMatchObject({ rules: 8 })
    expect(club.listing(id)).toMatchObject({ rules: 8 })
  })

  test('is read the same way again, by that release and by the next, which has its rules no more', async () => {
    await dive(club, id, 1)
    await club.do(id, 'ann', { do: 'say', channel: 'table', text: 'what now?' })
    upgrade(leavingOysters)
    const room = await club.room(id, 'ben')
    const state = await raisedState()
    for (const box of [leavingOysters, raisedOysters]) {
      upgrade(box)
      expect(await club.room(id, 'ben')).toEqual(room)
      expect(await raisedState()).toEqual(state)
      expect(kinds().filter((kind) => kind === 'raised')).toHaveLength(1)
    }
  })

  test('goes on to its end in the next release; what was asked before is played once', async () => {
    const card = await layOf(club, id, 0)
    await club.do(id, 'ann', { do: 'act', seat: 0, actions: [card], tag: 'first' })
    upgrade(leavingOysters)
    await club.room(id)
    upgrade(raisedOysters)
    const again = await club.do(id, 'ann', { do: 'act', seat: 0, actions: [card], tag: 'first' })
    expect(again).toEqual({ entries: [], again: true })
    for (const seat of [1, 2])
      await club.act(id, ['ann', 'ben', 'cat'][seat], seat, (await club.legal(id, seat))[0])
    expect((await raisedState()).asked).toBe('send')
    await club.do(id, 'ann', { do: 'concede' })
    await club.do(id, 'ben', { do: 'concede' })
    expect((await club.room(id)).status).toBe('over')
    const record = await club.table(id, recordOf)
    const { earlier, match } = readRecord(record, () => raisedOysters)
    expect([earlier, match.game.rules, match.log.length]).toEqual(['unplayed', 8, 2])
    expect(readRecord(record, () => leavingOysters).earlier).toBe('fits')
    expect(record).toMatch(/^1 ann: lay \d #/m)
  })

  test('has a replay that begins where it went on, and shows nobody more than the end does', async () => {
    await dive(club, id, 1)
    upgrade(leavingOysters)
    await club.act(id, 'ben', 1, 'put S', 'done')
    await club.tables.abandon(id)
    upgrade(raisedOysters)
    const replay = async (viewer: number) =>
      JSON.parse(await club.table(id, (table) => finish(replayText(table, viewer))))
    const all = await replay(allSeats(3))
    expect(all).toMatchObject({ rules: 8, began: 7 })
    expect(all.updates[0].events).toEqual([{ key: 'match.raised', params: { played: 7, plays: 8 } }])
    expect(all.updates.map(({ cursor }: { cursor: number }) => cursor)).toEqual([1_000_001, 1_000_002])
    expect((await replay(WATCHER)).updates[0].view).toEqual(
      (await club.table(id, (table) => finish(table.retold(WATCHER))[0])).view,
    )
  })

  test('lets nobody go back past it, and drops the offer to', async () => {
    await layAll(club, id)
    await club.do(id, 'ann', { do: 'offer', offer: { what: 'takeback' } })
    upgrade(leavingOysters)
    expect((await club.room(id)).offer).toBeNull()
    expect(await answerTo(club.do(id, 'ann', { do: 'offer', offer: { what: 'takeback' } }))).toBe(
      'no-takeback',
    )
  })

  test('tells at its end how often all went back, before it too', async () => {
    const goBack = async (): Promise<void> => {
      await layAll(club, id)
      await club.do(id, 'ann', { do: 'offer', offer: { what: 'takeback' } })
      for (const person of ['ben', 'cat']) await club.do(id, person, { do: 'answer', agree: true })
    }
    await goBack()
    await goBack()
    upgrade(leavingOysters)
    await goBack()
    expect((await club.room(id)).takebacks).toBeNull()
    await club.tables.abandon(id)
    expect((await club.room(id)).takebacks).toBe(3)
    upgrade(raisedOysters)
    expect((await club.room(id)).takebacks).toBe(3)
    const record = await club.table(id, recordOf)
    expect(record.match(/^\d+ all: takeback /gm)).toHaveLength(3)
  })

  test('keeps its sides, its invitations and the right to come back', async () => {
    await club.do(id, 'cat', { do: 'invite', seat: 2, codeHash: 'code' })
    club.leaves('ben')
    club.wait(GONE)
    await club.do(id, 'ann', { do: 'bot', seat: 1, level: 'mate' })
    for (const box of [leavingOysters, raisedOysters]) {
      upgrade(box)
      expect((await club.room(id)).seats[1]).toMatchObject({ holders: ['ben'], bot: 'mate' })
      const sit = { do: 'sit', seat: 2, name: 'ann', codeHash: 'code' } as const
      expect(await answerTo(club.do(id, 'ann', sit))).toBe('other-side')
      expect(await answerTo(club.do(id, 'ann', { do: 'back', seat: 1 }))).toBe('not-your-seat')
    }
    await club.do(id, 'ann', { do: 'offer', offer: { what: 'end' } })
    await club.do(id, 'cat', { do: 'answer', agree: true })
    expect((await club.room(id)).status).toBe('playing')
    club.returns('ben')
    expect(await answerTo(club.do(id, 'ben', { do: 'back', seat: 1 }))).toBe('done')
    expect(await answerTo(club.do(id, 'eve', { do: 'sit', seat: 2, name: 'eve', codeHash: 'code' }))).toBe(
      'done',
    )
  })

  test('keeps an offer to end it', async () => {
    await club.do(id, 'ann', { do: 'offer', offer: { what: 'end' } })
    upgrade(leavingOysters)
    expect((await club.room(id)).offer).toMatchObject({ offer: { what: 'end' } })
  })

  test('has a rematch by the newest rules, under the commitment that was shown', async () => {
    upgrade(leavingOysters)
    await club.room(id)
    upgrade(raisedOysters)
    await club.do(id, 'ann', { do: 'offer', offer: { what: 'end' } })
    for (const person of ['ben', 'cat']) await club.do(id, person, { do: 'answer', agree: true })
    const { nextCommitment } = await club.room(id)
    await club.do(id, 'ann', { do: 'offer', offer: { what: 'rematch' } })
    for (const person of ['ben', 'cat']) await club.do(id, person, { do: 'answer', agree: true })
    const next = await club.rematch(id)
    expect([next.rules, next.setup.rules, next.commitment]).toEqual([8, 8, nextCommitment])
  })

  test('stays with its own where the newest cannot go on from it, and that is told', async () => {
    upgrade({ ...leavingOysters, raise: () => ({ nothing: 'that was here' }) })
    expect((await club.room(id)).rules).toBe(7)
    expect(club.unraised).toEqual([expect.stringContaining(`match ${id} cannot go on by rules number 8`)])
    expect(kinds()).not.toContain('raised')
    await layAll(club, id)
  })

  test('is brought there by whoever looks after it, and is in memory no longer than that', async () => {
    upgrade(leavingOysters)
    await club.tables.raise(id)
    expect([kinds().at(-1), club.tables.loaded]).toEqual(['raised', 0])
  })

  test('whose number is gone without that is not playable, until the release before has read it', async () => {
    await layAll(club, id)
    upgrade(raisedOysters)
    expect(await answerTo(club.room(id))).toBe('no-longer-playable')
    upgrade(leavingOysters)
    await club.tables.raise(id)
    upgrade(raisedOysters)
    expect((await club.room(id)).rules).toBe(8)
  })
})

describe('a match that has yet to begin', () => {
  test.each([
    ['are leaving', leavingOysters],
    ['are gone', raisedOysters],
  ])('whose rules %s goes by the newest: everyone is ready anew, for other draws', async (_what, box) => {
    id = await club.open('ann', { game: 'oysters', options: { players: 2 } })
    await club.sits(id, 'ann', 0)
    await club.sits(id, 'ben', 1)
    await club.do(id, 'ann', { do: 'ready', on: true })
    const before = await club.room(id)
    upgrade(box)
    const after = await club.room(id)
    expect(after).toMatchObject({ rules: 8, status: 'gathering' })
    expect(after.began).toBeUndefined()
    expect(after.commitment).not.toBe(before.commitment)
    expect(after.people.map(({ ready }) => ready)).toEqual([false, false])
    expect(after.news.at(-1)?.what).toBe('raised')
    for (const person of ['ann', 'ben']) await club.do(id, person, { do: 'ready', on: true })
    upgrade(raisedOysters)
    expect(await club.room(id)).toMatchObject({ rules: 8, status: 'playing', commitment: after.commitment })
  })
})

describe('a match that is over', () => {
  test('stays with its rules while they are here, and leaves its record when they are gone', async () => {
    await layAll(club, id)
    await club.tables.abandon(id)
    const record = await club.table(id, recordOf)
    upgrade(leavingOysters)
    expect([(await club.room(id)).rules, kinds().at(-1)]).toEqual([7, 'ended'])
    expect(await club.table(id, recordOf)).toBe(record)
    upgrade(raisedOysters)
    expect(await answerTo(club.room(id))).toBe('no-longer-playable')
    expect(await club.tables.strandedRecord(id, () => true)).toBe(record)
  })
})
