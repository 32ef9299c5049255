import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type BareAnswer } from './testing/bare.ts'
import { Guest } from './testing/guest.ts'
import { House } from './testing/house.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

const NOWHERE = 'AAAAAAAAAAAAAAAAAAAAAA'
const CODE = 'BBBBBBBBBBBBBBBBBBBBBB'

/** A private table that gathers, with a link, and one that has begun. */
async function privateTables() {
  const ann = await house.guest('Ann')
  const { match } = (await ann.post('/api/matches', { game: 'sharks', seats: { mako: 'me' } })).body
  const { code } = (await ann.post(`/api/matches/${match}/link`, {})).body
  const { match: playing } = await house.play('Cat', 'Dan')
  return { ann, match, code, playing }
}

const told = ({ status, headers: { date: _, ...headers }, text }: BareAnswer) => ({ status, headers, text })

/** Everything that can be asked about a match by somebody who is not at it. */
const ASKED: [method: 'GET' | 'POST', path: string, body?: object][] = [
  ['GET', ''],
  ['GET', '/updates'],
  ['GET', '/replay'],
  ['GET', '/record'],
  ['GET', `/invitations/${CODE}`],
  ['POST', '/invitations', { seat: 'mako' }],
  ['POST', '/link', {}],
  ['POST', '/name', {}],
  ['POST', '/reports', { whom: NOWHERE, why: 'talk' }],
  ['POST', '/give-up', {}],
  ['POST', '/seats', { seat: 'mako' }],
  ['POST', '/seats', { seat: 'mako', code: CODE }],
]

describe('to whoever may not see it, a private match is as one that is not there', () => {
  test.each(ASKED)('%s %s', async (_, path, body) => {
    const { match, playing } = await privateTables()
    const eve = await house.guest('Eve')
    const headers = { cookie: String(eve.cookie), 'content-type': 'application/json' }
    const text = body === undefined ? undefined : JSON.stringify(body)
    const at = async (id: string) => told(await ask(house.base, `/api/matches/${id}${path}`, headers, text))
    const nothing = await at(NOWHERE)
    expect(nothing.status).toBeGreaterThanOrEqual(403)
    for (const id of [match, playing]) expect(await at(id)).toEqual(nothing)
  })

  test.each([{ cursor: 0 }, { cursor: 0, code: CODE }])(
    'over a socket that says hello with %j',
    async (hello) => {
      const { match, playing } = await privateTables()
      const eve = await house.guest('Eve')
      const at = async (id: string) => {
        const socket = await eve.connect(id)
        socket.send({ hello })
        await socket.until(() => socket.closed !== null)
        return { raw: socket.raw, closed: socket.closed }
      }
      const nothing = await at(NOWHERE)
      expect(nothing.closed).toBe(4000)
      for (const id of [match, playing]) expect(await at(id)).toEqual(nothing)
    },
  )

  test('and costs as much: its log is not even read', async () => {
    const { match, playing } = await privateTables()
    await house.restart()
    const eve = new Guest(house.base)
    for (const id of [match, playing, NOWHERE]) {
      await eve.get(`/api/matches/${id}`)
      await eve.get(`/api/matches/${id}/invitations/${CODE}`)
      await eve.at(id)
    }
    expect(house.server.services.tables.loaded).toBe(0)
  })
})

describe('the link to a table', () => {
  test('shows its lobby to whoever has it, with or without a name, and lets them sit where it is free', async () => {
    const { ann, match, code } = await privateTables()
    const bob = new Guest(house.base)
    const looked = await bob.get(`/api/matches/${match}/invitations/${code}`)
    expect(looked.body).toMatchObject({ seat: null, by: 'Ann', room: { status: 'gathering', mine: [] } })
    expect(looked.body.link).toBe(`${house.base}/match/${match}#${code}`)
    const waiting = await bob.connect(match)
    waiting.send({ hello: { cursor: 0, code } })
    await waiting.until(() => waiting.room !== null)
    expect(waiting.room).toMatchObject({ me: null, linked: expect.any(Number) })

    await bob.named('Bob')
    const seat = 'great-white'
    expect((await bob.post(`/api/matches/${match}/seats`, { seat: 'mako', code })).body.code).toBe(
      'seat-taken',
    )
    expect((await bob.post(`/api/matches/${match}/seats`, { seat, code })).body.room.mine).toEqual([seat])
    await waiting.until(() => waiting.room?.people.length === 2)
    expect((await ann.get(`/api/matches/${match}`)).text).not.toContain(code)
  })

  test('ends when the host renews it: who came by it and has no seat is let go of', async () => {
    const { ann, match, code } = await privateTables()
    const eve = await house.guest('Eve')
    const waiting = await eve.connect(match)
    waiting.send({ hello: { cursor: 0, code } })
    await waiting.until(() => waiting.room !== null)
    const renewed = await ann.post(`/api/matches/${match}/link`, {})
    expect(renewed.status).toBe(201)
    await waiting.until(() => waiting.closed !== null)
    expect(waiting.closed).toBe(4000)
    const sit = (given: string) =>
      eve.post(`/api/matches/${match}/seats`, { seat: 'great-white', code: given })
    expect((await sit(code)).body.code).toBe('bad-invitation')
    expect((await sit(renewed.body.code)).status).toBe(200)
  })

  test('ends at the start, and nobody looks on with it', async () => {
    const { ann, match, code } = await privateTables()
    const [bob, eve] = [await house.guest('Bob'), await house.guest('Eve')]
    await bob.post(`/api/matches/${match}/seats`, { seat: 'great-white', code })
    const waiting = await eve.connect(match)
    waiting.send({ hello: { cursor: 0, code } })
    await waiting.until(() => waiting.room !== null)
    const sockets = [await ann.at(match), await bob.at(match)]
    for (const socket of sockets) await socket.do('ready', { on: true })
    await waiting.until(() => waiting.closed !== null)
    expect(waiting.updates).toEqual([])
    expect(waiting.room?.status).toBe('gathering')
    expect((await eve.get(`/api/matches/${match}/invitations/${code}`)).body.code).toBe('bad-invitation')
    expect((await ann.post(`/api/matches/${match}/link`, {})).body.code).toBe('started')
  })

  test('that leads nowhere is refused, or answered with nothing where that is asked for: the same for every reason', async () => {
    const { ann, match, code } = await privateTables()
    const asked = (id: string, given: string, or: string) =>
      ann.get(`/api/matches/${id}/invitations/${given}?or=${or}`)
    expect((await asked(match, code, 'nothing')).status).toBe(200)
    for (const id of [match, 'nowhere']) {
      expect((await asked(id, CODE, 'refusal')).body.code).toBe('bad-invitation')
      const { status, text } = await asked(id, CODE, 'nothing')
      expect([status, text]).toEqual([204, ''])
    }
  })

  test('is the host’s to make', async () => {
    const { match, guests } = await house.gather('Ann', 'Bob')
    expect((await guests[1].post(`/api/matches/${match}/link`, {})).body.code).toBe('not-host')
  })

  test('and an invitation work by listings of earlier releases, which say nothing of codes', async () => {
    const { match, code } = await privateTables()
    const { store } = house.server.services
    const listed = await store.listedMatch(match)
    const { codes: _, ...summary } = JSON.parse(listed?.summary ?? '{}')
    await store.rewrite(match, 'nobody', [], JSON.stringify(summary))
    const bob = await house.guest('Bob')
    expect((await bob.get(`/api/matches/${match}/invitations/${CODE}`)).body.code).toBe('bad-invitation')
    expect((await bob.post(`/api/matches/${match}/seats`, { seat: 'great-white', code })).status).toBe(200)
  })

  test('is in no list', async () => {
    const { ann, match } = await privateTables()
    const { matches } = (await ann.get('/api/me/matches')).body
    expect(matches.find((each) => each.match === match)).not.toHaveProperty('codes')
  })
})

describe('how others reach the server', () => {
  const addressesOf = async (host: string, from: House = house) =>
    JSON.parse((await ask(from.base, '/api/addresses', { host })).text).addresses

  test('is as it was called, unless that means another machine to them', async () => {
    const port = new URL(house.base).port
    expect(await addressesOf('table.local:3000')).toEqual([{ url: 'http://table.local:3000', network: null }])
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST.'])
      expect(await addressesOf(`${host}:${port}`)).toEqual([])
  })

  test('then it is by the addresses in the house, and links carry the first of them', async () => {
    const found = [
      { address: '192.168.1.20', network: 'wlan0' },
      { address: '172.17.0.1', network: 'docker0' },
    ]
    const open = await House.open({ houseAddresses: () => found })
    const { port } = new URL(open.base)
    expect(await addressesOf(`localhost:${port}`, open)).toEqual([
      { url: `http://192.168.1.20:${port}`, network: 'wlan0' },
      { url: `http://172.17.0.1:${port}`, network: 'docker0' },
    ])
    const ann = await open.guest('Ann')
    const { match } = (await ann.post('/api/matches', { game: 'sharks', seats: { mako: 'me' } })).body
    const made = (await ann.post(`/api/matches/${match}/link`, {})).body
    expect(made.link).toBe(`http://192.168.1.20:${port}/match/${match}#${made.code}`)
    expect(made.links.map(({ link }) => new URL(link).hostname)).toEqual(['192.168.1.20', '172.17.0.1'])
    const invited = (await ann.post(`/api/matches/${match}/invitations`, { seat: 'great-white' })).body
    expect(invited.link).toContain('http://192.168.1.20:')
    await open.close()
  })

  test('is PUBLIC_URL where there is one', async () => {
    const open = await House.open({ publicUrl: new URL('https://play.example/dorsal/') })
    const ours = [{ url: 'https://play.example/dorsal', network: null }]
    expect(await addressesOf(`localhost:${new URL(open.base).port}`, open)).toEqual(ours)
    await open.close()
  })

  test('is told of the house to those who sit at the machine alone', async () => {
    const { app } = (await House.open({ houseAddresses: () => [{ address: '10.0.0.2', network: 'lan' }] }))
      .server
    const from = async (remoteAddress: string) =>
      (await app.inject({ url: '/api/addresses', remoteAddress, headers: { host: 'localhost:80' } })).json()
    expect(await from('127.0.0.1')).toEqual({ addresses: [{ url: 'http://10.0.0.2', network: 'lan' }] })
    expect(await from('192.168.1.9')).toEqual({ addresses: [] })
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
      const headers = { host: 'localhost:80', [header]: '203.0.113.9' }
      const { addresses } = (await app.inject({ url: '/api/addresses', headers })).json()
      expect([header, addresses]).toEqual([header, []])
    }
    await app.close()
  })
})

test('the table takes the name one has now', async () => {
  const ann = await house.guest('Guest')
  const { match } = (await ann.post('/api/matches', { game: 'sharks', seats: { mako: 'me' } })).body
  await ann.post('/api/me', { name: 'Ann' })
  expect((await ann.post(`/api/matches/${match}/name`, {})).status).toBe(204)
  expect((await ann.get(`/api/matches/${match}`)).body.room.people[0].name).toBe('Ann')
})
