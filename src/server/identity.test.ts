import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest } from './testing/guest.ts'
import { House } from './testing/house.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

describe('a guest', () => {
  test('is made by a name, known by a cookie no script can read, and can be renamed', async () => {
    const ann = new Guest(house.base)
    expect((await ann.get('/api/me')).status).toBe(401)
    const made = await ann.post('/api/me', { name: ' Ann ' })
    expect(made.status).toBe(201)
    expect(made.headers.get('set-cookie')).toMatch(
      /^dorsal=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect((await ann.get('/api/me')).body).toEqual(made.body)
    expect(made.body.me.name).toBe('Ann')
    const renamed = await ann.ask('PATCH', '/api/me', '{"name":"Anna"}')
    expect(renamed.body.me).toEqual({ id: made.body.me.id, name: 'Anna' })
    expect((await ann.post('/api/me', { name: 'Again' })).body.me.id).toBe(made.body.me.id)
  })

  test.each([
    ['', 'bad-request'],
    ['x'.repeat(201), 'bad-request'],
    ['   ', 'name-unseen'],
    ['x'.repeat(41), 'too-long'],
    ['a\nb', 'name-character'],
    ['a\u202eb', 'name-character'],
    ['\u3164', 'name-character'],
    [`a${'\u0301'.repeat(39)}`, 'name-marks'],
  ])('cannot be called %j, first or later', async (name, code) => {
    const ann = new Guest(house.base)
    const made = await ann.post('/api/me', { name })
    expect([made.status, made.body.code]).toEqual([400, code])
    await ann.named('Ann')
    const renamed = await ann.ask('PATCH', '/api/me', JSON.stringify({ name }))
    expect([renamed.status, renamed.body.code]).toEqual([400, code])
    expect((await ann.get('/api/me')).body.me.name).toBe('Ann')
  })

  test('with an invented token is nobody', async () => {
    const eve = new Guest(house.base)
    eve.cookie = `dorsal=${'A'.repeat(43)}`
    expect((await eve.get('/api/me')).body.code).toBe('who')
  })

  test('can make a device forget them', async () => {
    const ann = await house.guest('Ann')
    const { cookie } = ann
    expect((await ann.ask('DELETE', '/api/me')).status).toBe(204)
    ann.cookie = cookie
    expect((await ann.get('/api/me')).status).toBe(401)
  })
})

describe('another device', () => {
  test('becomes the same person by a code that works once, however it is typed', async () => {
    const ann = await house.guest('Ann')
    const { code } = (await ann.post('/api/me/code', {})).body
    expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
    const phone = new Guest(house.base)
    expect(
      (await phone.post('/api/me/move', { code: ` ${code.toLowerCase().replace('-', ' ')}` })).body.me,
    ).toEqual((await ann.get('/api/me')).body.me)
    expect(phone.cookie).not.toBe(ann.cookie)
    const other = await new Guest(house.base).post('/api/me/move', { code })
    expect([other.status, other.body.code]).toEqual([403, 'bad-code'])
  })

  test('is too late after ten minutes', async () => {
    const ann = await house.guest('Ann')
    const { code } = (await ann.post('/api/me/code', {})).body
    house.clock.advance(10 * 60_000 + 1)
    expect((await new Guest(house.base).post('/api/me/move', { code })).body.code).toBe('bad-code')
  })

  test('that is known as a player of another side is refused until the match is over', async () => {
    const { guests, sockets } = await house.play('Ann', 'Bob')
    const [ann, bob] = guests
    const move = async (from: Guest, to: Guest) => {
      const { code } = (await from.post('/api/me/code', {})).body
      const { status, body } = await to.post('/api/me/move', { code })
      return [status, body.code ?? body.me.id]
    }
    expect(await move(ann, bob)).toEqual([403, 'other-device'])
    expect(await move(bob, ann)).toEqual([403, 'other-device'])
    expect((await bob.get('/api/me')).body.me.id).toBe(bob.id)
    // Whoever sits at the device that was refused has read the code: it is used up.
    const { code } = (await ann.post('/api/me/code', {})).body
    for (const device of [bob, new Guest(house.base)])
      expect((await device.post('/api/me/move', { code })).status).toBe(403)
    expect(await move(bob, bob)).toEqual([200, bob.id])
    expect(await move(ann, await house.guest('Eve'))).toEqual([200, ann.id])
    await sockets[0].do('concede')
    expect(await move(ann, bob)).toEqual([200, ann.id])
  })

  test('may be another of those who share a seat', async () => {
    const { match, guests } = await house.gather('Ann', 'Bob')
    const cat = await house.guest('Cat')
    const { code } = (await guests[1].post(`/api/matches/${match}/invitations`, { seat: 'mako' })).body
    await cat.post(`/api/matches/${match}/seats`, { seat: 'mako', code })
    for (const guest of [...guests, cat]) await (await guest.at(match)).do('ready', { on: true })
    const moving = (await guests[1].post('/api/me/code', {})).body
    expect((await cat.post('/api/me/move', { code: moving.code })).body.me.id).toBe(guests[1].id)
  })

  test('sits in the same seat, before the same question', async () => {
    const { match, guests, sockets } = await house.play('Ann', 'Bob')
    const { code } = (await guests[0].post('/api/me/code', {})).body
    const phone = new Guest(house.base)
    await phone.post('/api/me/move', { code })
    const there = await phone.at(match)
    await there.until(() => there.updates.length > 0)
    expect(there.latest).toEqual(sockets[0].latest)
    expect(there.room?.mine).toEqual(['great-white'])
  })
})
