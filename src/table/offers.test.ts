import { beforeEach, describe, expect, test } from 'vitest'
import { GONE } from './command.ts'
import { answerTo, Club } from './testing/club.ts'
import { dive, finish, layAll, layOf, PEOPLE, playOysters, stateOf } from './testing/oyster-night.ts'

let club: Club
let id: string

beforeEach(async () => {
  club = new Club()
  id = await playOysters(club)
})

const offer = (person: string, what: 'takeback' | 'end' | 'rematch') =>
  answerTo(club.do(id, person, { do: 'offer', offer: { what } }))
const answer = (person: string, agree: boolean) => answerTo(club.do(id, person, { do: 'answer', agree }))
const undo = (person: string, seat: number) =>
  answerTo(club.do(id, person, { do: 'undo', seat, tag: club.tag() }))

describe('an answer', () => {
  test('is to the offer that was read, and to none that is made in its place', async () => {
    await dive(club, id, 1)
    expect(await offer('ann', 'takeback')).toBe('done')
    const { offer: read } = await club.room(id, 'ben')
    await answer('ann', false)
    expect(await offer('ann', 'end')).toBe('done')
    const late = { do: 'answer', agree: true, to: read?.id ?? -1 } as const
    expect(await answerTo(club.do(id, 'ben', late))).toBe('other-offer')
    expect(await answerTo(club.do(id, 'ben', { ...late, agree: false }))).toBe('other-offer')
    const { offer: asked } = await club.room(id, 'ben')
    expect(asked).toMatchObject({ offer: { what: 'end' }, agreed: ['ann'] })
    expect(await answerTo(club.do(id, 'ben', { ...late, to: asked?.id ?? -1 }))).toBe('done')
    expect((await club.room(id)).offer?.agreed).toEqual(['ann', 'ben'])
  })
})

describe('undo', () => {
  test('takes one’s own answer back while others still owe theirs', async () => {
    await club.act(id, 'ann', 0, await layOf(club, id, 0))
    await club.act(id, 'ben', 1, await layOf(club, id, 1))
    expect(await undo('ann', 0)).toBe('done')
    expect((await stateOf(club, id)).laid.map((card) => card > 0)).toEqual([false, true, false])
  })

  test('is for nobody else’s seat, nor after the cards were shown', async () => {
    await club.act(id, 'ann', 0, await layOf(club, id, 0))
    expect(await undo('ben', 0)).toBe('not-your-seat')
    expect(await undo('ben', 1)).toBe('no-undo')
    await club.act(id, 'ben', 1, await layOf(club, id, 1))
    await club.act(id, 'cat', 2, await layOf(club, id, 2))
    expect(await undo('ann', 0)).toBe('no-undo')
  })

  test('is an entry of the log, and the table reads the same with it', async () => {
    await club.act(id, 'ann', 0, await layOf(club, id, 0))
    await undo('ann', 0)
    expect(club.log(id).at(-1)).toMatchObject({ kind: 'undo', seat: 0, person: 'ann' })
    const before = await stateOf(club, id)
    club.crash()
    expect(await stateOf(club, id)).toEqual(before)
  })

  test('against an action that comes at the same moment: whoever is first decides', async () => {
    await club.act(id, 'ann', 0, await layOf(club, id, 0))
    await club.act(id, 'ben', 1, await layOf(club, id, 1))
    const lay = await layOf(club, id, 2)
    expect(await Promise.all([undo('ann', 0), answerTo(club.act(id, 'cat', 2, lay))])).toEqual([
      'done',
      'done',
    ])
    await club.act(id, 'ann', 0, await layOf(club, id, 0))
    expect((await stateOf(club, id)).phase).toBe('send')
    expect(await undo('ann', 0)).toBe('no-undo')
  })
})

describe('a takeback', () => {
  beforeEach(() => layAll(club, id))

  test('takes the word of everyone', async () => {
    expect(await offer('ann', 'takeback')).toBe('done')
    expect(await answer('ben', true)).toBe('done')
    expect((await stateOf(club, id)).phase).toBe('send')
    expect((await club.room(id)).offer).toEqual({
      id: 1,
      offer: { what: 'takeback' },
      by: 'ann',
      agreed: ['ann', 'ben'],
    })
    await answer('cat', true)
    expect((await stateOf(club, id)).laid).toEqual([0, 0, 0])
    expect((await club.room(id)).offer).toBeNull()
  })

  test('goes back to before one’s own last submission, whatever came after it', async () => {
    const laid = (await stateOf(club, id)).hands.map((hand) => hand.length)
    expect(laid).toEqual([2, 2, 2])
    await offer('ben', 'takeback')
    await answer('ann', true)
    await answer('cat', true)
    expect((await stateOf(club, id)).hands.map((hand) => hand.length)).toEqual([2, 3, 3])
  })

  test('is declined by one', async () => {
    await offer('ann', 'takeback')
    await answer('ben', true)
    await answer('cat', false)
    expect((await club.room(id)).offer).toBeNull()
    expect((await stateOf(club, id)).phase).toBe('send')
    expect(await answer('ben', true)).toBe('no-offer')
  })

  test('is withdrawn by playing on', async () => {
    await offer('ann', 'takeback')
    const { caller } = await stateOf(club, id)
    await club.act(id, PEOPLE[caller], caller, 'send ben')
    expect((await club.room(id)).offer).toBeNull()
  })

  test('is asked for by players alone, one at a time, and of something', async () => {
    expect(await offer('eve', 'takeback')).toBe('not-at-table')
    expect(await offer('ann', 'takeback')).toBe('done')
    expect(await offer('ben', 'takeback')).toBe('offer-open')
    expect(await answer('eve', true)).toBe('not-at-table')
    const fresh = await playOysters(club)
    expect(await answerTo(club.do(fresh, 'ann', { do: 'offer', offer: { what: 'takeback' } }))).toBe(
      'no-takeback',
    )
  })

  test('does not wait for bots, nor for those who left their seat to one', async () => {
    await club.do(id, 'cat', { do: 'bot', seat: 2, level: 'mate' })
    await offer('ann', 'takeback')
    await answer('ben', true)
    expect((await stateOf(club, id)).phase).toBe('lay')
  })

  test('waits for those whom others had minded: nobody goes back, or ends it, behind their back', async () => {
    club.leaves('cat')
    club.wait(GONE)
    await club.do(id, 'ann', { do: 'bot', seat: 2, level: 'mate' })
    await offer('ann', 'end')
    await answer('ben', true)
    expect((await club.room(id)).status).toBe('playing')
    expect(await answer('cat', false)).toBe('done')
    expect((await club.room(id)).offer).toBeNull()
    club.crash()
    await offer('ann', 'end')
    await answer('ben', true)
    await answer('cat', true)
    expect((await club.room(id)).ending).toBe('agreed')
  })

  test('waits for whoever shares a seat that another of its holders left to a bot', async () => {
    await club.do(id, 'cat', { do: 'invite', seat: 2, codeHash: 'code' })
    await club.do(id, 'dan', { do: 'sit', seat: 2, name: 'dan', codeHash: 'code' })
    club.leaves('cat')
    await club.do(id, 'dan', { do: 'bot', seat: 2, level: 'mate' })
    await offer('ann', 'end')
    await answer('ben', true)
    expect(await answer('dan', true)).toBe('not-at-table')
    club.crash()
    expect((await club.room(id)).status).toBe('playing')
    club.returns('cat')
    expect(await answer('cat', true)).toBe('done')
    expect((await club.room(id)).ending).toBe('agreed')
  })

  test('is not agreed to by bots when only they are left', async () => {
    await offer('ann', 'takeback')
    for (const [seat, person] of PEOPLE.entries()) {
      if (person === 'ann') continue
      club.leaves(person)
      club.wait(GONE)
      if (person === 'cat') await club.do(id, 'ann', { do: 'bot', seat: 0, level: 'mate' })
      await club.do(id, 'ann', { do: 'bot', seat, level: 'mate' })
    }
    expect((await stateOf(club, id)).phase).toBe('send')
    expect((await club.room(id)).offer).not.toBeNull()
  })

  test('does not wait for somebody who concedes meanwhile', async () => {
    await offer('ann', 'takeback')
    await answer('ben', true)
    await club.do(id, 'cat', { do: 'concede' })
    expect((await stateOf(club, id)).phase).toBe('lay')
  })

  test('that undid a draw brings other draws, and the same after a restart', async () => {
    id = await playOysters(club, 3, 2)
    await dive(club, id, 1)
    await club.act(id, 'ben', 1, 'put S', 'done')
    await club.act(id, 'ann', 0, 'wade S', 'open')
    await club.act(id, 'ben', 1, 'splash')
    const then = await stateOf(club, id)
    await offer('ben', 'takeback')
    await answer('ann', true)
    await answer('cat', true)
    expect((await stateOf(club, id)).phase).toBe('respond')
    await club.act(id, 'ben', 1, 'splash')
    const now = await stateOf(club, id)
    expect(now).not.toEqual(then)
    club.crash()
    expect(await stateOf(club, id)).toEqual(now)
  })

  test('of what is gone already changes nothing more', async () => {
    const { caller } = await stateOf(club, id)
    await club.act(id, PEOPLE[caller], caller, 'send ben')
    await club.act(id, 'ben', 1, 'put S')
    await offer('ben', 'takeback')
    await undo('ben', 1)
    await answer('ann', true)
    expect(await answer('cat', true)).toBe('done')
    expect(await stateOf(club, id)).toMatchObject({ phase: 'hide', pearl: -1 })
    expect(await club.room(id)).toMatchObject({ offer: null })
    club.crash()
    expect(await stateOf(club, id)).toMatchObject({ phase: 'hide', pearl: -1 })
  })

  test('tells nobody how many submissions there were', async () => {
    await offer('ann', 'takeback')
    for (const who of ['ann', 'ben', null])
      expect(JSON.stringify(await club.room(id, who))).not.toContain('keep')
  })
})

describe('an end by agreement', () => {
  test('takes the word of everyone, and nobody wins', async () => {
    await offer('ann', 'end')
    await answer('ben', true)
    await answer('cat', true)
    expect(await club.room(id)).toMatchObject({ status: 'over', ending: 'agreed', winners: [], offer: null })
    expect(await answerTo(club.act(id, 'ann', 0, 'lay 1'))).toBe('over')
  })

  test('may be asked for while one plays on', async () => {
    await offer('ann', 'end')
    await club.act(id, 'ann', 0, await layOf(club, id, 0))
    expect((await club.room(id)).offer?.offer).toEqual({ what: 'end' })
  })

  test('is withdrawn by whoever asked', async () => {
    await offer('ann', 'end')
    await answer('ann', false)
    expect((await club.room(id)).offer).toBeNull()
  })

  test('comes too late when the game has ended by itself', async () => {
    await dive(club, id, 1)
    await offer('ann', 'end')
    await answer('ben', true)
    await finish(club, id, 1, 0)
    expect(await club.room(id)).toMatchObject({ status: 'over', ending: null, offer: null })
    expect(await answer('cat', true)).toBe('no-offer')
    expect(await offer('cat', 'rematch')).toBe('done')
  })

  test('before the game has begun there is nothing to end', async () => {
    id = await club.open('ann', { game: 'oysters', seats: [{ mine: true }] })
    expect(await offer('ann', 'end')).toBe('not-started')
    expect(await offer('ann', 'rematch')).toBe('not-started')
  })
})
