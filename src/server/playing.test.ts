import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBox } from '#games/index.ts'
import { readRecord } from '#kernel/match/verify.ts'
import type { Seated } from './testing/guest.ts'
import { House, NO_HASTE } from './testing/house.ts'
import { asked, dice, playOn } from './testing/wild.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

describe('someone who has gone', () => {
  test('may be minded by a bot after two minutes, by a mate at least, by anyone at the table, and comes back', async () => {
    const { match, guests, sockets } = await house.play('Ann', 'Bob')
    const [ann, bob] = sockets
    expect(await bob.do('bot', { seat: 'great-white', level: 'random' })).toBe('not-gone')
    await ann.leave()
    await bob.until(() => bob.room?.people[0].gone !== null)
    expect(await bob.do('bot', { seat: 'great-white', level: 'random' })).toBe('not-gone')
    house.clock.advance(119_000)
    expect(await bob.do('bot', { seat: 'great-white', level: 'random' })).toBe('not-gone')
    house.clock.advance(1000)
    expect(await bob.do('bot', { seat: 'great-white', level: 'random' })).toBe('ok')
    await playUntil(bob, () => (bob.latest?.cursor ?? 0) > 12)
    const back = await guests[0].at(match)
    expect(back.room?.seats[0]).toMatchObject({ bot: 'mate', holders: [guests[0].id] })
    expect(await back.do('back', { seat: 'great-white' })).toBe('ok')
    await bob.until(() => bob.room?.seats[0].bot === null)
    expect(await back.do('back', { seat: 'great-white' })).toBe('no-bot')
    await playUntil(bob, () => asked(back) !== null)
    const { seat, legal } = asked(back) ?? { seat: '', legal: [] }
    expect(await back.do('act', { seat, actions: [legal[0]] })).toBe('ok')
  })

  async function playUntil(seated: Seated, isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      await seated.until(() => isSo() || asked(seated) !== null)
      const turn = asked(seated)
      if (isSo() || turn === null) return
      await seated.do('act', { seat: turn.seat, actions: [turn.legal[0]] })
    }
  }
})

describe('somebody who sits', () => {
  test('looks with no eyes but those of their own side, over any socket and in any list', async () => {
    const { match, guests, seats } = await house.play('Ann', 'Bob', 'Cat')
    const [ann] = guests
    await (await ann.at(match)).do('list', { on: true })
    for (const eyes of [['mako'], ['mako', 'tiger'], seats, ['all'], []]) {
      const socket = await ann.connect(match)
      socket.send({ hello: { cursor: 0, seats, eyes } })
      await socket.until(() => socket.latest !== undefined)
      const asked = await ann.get(`/api/matches/${match}/updates?eyes=${eyes.join() || 'watcher'}`)
      const mine = eyes.includes('great-white') ? ['great-white'] : []
      for (const { view } of [socket.latest, ...JSON.parse(asked.text).updates])
        expect(view).toMatchObject({ mine })
      await socket.leave()
    }
    expect((await ann.get(`/api/matches/${match}/replay?eyes=mako`)).body.code).toBe('running')
  })
})

describe('a game', () => {
  test('with bots in the other seats goes to its end, and has a record that verifies', async () => {
    const ann = await house.guest('Ann')
    const { match } = (
      await ann.post('/api/matches', {
        game: 'sharks',
        options: { players: 3, sharks: ['great-white', 'mako', 'tiger'] },
        seats: { 'great-white': 'me', mako: { bot: 'random' }, tiger: { bot: 'greedy' } },
      })
    ).body
    const there = await ann.at(match)
    expect(await there.do('ready', { on: true })).toBe('ok')
    const commitment = there.room?.commitment
    await there.until(() => there.updates.length > 0)
    await playOn([there], dice(5))
    expect(there.room).toMatchObject({
      status: 'over',
      commitment,
      seed: expect.stringMatching(/^[\da-f]{64}$/),
    })
    const { text } = await ann.get(`/api/matches/${match}/record`)
    expect(readRecord(text, findBox).match.outcome).not.toBeNull()
  })

  test('can be ended by agreement and played again with roles moved on', async () => {
    const { sockets, match, guests } = await house.play('Ann', 'Bob')
    const [ann, bob] = sockets
    expect(await ann.do('offer', { offer: { what: 'end' } })).toBe('ok')
    await bob.until(() => bob.room?.offer !== null)
    expect(await bob.do('answer', { agree: true })).toBe('ok')
    await ann.until(() => ann.room?.status === 'over')
    expect((await guests[0].get(`/api/matches/${match}/record`)).text).toMatch(/result: abandoned/)
    expect(await bob.do('offer', { offer: { what: 'rematch' } })).toBe('ok')
    expect(await ann.do('answer', { agree: true })).toBe('ok')
    await bob.until(() => typeof bob.room?.rematch === 'string')
    const next = await guests[1].at(bob.room?.rematch ?? '')
    expect(next.room).toMatchObject({ status: 'playing', mine: ['great-white'] })
  })

  test('played again counts as a new match for whoever asks for it', async () => {
    const strict = await House.open({ limits: { ...NO_HASTE, newMatches: { burst: 2, perSecond: 1 } } })
    const { sockets } = await strict.play('Ann', 'Bob')
    const [ann, bob] = sockets
    await ann.do('concede')
    const rematch = { offer: { what: 'rematch' } }
    expect(await ann.do('offer', rematch)).toBe('ok')
    expect(await bob.do('answer', { agree: false })).toBe('ok')
    expect(await ann.do('offer', rematch)).toBe('too-fast')
    expect(await bob.do('offer', rematch)).toBe('ok')
    await strict.close()
  })

  test('that somebody concedes is over', async () => {
    const { sockets } = await house.play('Ann', 'Bob')
    expect(await sockets[0].do('concede')).toBe('ok')
    await sockets[1].until(() => sockets[1].room?.ending === 'conceded')
  })
})

describe('talk', () => {
  test('reaches everyone at the table', async () => {
    const { sockets, guests } = await house.play('Ann', 'Bob')
    expect(await sockets[0].do('say', { channel: 'table', text: ' hello ' })).toBe('ok')
    await sockets[1].until(() => sockets[1].room?.talk.length === 1)
    expect(sockets[1].room?.talk[0]).toMatchObject({ person: guests[0].id, channel: 'table', text: 'hello' })
    expect(await sockets[0].do('say', { channel: 'team', text: 'psst' })).toBe('hush')
  })
})
