import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Guest } from './testing/guest.ts'
import { House } from './testing/house.ts'
import { asked } from './testing/wild.ts'

let house: House
beforeEach(async () => {
  house = await House.open()
})
afterEach(() => house.close())

type Playing = Awaited<ReturnType<House['play']>>

/** The next release plays Sharks by other rules, or has no Sharks at all. */
async function upgrade(keeps = true): Promise<void> {
  house.boxes = house.boxes
    .filter(({ id }) => keeps || id !== 'sharks')
    .map((box) =>
      box.id === 'sharks' ? { ...box, rules: box.rules + 1, rulesNumbers: [box.rules + 1] } : box,
    )
  await house.restart()
}

function back(guest: Guest): Guest {
  return Object.assign(guest, { base: house.base })
}

async function move({ sockets }: Pick<Playing, 'sockets'>): Promise<void> {
  await Promise.any(sockets.map((each) => each.until(() => asked(each) !== null)))
  const mover = sockets.find((each) => asked(each) !== null) ?? sockets[0]
  const { seat, legal } = asked(mover) ?? { seat: '', legal: [] }
  expect(await mover.do('act', { seat, actions: [legal[0]] })).toBe('ok')
}

describe('after a change of rules', () => {
  test('a running match says what happened, to requests and over its socket', async () => {
    const { match, guests } = await house.play('Ann', 'Bob')
    await upgrade()
    const ann = back(guests[0])
    const said = { key: 'refusal.no-longer-playable', params: { game: 'sharks', played: 1, plays: 2 } }
    const { status, body } = await ann.get(`/api/matches/${match}`)
    expect({ status, ...body }).toMatchObject({
      status: 409,
      code: 'no-longer-playable',
      message: said,
      text: expect.stringMatching(/rules number 1.* number 2/),
    })
    const socket = await ann.connect(match)
    socket.send({ hello: { cursor: 0 } })
    await socket.until(() => socket.closed !== null)
    expect(socket.all.at(-1)).toMatchObject({ refused: null, code: 'no-longer-playable', message: said })
  })

  test('no list shows it as waiting', async () => {
    const { match, guests, sockets } = await house.play('Ann', 'Bob')
    await sockets[0].do('list', { on: true })
    const lists = async () => [
      ...(await guests[0].get('/api/matches')).body.matches,
      ...(await guests[0].get('/api/me/matches')).body.matches,
    ]
    const waiting = [expect.any(String)]
    expect(await lists()).toMatchObject([
      { match, playable: true, rules: 1, waiting },
      { match, playable: true, rules: 1, waiting },
    ])
    await upgrade()
    back(guests[0])
    const closed = { match, playable: false, rules: 1, waiting: [], status: 'playing' }
    expect(await lists()).toMatchObject([closed, { ...closed, mine: ['great-white'] }])
  })

  test('a match that is over gives the record it gave', async () => {
    const playing = await house.play('Ann', 'Bob')
    const { match, guests, sockets } = playing
    for (let count = 0; count < 4; count++) await move(playing)
    await sockets[0].do('offer', { offer: { what: 'takeback' } })
    await sockets[1].do('answer', { agree: true })
    await move(playing)
    await sockets[0].do('concede', {})
    const record = await guests[0].get(`/api/matches/${match}/record`)
    expect(record.text).toMatch(/all: takeback/)
    await upgrade()
    expect((await back(guests[0]).get(`/api/matches/${match}/record`)).text).toBe(record.text)
    const eve = await house.guest('Eve')
    expect((await eve.get(`/api/matches/${match}/record`)).text).toBe(record.text)
  })

  test('so does one whose options were changed while people gathered', async () => {
    const { match, guests } = await house.gather('Ann', 'Bob')
    const sockets = await Promise.all(guests.map((guest) => guest.at(match)))
    for (const sharks of [
      ['great-white', 'mako', 'tiger'],
      ['tiger', 'great-white'],
    ])
      expect(await sockets[0].do('options', { options: { sharks } })).toBe('ok')
    for (const socket of sockets) expect(await socket.do('ready', { on: true })).toBe('ok')
    for (let count = 0; count < 4; count++) await move({ sockets })
    await sockets[0].do('concede', {})
    const record = await guests[0].get(`/api/matches/${match}/record`)
    expect(record.text).toMatch(/^tiger|: tiger|tiger:/m)
    await upgrade()
    expect((await back(guests[0]).get(`/api/matches/${match}/record`)).text).toBe(record.text)
  })

  test('lets no device come to be of another side of it: its rules may be here again', async () => {
    const { match, guests } = await house.play('Ann', 'Bob')
    const { boxes } = house
    const move = async (from: Guest, to: Guest) => {
      const { code } = (await from.post('/api/me/code', {})).body
      const { status, body } = await to.post('/api/me/move', { code })
      return [status, body.code ?? body.me.id]
    }
    await upgrade()
    const [ann, bob] = guests.map(back)
    expect(await move(ann, bob)).toEqual([403, 'other-device'])
    expect(await move(ann, await house.guest('Eve'))).toEqual([200, ann.id])
    house.boxes = boxes
    await house.restart()
    expect((await back(bob).get(`/api/matches/${match}`)).body.room.mine).toEqual(['mako'])
    await upgrade()
    expect((await back(ann).post(`/api/matches/${match}/give-up`, {})).status).toBe(204)
    expect(await move(ann, back(bob))).toEqual([200, ann.id])
  })

  test('a running one gives none before one of its people gives it up; to others it is not there', async () => {
    const playing = await house.play('Ann', 'Bob')
    const { match, guests } = playing
    await move(playing)
    await upgrade()
    const [ann, eve] = [back(guests[0]), await house.guest('Eve')]
    const record = (guest: Guest) => guest.get(`/api/matches/${match}/record`)
    expect(await record(ann)).toMatchObject({ status: 409, body: { code: 'running' } })
    expect(await record(eve)).toMatchObject({ status: 404, body: { code: 'no-such-match' } })
    expect(await eve.post(`/api/matches/${match}/give-up`, {})).toMatchObject({ status: 404 })
    expect((await ann.post(`/api/matches/${match}/give-up`, {})).status).toBe(204)
    const { text } = await record(eve)
    expect(text).toMatch(/^dorsal record 2\n/)
    expect(text).toMatch(/^1 .+: .+ #[0-9a-f]+$/m)
    expect(text).toMatch(/^result: abandoned$/m)
    expect(await ann.post(`/api/matches/${match}/give-up`, {})).toMatchObject({
      status: 409,
      body: { code: 'over' },
    })
    expect((await ann.get('/api/me/matches')).body.matches).toMatchObject([{ match, status: 'over' }])
    house.boxes = house.boxes.map((box) =>
      box.id === 'sharks' ? { ...box, rules: 1, rulesNumbers: [1] } : box,
    )
    await house.restart()
    const { room } = (await back(ann).get(`/api/matches/${match}`)).body
    expect(room).toMatchObject({ status: 'over', ending: 'abandoned' })
    expect((await record(back(ann))).text).toBe(text)
  })

  test('what nobody touches is given up like any other', async () => {
    const { match } = await house.play('Ann', 'Bob')
    await upgrade()
    house.clock.advance(31 * 24 * 3_600_000)
    const { store, tables } = house.server.services
    await tables.settled()
    await expect.poll(async () => (await store.listedMatch(match))?.status).toBe('over')
  })

  test('a game that is gone says so, and leaves the record', async () => {
    const { match, guests, sockets } = await house.play('Ann', 'Bob')
    await sockets[0].do('concede', {})
    await upgrade(false)
    const { body } = await back(guests[0]).get(`/api/matches/${match}`)
    expect(body).toMatchObject({ code: 'no-longer-playable', text: expect.stringContaining('"sharks"') })
    expect((await guests[0].get(`/api/matches/${match}/record`)).text).toMatch(/^pack: /m)
  })
})

test('a match that can be played is not given up this way', async () => {
  const { match, guests } = await house.play('Ann', 'Bob')
  const answer = await guests[0].post(`/api/matches/${match}/give-up`, {})
  expect(answer).toMatchObject({ status: 409, body: { code: 'still-playable' } })
})
