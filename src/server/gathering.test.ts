import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest } from './testing/guest.ts'
import { House } from './testing/house.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

const NEW = { game: 'sharks', seats: { mako: 'me' } }

describe('an invitation', () => {
  test('is a link with a picture of it, says what it is for, and claims nothing by being opened', async () => {
    const ann = await house.guest('Ann')
    const { match } = (await ann.post('/api/matches', NEW)).body
    const made = await ann.post(`/api/matches/${match}/invitations`, { seat: 'great-white' })
    const { link, svg, code } = made.body
    expect(made.status).toBe(201)
    expect(link).toBe(`${house.base}/match/${match}#${code}`)
    expect(svg).toMatch(/^<svg /)
    const stranger = new Guest(house.base)
    for (let look = 0; look < 2; look++) {
      const { body } = await stranger.get(`/api/matches/${match}/invitations/${code}`)
      expect(body).toMatchObject({ seat: 'great-white', by: 'Ann', room: { status: 'gathering', mine: [] } })
    }
    expect(stranger.cookie).toBeNull()
    expect((await ann.get(`/api/matches/${match}`)).body.room.seats[0].holders).toEqual([])
  })

  test('works once, for its seat, and is not what opens the seat afterwards', async () => {
    const ann = await house.guest('Ann')
    const { match } = (await ann.post('/api/matches', { ...NEW, options: { players: 3 } })).body
    const seat = 'great-white'
    const { code } = (await ann.post(`/api/matches/${match}/invitations`, { seat })).body
    const [bob, cat] = [await house.guest('Bob'), await house.guest('Cat')]
    const sit = (guest: Guest, body: object) => guest.post(`/api/matches/${match}/seats`, body)
    expect((await sit(bob, { seat })).body.code).toBe('no-such-match')
    expect((await sit(bob, { seat: 'tiger', code })).status).not.toBe(200)
    const sat = await sit(bob, { seat, code })
    expect(sat.body.room.mine).toEqual([seat])
    expect((await sit(cat, { seat, code })).body.code).toBe('bad-invitation')
    expect((await cat.get(`/api/matches/${match}/invitations/${code}`)).body.code).toBe('bad-invitation')
    expect((await new Guest(house.base).get(`/api/matches/${match}`)).body.code).toBe('no-such-match')
  })

  test('is for the host to give, and to share a seat for whoever sits there', async () => {
    const ann = await house.guest('Ann')
    const { match } = (await ann.post('/api/matches', { ...NEW, options: { players: 3 } })).body
    const bob = await house.guest('Bob')
    const ask = (guest: Guest, seat: string) => guest.post(`/api/matches/${match}/invitations`, { seat })
    const { code } = (await ask(ann, 'great-white')).body
    await bob.post(`/api/matches/${match}/seats`, { seat: 'great-white', code })
    const refused = await Promise.all([ask(bob, 'tiger'), ask(ann, 'great-white')])
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'not-host'],
      [403, 'not-your-seat'],
    ])
    const shared = (await ask(bob, 'great-white')).body
    const looked = await new Guest(house.base).get(`/api/matches/${match}/invitations/${shared.code}`)
    expect(looked.body).toMatchObject({ seat: 'great-white', by: 'Bob' })
  })
})

describe('a ready-check', () => {
  test('begins when everyone is ready, and nothing secret is there before', async () => {
    const { match, guests } = await house.gather('Ann', 'Bob')
    const [ann, bob] = await Promise.all(guests.map((guest) => guest.at(match)))
    expect(await ann.do('act', { seat: 'great-white', actions: ['start a1'] })).toBe('not-started')
    expect(await ann.do('ready', { on: true })).toBe('ok')
    await bob.until(() => bob.room?.people[0].ready === true)
    expect([ann.updates, bob.updates]).toEqual([[], []])
    expect(ann.room).toMatchObject({ status: 'gathering', seed: null })
    expect((await guests[0].get(`/api/matches/${match}/record`)).body.code).toBe('running')
    expect(await bob.do('ready', { on: true })).toBe('ok')
    await ann.until(() => ann.updates.length === 1)
    expect(ann.room).toMatchObject({ status: 'playing', seed: null })
    expect(ann.latest?.view).toMatchObject({ mine: ['great-white'] })
  })
})

describe('what is played', () => {
  test('is changed by the host over a socket: seats go by their new names, and "ready" is said anew', async () => {
    const { match, guests } = await house.gather('Ann', 'Bob')
    const [ann, bob] = await Promise.all(guests.map((guest) => guest.at(match)))
    const { commitment } = (await guests[0].get(`/api/matches/${match}`)).body.room
    const options = { sharks: ['great-white', 'tiger'] }
    expect(await bob.do('ready', { on: true })).toBe('ok')
    expect(await bob.do('options', { options })).toBe('not-host')
    expect(await ann.do('options', { options: { sharks: ['whale'] } })).toBe('option')
    expect(await ann.do('options', { options })).toBe('ok')
    await bob.until(() => bob.room?.mine[0] === 'tiger')
    expect(bob.room?.commitment).not.toBe(commitment)
    expect(bob.room?.people.some(({ ready }) => ready)).toBe(false)
    expect(bob.room?.news.at(-1)).toMatchObject({ what: 'options', by: { name: 'Ann' } })
    expect(await bob.do('leave', { seat: 'mako' })).toBe('no-such-seat')
    expect(await ann.do('reopen', { seat: 'tiger' })).toBe('ok')
  })
})

describe('a seat', () => {
  test('can be reopened by the host and given to another', async () => {
    const { match, guests } = await house.gather('Ann', 'Bob')
    const [ann, bob] = await Promise.all(guests.map((guest) => guest.at(match)))
    expect(await bob.do('reopen', { seat: 'great-white' })).toBe('not-host')
    expect(await ann.do('reopen', { seat: 'mako' })).toBe('ok')
    await bob.until(() => bob.closed !== null)
    expect(bob.all.at(-1)).toMatchObject({ refused: null, code: 'no-such-match' })
    const { code } = (await guests[0].post(`/api/matches/${match}/invitations`, { seat: 'mako' })).body
    const cat = await house.guest('Cat')
    expect((await cat.post(`/api/matches/${match}/seats`, { seat: 'mako', code })).status).toBe(200)
  })

  test('is named or there is none', async () => {
    const ann = await house.guest('Ann')
    const made = await ann.post('/api/matches', { game: 'sharks', seats: { whale: 'me' } })
    expect([made.status, made.body.code]).toEqual([404, 'no-such-seat'])
    const bots = await ann.post('/api/matches', { game: 'sharks', seats: { mako: { bot: 'genius' } } })
    expect(bots.body.code).toBe('bad-request')
    expect((await ann.post('/api/matches', { game: 'whales' })).body.code).toBe('no-such-game')
  })
})

describe('the lobby', () => {
  test('shows a match only while its host lists it, and then to anybody', async () => {
    const ann = await house.guest('Ann')
    const stranger = new Guest(house.base)
    const { match } = (await ann.post('/api/matches', NEW)).body
    const shown = async () => (await stranger.get('/api/matches')).body.matches.map((each) => each.match)
    expect(await shown()).not.toContain(match)
    expect((await stranger.get(`/api/matches/${match}`)).status).toBe(404)
    const there = await ann.at(match)
    expect(await there.do('list', { on: true })).toBe('ok')
    expect(await shown()).toContain(match)
    expect((await stranger.get(`/api/matches/${match}`)).body.room).toMatchObject({ me: null, mine: [] })
    const bob = await house.guest('Bob')
    expect((await bob.post(`/api/matches/${match}/seats`, { seat: 'great-white' })).status).toBe(200)
    const watcher = await stranger.at(match)
    expect(await there.do('list', { on: false })).toBe('ok')
    await watcher.until(() => watcher.closed !== null)
    expect(await shown()).not.toContain(match)
  })

  test('is not needed to find one’s own matches', async () => {
    const { match, guests } = await house.gather('Ann', 'Bob')
    for (const guest of guests)
      expect((await guest.get('/api/me/matches')).body.matches).toMatchObject([
        { match, status: 'gathering' },
      ])
  })

  test('is not needed to know one’s own seats among people of one name, and tells nobody’s id', async () => {
    const { match, guests, seats } = await house.gather('Ann', 'Ann')
    for (const [index, guest] of guests.entries()) {
      const [listed] = (await guest.get('/api/me/matches')).body.matches
      const names = [['Ann'], ['Ann (2)']]
      const known = seats.map((seat, at) => ({ seat, names: names[at], bot: null }))
      expect(listed).toMatchObject({ match, mine: [seats[index]], seats: known })
      expect(JSON.stringify(listed)).not.toContain('holders')
    }
  })

  test('lets watchers see what is public, and say nothing', async () => {
    const { match, sockets } = await house.play('Ann', 'Bob')
    await sockets[0].do('list', { on: true })
    const watcher = await (await house.guest('Wil')).at(match)
    await watcher.until(() => watcher.updates.length > 0)
    expect(watcher.latest).toMatchObject({ legal: {}, undo: [], view: { mine: [] } })
    expect(JSON.stringify(watcher.latest)).not.toContain('"hand":[')
    expect(await watcher.do('say', { channel: 'table', text: 'left!' })).toBe('not-at-table')
    const nobody = await new Guest(house.base).at(match)
    expect(await nobody.do('say', { channel: 'table', text: 'left!' })).toBe('who')
  })
})
