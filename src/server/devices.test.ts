import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest } from './testing/guest.ts'
import { House } from './testing/house.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0' }
const DAY = 24 * 3_600_000

/** One person on several devices, the first of them a phone. */
async function known(...others: readonly object[]): Promise<Guest[]> {
  const phone = await new Guest(house.base, FIREFOX).named('Ann')
  const guests = [phone]
  for (const body of others) {
    const { code } = (await phone.post('/api/me/code', {})).body
    const guest = new Guest(house.base)
    expect((await guest.post('/api/me/move', { code, ...body })).status).toBe(200)
    guests.push(guest)
  }
  return guests
}

const isKnown = async (guest: Guest): Promise<boolean> => (await guest.get('/api/me')).status === 200

describe('the devices of a person', () => {
  test('are listed with a name, the day they were added and the day they were last here', async () => {
    const today = house.clock.now() - (house.clock.now() % DAY)
    const [phone] = await known()
    house.clock.advance(3 * DAY)
    const { code } = (await phone.post('/api/me/code', {})).body
    const desk = new Guest(house.base)
    await desk.post('/api/me/move', { code })
    house.clock.advance(2 * DAY)
    expect((await desk.get('/api/me/devices')).body.devices).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        label: 'Firefox · Android',
        since: today,
        seen: today + 3 * DAY,
        here: false,
      },
      { id: expect.any(String), label: '', since: today + 3 * DAY, seen: today + 5 * DAY, here: true },
    ])
  })

  test('are for nobody else to see or to end', async () => {
    const [ann] = await known()
    const eve = await house.guest('Eve')
    const [{ id }] = (await ann.get('/api/me/devices')).body.devices
    expect((await eve.get('/api/me/devices')).body.devices.map((device) => device.id)).not.toContain(id)
    expect((await eve.ask('DELETE', `/api/me/devices/${id}`)).body.code).toBe('no-such-device')
    expect((await new Guest(house.base).get('/api/me/devices')).status).toBe(401)
    expect(await isKnown(ann)).toBe(true)
  })

  test('are at most so many', async () => {
    const [ann] = await known(...Array.from({ length: 19 }, () => ({})))
    const { status, body } = await ann.post('/api/me/code', {})
    expect([status, body.code]).toEqual([409, 'too-many-devices'])
  })

  test('nor more by codes that were given while there was room', async () => {
    const ann = await house.guest('Ann')
    const codes: string[] = []
    for (let count = 0; count < 22; count++) codes.push((await ann.post('/api/me/code', {})).body.code)
    const phones = Array.from({ length: 20 }, () => new Guest(house.base))
    const move = async (phone: Guest, more: object = {}) =>
      (await phone.post('/api/me/move', { code: codes.shift(), ...more })).status
    const statuses: number[] = []
    for (const phone of phones) statuses.push(await move(phone))
    expect(statuses).toEqual([...new Array(19).fill(200), 409])
    // A device that is one of them already makes them no more.
    expect(await move(phones[5])).toBe(200)
    expect(await move(phones[19], { alone: true })).toBe(200)
    expect((await phones[19].get('/api/me/devices')).body.devices).toHaveLength(1)
  })
})

describe('a device that is ended', () => {
  test('is nobody at once, and the sockets it has open are closed; the others go on', async () => {
    const [phone, desk] = await known({})
    const { match } = (await phone.post('/api/matches', { game: 'sharks', seats: { mako: 'me' } })).body
    const [atPhone, atDesk, silent] = [await phone.at(match), await desk.at(match), await desk.connect(match)]
    const ended = (await phone.get('/api/me/devices')).body.devices.find((device) => !device.here)
    expect((await phone.ask('DELETE', `/api/me/devices/${ended?.id}`)).status).toBe(204)
    expect(await isKnown(desk)).toBe(false)
    await atDesk.until(() => atDesk.closed !== null && silent.closed !== null)
    expect([atDesk.closed, silent.closed]).toEqual([4000, 4000])
    expect(atDesk.all.at(-1)).toMatchObject({ refused: null, code: 'who' })
    expect(await atPhone.do('list', { on: true })).toBe('ok')
    await atPhone.leave()
  })

  test('can be this one', async () => {
    const [phone, desk] = await known({})
    const { devices } = (await desk.get('/api/me/devices')).body
    const here = devices.find((device) => device.here)
    const { cookie } = desk
    expect((await desk.ask('DELETE', `/api/me/devices/${here?.id}`)).headers.get('set-cookie')).toMatch(
      /^dorsal=;/,
    )
    desk.cookie = cookie
    expect([await isKnown(desk), await isKnown(phone)]).toEqual([false, true])
  })

  test('can be every other one', async () => {
    const [phone, desk, tablet] = await known({}, {})
    expect((await tablet.ask('DELETE', '/api/me/devices')).status).toBe(204)
    expect([await isKnown(phone), await isKnown(desk), await isKnown(tablet)]).toEqual([false, false, true])
    expect((await tablet.get('/api/me/devices')).body.devices).toHaveLength(1)
  })

  test('and let in a moment before gets no further than hello', async () => {
    const [phone] = await known()
    const { match } = (await phone.post('/api/matches', { game: 'sharks', seats: { mako: 'me' } })).body
    const socket = await phone.connect(match)
    // As if the socket had been let in after the others were closed.
    const { store } = house.server.services
    for (const { token } of await store.devicesOf(phone.id)) await store.dropToken(token)
    socket.send({ hello: { cursor: 0 } })
    await socket.until(() => socket.closed !== null)
    expect([socket.closed, socket.room]).toEqual([4000, null])
  })
})

describe('moving to another device', () => {
  test('leaves the old one, unless it is to be the only one', async () => {
    const [phone, desk] = await known({ alone: false })
    expect([await isKnown(phone), await isKnown(desk)]).toEqual([true, true])
    const { code } = (await desk.post('/api/me/code', {})).body
    const tablet = new Guest(house.base)
    await tablet.post('/api/me/move', { code, alone: true })
    expect([await isKnown(phone), await isKnown(desk), await isKnown(tablet)]).toEqual([false, false, true])
  })

  test('ends whoever that device was before: that token is kept nowhere any more', async () => {
    const [phone] = await known()
    const { code } = (await phone.post('/api/me/code', {})).body
    const before = await house.guest('Bob')
    const old = new Guest(house.base)
    old.cookie = before.cookie
    await before.post('/api/me/move', { code })
    expect((await before.get('/api/me')).body.me.name).toBe('Ann')
    expect(await isKnown(old)).toBe(false)
  })
})
