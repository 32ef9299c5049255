import { beforeEach, describe, expect, test } from 'vitest'
import { layOut as layOutSharks } from '#games/sharks/testing.ts'
import { positionOf } from '#kernel/match/position.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { WATCHER } from '#kernel/seats.ts'
import { finish } from '#kernel/slices.ts'
import { isOfTable, layOut, openAt } from './lay-out.ts'
import { recordOf } from './record.ts'
import { replayText } from './replay.ts'
import { answerTo, Club, findTestBox } from './testing/club.ts'
import { dive, layAll, layOf, playOysters, stateOf } from './testing/oyster-night.ts'

const ANN = { id: 'ann', name: 'Ann' }

let club: Club
let id: string

beforeEach(async () => {
  club = new Club()
  id = await playOysters(club)
})

/** Ben is asked whether he splashes, which rolls the die. */
async function atSplash(): Promise<void> {
  await dive(club, id, 1)
  await club.act(id, 'ben', 1, 'put S', 'done')
  await club.act(id, 'cat', 2, 'wade S', 'open')
}

describe('draws that are decided', () => {
  test('come next, also after everything in memory was lost', async () => {
    await atSplash()
    await layOut(club.tables, id, { stack: { die: ['5'] } })
    club.crash()
    const before = await club.table(id, (table) => finish(table.retold(WATCHER)).length)
    await club.act(id, 'ben', 1, 'splash')
    const [told] = await club.table(id, (table) => finish(table.retold(WATCHER)).slice(before))
    expect(told.events[0]).toEqual({ key: 'oysters.rolled', params: { eyes: 5 } })
  })

  test('are refused when they do not fit, and before and after the game', async () => {
    expect(await answerTo(layOut(club.tables, id, { stack: { dice: ['5'] } }))).toBe('stack-label')
    const fresh = await club.open('ann', { game: 'oysters' })
    expect(await answerTo(layOut(club.tables, fresh, { stack: { die: ['5'] } }))).toBe('not-started')
    await club.tables.abandon(id)
    expect(await answerTo(layOut(club.tables, id, { stack: { die: ['5'] } }))).toBe('over')
    expect(club.dropped).toEqual([])
    expect((await club.room(id)).stacked).toBe(false)
  })
})

describe('a position that is laid out', () => {
  test('is on the table for everyone, and is kept', async () => {
    await layAll(club, id)
    const state = { ...(await stateOf(club, id)), points: [3, 0, 0] }
    await club.do(id, 'ann', { do: 'offer', offer: { what: 'takeback' } })
    await layOut(club.tables, id, { state })
    const seen = await club.table(id, (table) => table.latest(WATCHER))
    expect(seen).toMatchObject({ events: [{ key: 'match.laid' }], view: { seats: [{ points: 3 }, {}, {}] } })
    expect((await club.room(id)).offer).toBeNull()
    club.crash()
    expect(await stateOf(club, id)).toEqual(state)
    expect(await club.table(id, (table) => table.latest(WATCHER))).toEqual(seen)
  })

  test('that does not fit is refused, and nothing has changed', async () => {
    const before = club.log(id)
    expect(await answerTo(layOut(club.tables, id, { state: { phase: 'lay' } }))).toBe('position')
    expect(club.log(id)).toEqual(before)
    expect(await answerTo(club.act(id, 'ann', 0, await layOf(club, id, 0)))).toBe('done')
  })

  test('of a finished game is the end of the match', async () => {
    await layOut(club.tables, id, { state: { ...(await stateOf(club, id)), phase: 'over' } })
    expect(await club.room(id)).toMatchObject({ status: 'over', winners: ['ann', 'ben', 'cat'] })
  })

  test('is what a test lays out, at a table of its own', async () => {
    const position = positionOf(
      layOutSharks({ sharks: { mako: 'b1', tiger: 'd3' }, boat: 'b2', draws: { trash: ['left-up'] } }),
    )
    const table = await openAt(club.tables, ANN, position, [{ mine: true }, { bot: 'cadet' }])
    expect(await club.table(table, ({ game, match }) => game.write(match?.state))).toEqual(position.state)
    expect(await club.table(table, ({ match }) => match?.stack)).toEqual({ trash: ['left-up'] })
    expect(await club.room(table, 'ann')).toMatchObject({ status: 'playing', mine: ['mako'], stacked: true })
    expect(await club.table(table, (laid) => isOfTable(laid, position))).toBe(true)
    expect(await club.table(id, (other) => isOfTable(other, position))).toBe(false)
    expect(
      await club.table(table, (laid) =>
        isOfTable(laid, { ...position, options: { ...position.options, first: 'tiger' } }),
      ),
    ).toBe(false)
    const content = position.content as object
    const otherWords = { ...position, content: { ...content, name: { en: 'another', fr: 'un autre' } } }
    expect(await club.table(table, (laid) => isOfTable(laid, otherWords))).toBe(true)
    const changed = { ...content, creatures: [] }
    for (const other of [{ game: 'jaws' }, { content: changed }])
      expect(await club.table(table, (laid) => isOfTable(laid, { ...position, ...other }))).toBe(false)
  })
})

describe('a stacked match is marked for ever', () => {
  beforeEach(async () => {
    await club.do(id, 'ann', { do: 'list', on: true })
    expect(club.listing(id).listed).toBe(true)
    await layOut(club.tables, id, { stack: { die: ['1'] } })
  })

  test('to everyone in the room, also after a restart, and is in no list of others', async () => {
    expect((await club.room(id)).stacked).toBe(true)
    club.crash()
    expect(await club.room(id)).toMatchObject({ stacked: true, listed: true })
    expect(club.listing(id).listed).toBe(false)
  })

  test('in its replay and in its record', async () => {
    await club.tables.abandon(id)
    expect(await club.table(id, (table) => JSON.parse(finish(replayText(table, WATCHER))).stacked)).toBe(true)
    const text = await club.table(id, recordOf)
    expect(text).toContain('1 all: lay {"state":null,"stack":{"die":["1"]}} #')
    expect(readRecord(text, findTestBox).match.log).toHaveLength(1)
  })

  test('but not a rematch of it', async () => {
    await club.do(id, 'ann', { do: 'offer', offer: { what: 'end' } })
    for (const person of ['ben', 'cat']) await club.do(id, person, { do: 'answer', agree: true })
    await club.do(id, 'ann', { do: 'offer', offer: { what: 'rematch' } })
    for (const person of ['ben', 'cat']) await club.do(id, person, { do: 'answer', agree: true })
    const next = await club.rematch(id)
    expect((await club.room(next.id)).stacked).toBe(false)
  })
})
