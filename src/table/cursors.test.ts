import { beforeEach, describe, expect, test } from 'vitest'
import type { Patch } from '#kernel/match/feed.ts'
import { withChanges } from '#kernel/match/patch.ts'
import { finish } from '#kernel/slices.ts'
import { answerTo, Club } from './testing/club.ts'
import { dive, layAll, PEOPLE, playOysters, playTeamOysters, stateOf } from './testing/oyster-night.ts'

const ANN = 1
const BEN = 2
const CAT = 4
const WATCHER = 0

let club: Club
let id: string

beforeEach(async () => {
  club = new Club()
  id = await playOysters(club)
})

const cursor = (viewer: number) => club.table(id, (table) => table.latest(viewer)?.cursor)
const cursors = () => Promise.all([WATCHER, ANN, BEN, CAT].map(cursor))

/** Everything about a table that is there for somebody other than Ben. */
async function toOthers(): Promise<string> {
  const sent = await club.table(id, (table) =>
    [WATCHER, ANN, CAT, ANN + CAT].map((v) => table.updatesSince(v, 0)),
  )
  const rooms = [await club.room(id), await club.room(id, 'ann'), await club.room(id, 'cat')]
  return JSON.stringify({ sent, rooms, listing: club.listing(id) })
}

describe('a cursor', () => {
  test('starts at one, when there is something to see', async () => {
    expect(await cursors()).toEqual([1, 1, 1, 1])
  })

  test('moves on when what its viewer sees changes', async () => {
    await layAll(club, id)
    expect(await cursors()).toEqual([4, 4, 4, 4])
  })

  test('stays for those who see nothing of it', async () => {
    await dive(club, id, 1)
    const before = await cursors()
    await club.act(id, 'ben', 1, 'put S')
    await club.act(id, 'ben', 1, 'put N')
    const [watcher, ann, ben, cat] = before
    expect(await cursors()).toEqual([watcher, ann, (ben ?? 0) + 2, cat])
  })

  test('stays when talk is all there is', async () => {
    const before = await cursors()
    await club.do(id, 'ann', { do: 'say', channel: 'table', text: 'hm' })
    expect(await cursors()).toEqual(before)
  })

  test('counts without a gap, from wherever one asks', async () => {
    id = await playOysters(club, 3, 3)
    for (let turn = 0; turn < 40; turn++)
      for (const [seat, person] of PEOPLE.entries()) {
        const action = (await club.legal(id, seat)).at(-1)
        if (action !== undefined) await club.act(id, person, seat, action)
      }
    const all = await club.table(id, (table) => table.updatesSince(BEN, 0))
    expect(all.length).toBeGreaterThan(20)
    expect(all.map((update) => update.cursor)).toEqual(all.map((_, index) => index + 1))
    for (let from = 0; from <= all.length + 1; from++)
      expect(await club.table(id, (table) => table.updatesSince(BEN, from))).toEqual(all.slice(from))
    await club.table(id, (table) => table.forget(BEN))
    expect(await club.table(id, (table) => table.updatesSince(BEN, 0))).toEqual(all)
  })
})

describe('patches', () => {
  const patches = (since: number) => club.table(id, (table) => table.patchesSince(BEN, since))
  const updates = () => club.table(id, (table) => table.updatesSince(BEN, 0))

  /** What somebody has who had an update and made the patches to it. */
  async function patched(from: number): Promise<unknown[]> {
    const all = await updates()
    let { view } = all[from - 1]
    return ((await patches(from)) ?? []).map((text) => {
      const { changes, ...rest } = JSON.parse(text) as Patch
      view = withChanges(view, changes)
      return { ...rest, view }
    })
  }

  async function playOn(submissions: number): Promise<void> {
    for (let count = 0; count < submissions; ) {
      const before = count
      for (const [seat, person] of PEOPLE.entries()) {
        const action = (await club.legal(id, seat)).at(-1)
        if (action === undefined || count === submissions) continue
        await club.act(id, person, seat, action)
        count++
      }
      if (count === before) throw new Error('the game is over')
    }
  }

  test('lead to what was sent, for those who look on all the time', async () => {
    await updates()
    await playOn(3)
    expect(await patches(4)).toEqual([])
    for (const from of [1, 2, 3]) expect(await patched(from)).toEqual((await updates()).slice(from))
  })

  test('and for those who come back: the last sixteen, and of what is older none', async () => {
    id = await playOysters(club, 3, 3)
    await updates()
    await playOn(32)
    const all = await updates()
    expect(all.length).toBeGreaterThan(20)
    for (const read of [() => {}, () => club.table(id, (table) => table.forget(BEN)), () => club.crash()]) {
      await read()
      expect(await patches(all.length - 17)).toBeNull()
      expect(await patches(0)).toBeNull()
      expect(await patched(all.length - 16)).toEqual(all.slice(-16))
      expect(await patches(all.length)).toEqual([])
    }
  })

  test('before the game there are none', async () => {
    id = await club.open('host', { game: 'oysters' })
    expect(await patches(0)).toBeNull()
    expect(await club.table(id, (table) => finish(table.retold(BEN)))).toEqual([])
  })

  test('looking at all that was sent does not begin to follow it', async () => {
    await playOn(3)
    const all = await club.table(id, (table) => finish(table.retold(BEN)))
    expect(all).toEqual(await updates())
  })
})

describe('what only its actor knows of', () => {
  beforeEach(() => dive(club, id, 1))

  test('moves nothing for anybody else: no update, no room, no list', async () => {
    const before = await toOthers()
    club.wait(5000)
    await club.act(id, 'ben', 1, 'put S')
    club.wait(5000)
    await club.act(id, 'ben', 1, 'put W')
    await club.do(id, 'ben', { do: 'undo', seat: 1, tag: 'u' })
    expect(await toOthers()).toBe(before)
  })

  test('moves nothing either when the table was read again in between', async () => {
    const before = await toOthers()
    club.wait(5000)
    club.crash()
    await club.act(id, 'ben', 1, 'put S')
    expect(await toOthers()).toBe(before)
  })

  test('does not withdraw what another has asked for', async () => {
    await club.do(id, 'ann', { do: 'offer', offer: { what: 'takeback' } })
    const before = await toOthers()
    await club.act(id, 'ben', 1, 'put S')
    expect(await toOthers()).toBe(before)
    await club.act(id, 'ben', 1, 'done')
    expect((await club.room(id)).offer).toBeNull()
  })

  test('does not stand in the way of what was asked for', async () => {
    await club.do(id, 'ann', { do: 'offer', offer: { what: 'takeback' } })
    await club.act(id, 'ben', 1, 'put S')
    await club.do(id, 'ben', { do: 'answer', agree: true })
    await club.do(id, 'cat', { do: 'answer', agree: true })
    expect((await stateOf(club, id)).pearl).toBe(-1)
  })

  test('does not decide whether another may ask to go back', async () => {
    const ask = async () => {
      const answer = await answerTo(club.do(id, 'cat', { do: 'offer', offer: { what: 'takeback' } }))
      await club.do(id, 'cat', { do: 'answer', agree: false })
      return answer
    }
    const before = await ask()
    await club.act(id, 'ben', 1, 'put S')
    expect(await ask()).toBe(before)
  })
})

const MINUTE = 60_000

describe('the moment that the lists show, to the minute,', () => {
  test('moves with what everyone sees', async () => {
    club.wait(MINUTE)
    await layAll(club, id)
    expect(club.listing(id).changed).toBe(club.now - (club.now % MINUTE))
    club.wait(MINUTE)
    await club.do(id, 'ann', { do: 'say', channel: 'table', text: 'hm' })
    expect(club.listing(id).changed).toBe(club.now - (club.now % MINUTE))
  })

  test('does not move with what a team says, nor with whom somebody does not want to hear', async () => {
    id = await playTeamOysters(club)
    const { changed } = club.listing(id)
    club.wait(MINUTE)
    await club.do(id, 'ben', { do: 'say', channel: 'team', text: 'hm' })
    await club.do(id, 'ben', { do: 'mute', whom: 'ann', on: true })
    expect(club.listing(id).changed).toBe(changed)
  })
})
