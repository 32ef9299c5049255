import { afterEach, describe, expect, test } from 'vitest'
import type { Catalogue } from '#kernel/message.ts'
import { en as kernelEn } from '#kernel/messages/en.ts'
import { en as tableEn } from '#table/messages/en.ts'
import { LIMITS, Limiter, type Limits, type Rate, timesAsMany } from './limits.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { Guest } from './testing/guest.ts'
import { House, NO_HASTE } from './testing/house.ts'
import { ManualClock } from './testing/manual-clock.ts'

let house: House
afterEach(() => house?.close())

const few = { burst: 3, perSecond: 1 }

describe('too much', () => {
  test('of requests from an address waits', async () => {
    house = await House.open({ limits: { ...NO_HASTE, requestsOfAddress: few } })
    const guest = new Guest(house.base)
    for (let count = 0; count < 3; count++) expect((await guest.get('/api/games')).status).toBe(200)
    const refused = await guest.get('/api/games?lang=fr')
    expect([refused.status, refused.body.code]).toEqual([429, 'too-fast'])
    expect(refused.text).toContain('Attendez')
    expect(refused.headers.get('connection')).toBe('close')
    expect((await guest.get('/healthz')).status).toBe(200)
    house.clock.advance(1_000)
    expect((await guest.get('/api/games')).status).toBe(200)
  })

  test('of people, matches and tries of codes waits', async () => {
    house = await House.open({ limits: { ...NO_HASTE, newPeople: few, newMatches: few, codeTries: few } })
    const [ann] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => house.guest(name)))
    expect((await new Guest(house.base).post('/api/me', { name: 'Dan' })).status).toBe(429)
    for (let count = 0; count < 3; count++)
      expect((await ann.post('/api/matches', { game: 'sharks' })).status).toBe(201)
    expect((await ann.post('/api/matches', { game: 'sharks' })).status).toBe(429)
    for (let count = 0; count < 3; count++)
      expect((await ann.post('/api/me/move', { code: 'AAAAA-AAAAA' })).status).toBe(403)
    expect((await ann.post('/api/me/move', { code: 'AAAAA-AAAAA' })).status).toBe(429)
  })

  test('of links that are drawn waits, and changes nothing', async () => {
    house = await House.open({ limits: { ...NO_HASTE, drawnLinks: few } })
    const { match, guests } = await house.gather('Ann', 'Bob')
    const [ann, bob] = guests
    const link = `/api/matches/${match}/link`
    const { code } = (await ann.post(link, {})).body
    const where = `/api/matches/${match}/invitations/${code}`
    expect((await bob.get(where)).status).toBe(200)
    const { linked } = (await ann.get(`/api/matches/${match}`)).body.room
    const invitation = `/api/matches/${match}/invitations`
    house.clock.advance(500)
    for (const refused of [
      await new Guest(house.base).get(where),
      await ann.post(link, {}),
      await bob.post(invitation, { seat: 'mako' }),
    ])
      expect([refused.status, refused.body.code]).toEqual([429, 'too-fast'])
    expect((await ann.get(`/api/matches/${match}`)).body.room).toMatchObject({
      linked,
      seats: [{ invited: false }, { invited: false }],
    })
    house.clock.advance(500)
    expect((await bob.get(where)).body.seat).toBeNull()
  })

  test('of talk waits, and the match goes on', async () => {
    house = await House.open({ limits: { ...NO_HASTE, talk: few } })
    const { sockets } = await house.play('Ann', 'Bob')
    const talk = { channel: 'table', text: 'hello' }
    for (let count = 0; count < 3; count++) expect(await sockets[0].do('say', talk)).toBe('ok')
    expect(await sockets[0].do('say', talk)).toBe('too-fast')
    expect(await sockets[1].do('say', talk)).toBe('ok')
    house.clock.advance(1_000)
    expect(await sockets[0].do('say', talk)).toBe('ok')
  })

  test('of orders about the room, and of changes of mind about whom to hear, waits', async () => {
    house = await House.open({ limits: { ...NO_HASTE, roomOrders: few, mutes: few } })
    const { match, guests } = await house.gather('Ann', 'Bob')
    const [ann, bob] = await Promise.all(guests.map((guest) => guest.at(match)))
    const answers = async (turns: number, order: (turn: number) => [string, object]): Promise<string[]> => {
      const said: string[] = []
      for (let turn = 0; turn < turns; turn++) said.push(await ann.do(...order(turn)))
      return said
    }
    house.clock.advance(3_000)
    expect(await answers(4, (turn) => ['ready', { on: turn % 2 === 0 }])).toEqual([
      'ok',
      'ok',
      'ok',
      'too-fast',
    ])
    expect(await ann.do('list', { on: true })).toBe('too-fast')
    expect((await guests[0].post(`/api/matches/${match}/invitations`, { seat: 'mako' })).status).toBe(429)
    expect(await answers(4, (turn) => ['mute', { whom: guests[1].id, on: turn % 2 === 0 }])).toEqual([
      'ok',
      'ok',
      'ok',
      'too-fast',
    ])
    expect(await bob.do('ready', { on: true })).toBe('ok')
    house.clock.advance(1_000)
    expect(await ann.do('list', { on: true })).toBe('ok')
  })

  test('of connections is refused', async () => {
    house = await House.open({ limits: { ...NO_HASTE, socketsOfPerson: 2 } })
    const { match, guests } = await house.gather('Ann', 'Bob')
    await guests[0].at(match)
    const second = await guests[0].at(match)
    await expect(guests[0].connect(match)).rejects.toThrow('429')
    await second.leave()
    await expect
      .poll(() =>
        guests[0].at(match).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })

  test('in one piece is refused', async () => {
    house = await House.open()
    const { match, guests } = await house.gather('Ann', 'Bob')
    const [ann] = guests
    const large = await ann.post('/api/me', { name: 'x'.repeat(LIMITS.body) })
    expect([large.status, large.body.code]).toEqual([413, 'too-large'])
    const pack = { game: 'sharks', pack: { game: 'sharks', more: 'x'.repeat(LIMITS.body) } }
    expect((await ann.post('/api/matches', pack)).body.code).toBe('content')
    const socket = await ann.at(match)
    socket.socket.send('x'.repeat(LIMITS.frame + 1))
    await socket.until(() => socket.closed === 1009)
    expect((await ann.get(`/api/matches/${match}`)).status).toBe(200)
  })
})

test('raised limits are raised in every rate and every count, and in nothing that is a size', () => {
  const raised = timesAsMany(LIMITS, 7)
  const sizes = ['body', 'packBody', 'frame', 'unsent', 'unanswered', 'longestPause', 'keptReplays']
  for (const [name, limit] of Object.entries(LIMITS) as [keyof Limits, number | Rate][]) {
    const times = sizes.includes(name) ? 1 : 7
    if (typeof limit === 'number') expect(raised[name], name).toBe(limit * times)
    else expect(raised[name], name).toEqual({ burst: limit.burst * 7, perSecond: limit.perSecond * 7 })
  }
})

describe('another site', () => {
  test('can change nothing and open no socket', async () => {
    house = await House.open({ publicUrl: new URL('https://play.example/') })
    const evil = new Guest(house.base, { origin: 'https://evil.example' })
    expect((await evil.post('/api/me', { name: 'Eve' })).body.code).toBe('origin')
    await expect(evil.connect('AAAA')).rejects.toThrow('403')
    const sent = await new Guest(house.base, { 'sec-fetch-site': 'cross-site' }).post('/api/me', {
      name: 'Eve',
    })
    expect(sent.body.code).toBe('origin')
    const own = await new Guest(house.base, { origin: 'https://play.example' }).post('/api/me', {
      name: 'Ann',
    })
    expect(own.status).toBe(201)
    expect(own.headers.get('set-cookie')).toMatch(/^__Host-dorsal=.*; HttpOnly; Secure; SameSite=Lax$/)
    expect(
      (await new Guest(house.base, { origin: house.base }).post('/api/me', { name: 'Bob' })).status,
    ).toBe(201)
  })

  test('cannot frame it, and no inline script runs', async () => {
    house = await House.open()
    for (const path of ['/api/games', '/healthz', '/nothing']) {
      const { headers } = await new Guest(house.base).get(path)
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'self';.*frame-ancestors 'none'/)
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })
})

describe('what makes no sense', () => {
  test.each([
    ['{', 'bad-json'],
    ['[]', 'bad-request'],
    ['{"name":1}', 'bad-request'],
    ['{"name":"Ann","more":1}', 'bad-request'],
    ['{"name":"Ann","__proto__":{"x":1}}', 'reserved-key'],
    ['{"name":{"constructor":{}}}', 'reserved-key'],
    [`${'['.repeat(100)}${']'.repeat(100)}`, 'bad-json'],
    ['{"name":"\\ud800"}', 'bad-json'],
  ])('is refused: %s', async (body, code) => {
    house = await House.open()
    const { status, body: answer } = await new Guest(house.base).ask('POST', '/api/me', body)
    expect([status, answer.code]).toEqual([400, code])
  })

  test('is refused on a socket too, with a code and a sentence', async () => {
    house = await House.open()
    const { match, guests } = await house.gather('Ann', 'Bob')
    const silent = await guests[0].connect(match)
    expect(await silent.do('concede')).toBe('hello-first')
    const socket = await guests[0].at(match)
    for (const text of [
      '{',
      '7',
      '{"id":"a"}',
      '{"id":"a","do":"toString"}',
      '{"__proto__":1}',
      '{"hello":{}}',
    ]) {
      const before = socket.all.length
      socket.socket.send(text)
      await socket.until(() => socket.all.length > before)
      expect(socket.all.at(-1)).toMatchObject({ code: expect.any(String), text: expect.stringMatching(/\w/) })
    }
    expect(await socket.do('leave', { seat: 'mako' })).toBe('not-your-seat')
    expect(await socket.do('leave', { seat: 'whale' })).toBe('no-such-seat')
  })
})

describe('whoever runs it', () => {
  test('sees how it is, and others do not', async () => {
    house = await House.open({ metricsToken: 'a secret' })
    expect((await new Guest(house.base).get('/metrics')).status).toBe(404)
    const { text } = await new Guest(house.base, { authorization: 'Bearer a secret' }).get('/metrics')
    expect(text).toMatch(/^dorsal_sockets 0$/m)
    expect((await new Guest(house.base).get('/healthz')).text).toBe('{"ok":true}')
  })

  test('has to say that counts may be seen: being on this machine does not show who asks', async () => {
    house = await House.open()
    for (const headers of [{}, { 'x-real-ip': '127.0.0.1' }, { authorization: 'Bearer ' }])
      expect((await new Guest(house.base, headers).get('/metrics')).status).toBe(404)
  })
})

test('every message of the server is there in both languages, and hides none', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en))
  const places = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()
  const french: Catalogue = fr
  for (const [key, text] of Object.entries(en)) expect(places(french[key])).toEqual(places(text))
  for (const key of Object.keys(en)) expect(key in tableEn || key in kernelEn, key).toBe(false)
})

describe('a bucket', () => {
  test('gives as much as there is, and once it is full also what is more than it holds', () => {
    const clock = new ManualClock()
    const bucket = new Limiter({ burst: 10, perSecond: 1 }, clock)
    expect([bucket.take('ann', 7), bucket.take('ann', 4), bucket.take('ann', 3)]).toEqual([true, false, true])
    expect(bucket.take('bob', 25)).toBe(true)
    clock.advance(15_000)
    expect(bucket.take('bob')).toBe(false)
    clock.advance(1_000)
    expect(bucket.take('bob')).toBe(true)
    expect(bucket.take('ann', 11)).toBe(true)
  })
})
