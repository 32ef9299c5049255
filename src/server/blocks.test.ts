import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Guest, Seated } from './testing/guest.ts'
import { House, NO_HASTE } from './testing/house.ts'

let house: House
beforeAll(async () => {
  house = await House.open({ metricsToken: 'counting' })
})
afterAll(() => house.close())

const SEATS = ['great-white', 'mako', 'tiger']

/** An open table whose host sits at it, with two more seats. */
async function openTable(host: Guest): Promise<string> {
  const options = { players: 3, sharks: SEATS }
  const seats = { 'great-white': 'me' }
  return (await host.post('/api/matches', { game: 'sharks', options, seats, listed: true })).body.match
}

const sit = (guest: Guest, match: string, seat: string, more: object = {}) =>
  guest.post(`/api/matches/${match}/seats`, { seat, ...more })
const block = (guest: Guest, match: string, whom: Guest) =>
  guest.post('/api/me/blocks', { match, whom: whom.id })
const talk = ({ room }: Seated): string[] => room?.talk.map(({ text }) => text) ?? []

/** Where two people meet. */
async function openTableOf(host: Guest, other: Guest): Promise<{ match: string }> {
  const match = await openTable(host)
  await sit(other, match, 'mako')
  return { match }
}

async function three(): Promise<{ ann: Guest; bob: Guest; cat: Guest; match: string }> {
  const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => house.guest(name)))
  const match = await openTable(ann)
  await sit(bob, match, 'mako')
  return { ann, bob, cat, match }
}

describe('whoever was blocked', () => {
  test('sits at no table of that person any more, whoever its host is, and is told no more than that', async () => {
    const { ann, bob, cat, match } = await three()
    expect((await block(ann, match, bob)).status).toBe(204)
    const hers = await openTable(ann)
    const refused = await sit(bob, hers, 'mako')
    expect([refused.status, refused.body.code]).toEqual([403, 'not-open'])
    expect(refused.text).not.toContain(ann.id)
    expect(await (await bob.at(hers)).do('sit', { seat: 'mako' })).toBe('not-open')

    const third = await openTable(cat)
    expect((await sit(ann, third, 'mako')).status).toBe(200)
    const alike = await sit(bob, third, 'tiger')
    expect(alike.text).toBe(refused.text)
    // An invitation to a table of hers is none either.
    const { code } = (await cat.post(`/api/matches/${third}/invitations`, { seat: 'tiger' })).body
    expect((await sit(bob, third, 'tiger', { code })).text).toBe(refused.text)
    // Where she is not, he sits down as ever; and so does she beside him.
    const other = await openTable(cat)
    expect((await sit(bob, other, 'mako')).status).toBe(200)
    expect((await sit(ann, other, 'tiger')).status).toBe(200)
  })

  test('plays no rematch against that person who is not there to be asked', async () => {
    const { match, guests, sockets } = await house.play('Ann', 'Bob')
    const [hers, his] = sockets
    const [ann, bob] = guests
    await hers.do('concede')
    await block(ann, match, bob)
    await hers.leave()
    await his.until(() => his.room?.people.some(({ gone }) => gone !== null) ?? false)
    house.clock.advance(1_000)
    expect(await his.do('offer', { offer: { what: 'rematch', seating: 'same' } })).toBe('ok')
    await his.until(() => typeof his.room?.rematch === 'string')
    const next = (await bob.get(`/api/matches/${his.room?.rematch}`)).body.room
    expect(next.seats.map(({ holders, bot }) => [holders, bot])).toEqual([
      [[], 'mate'],
      [[bob.id], null],
    ])
    expect(next).toMatchObject({ host: bob.id, status: 'playing' })
    const { matches } = (await ann.get('/api/me/matches')).body
    expect(matches.map((each) => each.match)).toEqual([match])
  })

  test('is not read by that person, at any table and on any device, until they are unblocked', async () => {
    const { ann, bob, cat, match } = await three()
    await sit(cat, match, 'tiger')
    const [hers, his, third] = await Promise.all([ann, bob, cat].map((guest) => guest.at(match)))
    await his.do('say', { channel: 'table', text: 'rude' })
    await hers.until(() => talk(hers).includes('rude'))
    await block(ann, match, bob)
    await hers.until(() => talk(hers).length === 0)
    await his.do('say', { channel: 'table', text: 'ruder' })
    await third.do('say', { channel: 'table', text: 'hush' })
    await hers.until(() => talk(hers).includes('hush'))
    expect(talk(hers)).toEqual(['hush'])
    expect(talk(third)).toEqual(['rude', 'ruder', 'hush'])
    expect(hers.room?.blocked).toEqual([bob.id])
    expect([his.room?.blocked, third.room?.blocked]).toEqual([[], []])

    const { code } = (await ann.post('/api/me/code', {})).body
    const phone = await house.guest('passing')
    await phone.post('/api/me/move', { code })
    expect(talk(await phone.at(match))).toEqual(['hush'])
    expect((await phone.get(`/api/matches/${match}`)).text).not.toContain('ruder')

    const { blocked } = (await phone.get('/api/me/blocks')).body
    expect(blocked).toMatchObject([{ id: bob.id, name: 'Bob' }])
    expect((await phone.ask('DELETE', `/api/me/blocks/${bob.id}`)).status).toBe(204)
    await hers.until(() => talk(hers).length === 3)
    expect((await ann.get('/api/me/blocks')).body.blocked).toEqual([])
    const again = await openTable(ann)
    expect((await sit(bob, again, 'mako')).status).toBe(200)
  })

  test('is not read by that person in the lobby to which a link or an invitation leads either', async () => {
    const { ann, bob, cat } = await three()
    const third = await openTable(cat)
    await sit(bob, third, 'mako')
    const said = await bob.at(third)
    await said.do('say', { channel: 'table', text: 'rude' })
    const { code: link } = (await cat.post(`/api/matches/${third}/link`, {})).body
    const { code: seat } = (await cat.post(`/api/matches/${third}/invitations`, { seat: 'tiger' })).body
    const look = (code: string) => ann.get(`/api/matches/${third}/invitations/${code}`)
    for (const code of [link, seat]) expect((await look(code)).text).toContain('rude')
    await block(ann, (await openTableOf(ann, bob)).match, bob)
    for (const code of [link, seat]) {
      const { status, text } = await look(code)
      expect(status).toBe(200)
      expect(text).not.toContain('rude')
    }
  })

  test('hears nothing of it', async () => {
    const { ann, bob, match } = await three()
    const his = await bob.at(match)
    const before = his.raw.length
    await block(ann, match, bob)
    await his.do('say', { channel: 'table', text: 'anybody?' })
    const since = his.raw.slice(before).filter((text) => text.startsWith('{"room"'))
    expect(since).toHaveLength(1)
  })

  test('is known only to those who were at a table with them', async () => {
    const { ann, bob, cat, match } = await three()
    expect((await block(cat, match, bob)).body.code).toBe('no-such-match')
    expect((await block(ann, match, cat)).body.code).toBe('no-such-person')
    expect((await block(ann, match, ann)).body.code).toBe('no-such-person')
    expect((await ann.post('/api/me/blocks', { match: 'none', whom: bob.id })).status).toBe(404)
    expect((await ann.get('/api/me/blocks')).body.blocked).toEqual([])
  })

  test('is nobody any more once they are forgotten', async () => {
    const { ann, bob, match } = await three()
    await block(ann, match, bob)
    await bob.post('/api/me/forget', { forever: true })
    expect((await ann.get('/api/me/blocks')).body.blocked).toEqual([])
  })
})

describe('a report', () => {
  const report = (guest: Guest, match: string, body: object) =>
    guest.post(`/api/matches/${match}/reports`, body)

  test('keeps for whoever runs the server who it is about, why, and what they said last', async () => {
    const { ann, bob, match } = await three()
    const his = await bob.at(match)
    for (let line = 0; line < 21; line++) await his.do('say', { channel: 'table', text: `line ${line}` })
    const sent = await report(ann, match, { whom: bob.id, why: 'talk', text: ' He will not stop. ' })
    expect(sent.status).toBe(204)
    const [kept] = await house.server.services.store.reports(1)
    const { said, ...rest } = kept
    expect(rest).toEqual({
      at: house.clock.now(),
      match,
      by: ann.id,
      whom: bob.id,
      name: 'Bob',
      why: 'talk',
      text: 'He will not stop.',
    })
    expect(said.split('\n')).toHaveLength(20)
    expect(said).toMatch(/^line 1\n.*line 20$/s)
    const counting = { authorization: 'Bearer counting' }
    const metrics = await fetch(`${house.base}/metrics`, { headers: counting })
    expect(await metrics.text()).toMatch(/dorsal_reports_total\{why="talk"\} \d/)
  })

  test('is taken from those at the table, about those at it, for a known reason', async () => {
    const { ann, bob, cat, match } = await three()
    expect((await report(cat, match, { whom: bob.id, why: 'talk' })).body.code).toBe('no-such-match')
    expect((await report(ann, match, { whom: cat.id, why: 'talk' })).body.code).toBe('no-such-person')
    expect((await report(ann, match, { whom: bob.id, why: 'else' })).body.code).toBe('bad-request')
  })

  test('too often waits', async () => {
    const strict = await House.open({ limits: { ...NO_HASTE, reports: { burst: 2, perSecond: 1 } } })
    const { match, guests } = await strict.gather('Ann', 'Bob')
    const body = { whom: guests[1].id, why: 'play' }
    const answers: number[] = []
    for (let turn = 0; turn < 3; turn++) answers.push((await report(guests[0], match, body)).status)
    expect(answers).toEqual([204, 204, 429])
    await strict.close()
  })

  test('too often from one address waits too, whoever sends it', async () => {
    const strict = await House.open({ limits: { ...NO_HASTE, reportsOfAddress: { burst: 2, perSecond: 1 } } })
    const { match, guests } = await strict.gather('Ann', 'Bob', 'Cat')
    const answers: number[] = []
    for (const [index, guest] of guests.entries())
      answers.push((await report(guest, match, { whom: guests[(index + 1) % 3].id, why: 'play' })).status)
    expect(answers).toEqual([204, 204, 429])
    await strict.close()
  })
})
