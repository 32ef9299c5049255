import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databaseIn } from '#store/files.ts'
import { Guest } from './testing/guest.ts'
import { House } from './testing/house.ts'

const NAME = 'Éowyn-7461'

let house: House
beforeEach(async () => {
  house = await House.open()
})
afterEach(() => house.close())

/** Changes the database while no server has it. */
async function damage(sql: string, ...values: readonly string[]): Promise<void> {
  await house.server.drain()
  const db = new DatabaseSync(databaseIn(house.folder))
  db.prepare(sql).run(...values)
  db.close()
  await house.start()
}

function back(guest: Guest): Guest {
  return Object.assign(guest, { base: house.base })
}

test.each([
  ['a summary that is no JSON', `summary = '{"seats":'`],
  ['a summary of another shape', `summary = '{"seats": 7}'`],
  ['no summary', `summary = ''`],
])('%s leaves one match out of the lists, and is logged once', async (_what, change) => {
  const one = await house.gather('Ann', 'Bob')
  const [ann] = one.guests
  const listed = { game: 'sharks', listed: true, seats: { mako: 'me' } }
  const [broken, whole] = [await ann.post('/api/matches', listed), await ann.post('/api/matches', listed)]
  await damage(`UPDATE matches SET ${change} WHERE id = ?`, broken.body.match)
  const errors = vi.spyOn(house.server.app.log, 'error')
  for (let look = 0; look < 3; look++) {
    const lobby = await back(ann).get('/api/matches')
    expect(lobby.body.matches.map(({ match }) => match)).toEqual([whole.body.match])
    const mine = (await ann.get('/api/me/matches')).body.matches.map(({ match }) => match)
    expect(mine.sort()).toEqual([one.match, whole.body.match].sort())
  }
  expect(errors.mock.calls.map(([what]) => (what as { match: string }).match)).toEqual([broken.body.match])
})

test('a list of people that cannot be read hides nothing', async () => {
  const { match, guests } = await house.gather('Ann', 'Bob')
  await damage(`UPDATE matches SET people = '[' WHERE id = ?`, match)
  const { matches } = (await back(guests[1]).get('/api/me/matches')).body
  expect(matches).toMatchObject([{ match, mine: ['mako'] }])
})

test.each([
  [
    'a gap in its log',
    'DELETE FROM entries WHERE position = 2 AND match IN (SELECT number FROM matches WHERE id = ?)',
  ],
  [
    'an entry that is damaged',
    `UPDATE entries SET entry = '{' WHERE position = 2 AND match IN (SELECT number FROM matches WHERE id = ?)`,
  ],
])(
  'a match with %s is told as unreadable and logged as a fault, and no other notices',
  async (_what, sql) => {
    const [one, other] = [await house.play('Ann', 'Bob'), await house.play('Cat', 'Dan')]
    await damage(sql, one.match)
    const errors = vi.spyOn(house.server.app.log, 'error')
    const ann = back(one.guests[0])
    for (const [language, text] of [
      ['en', 'This table cannot be read'],
      ['fr', 'Cette table est illisible'],
    ]) {
      const { status, body } = await ann.get(`/api/matches/${one.match}?lang=${language}`)
      expect({ status, ...body }).toMatchObject({
        status: 500,
        code: 'unreadable',
        text: expect.stringContaining(text),
      })
    }
    const socket = await ann.connect(one.match)
    socket.send({ hello: { cursor: 0 } })
    await socket.until(() => socket.closed !== null)
    expect(socket.all.at(-1)).toMatchObject({ refused: null, code: 'unreadable' })
    expect(socket.closed).toBe(4000)
    expect(errors.mock.calls.map(([what]) => (what as { match: string }).match)).toEqual([one.match])
    expect((await ann.get('/api/me/matches')).body.matches.map(({ match }) => match)).toEqual([one.match])
    const cat = await back(other.guests[0]).at(other.match)
    expect(await cat.do('say', { channel: 'table', text: 'all is well' })).toBe('ok')
  },
)

test('nobody is told more of a match that cannot be read than that', async () => {
  const { match } = await house.gather('Ann', 'Bob')
  await damage(`UPDATE entries SET entry = '{"secret":' WHERE position = 1`)
  const { text } = await new Guest(house.base).get(`/api/matches/${match}`)
  expect(text).not.toContain('secret')
})

const AT = 'WHERE position = 3 AND match IN (SELECT number FROM matches WHERE id = ?)'

test.each([
  ['a broken entry', `UPDATE entries SET entry = '{' ${AT}`],
  ['a broken list of people', `UPDATE matches SET people = '[' WHERE id = ?`],
])('somebody who is forgotten is called nothing in the lists of a match with %s', async (_what, change) => {
  const { match, guests, sockets } = await house.play(NAME, 'Bob')
  // Giving up would write the list anew.
  await sockets[0].do('concede')
  const [zoe, bob] = guests
  await damage(change, match)
  expect((await back(bob).get('/api/me/matches')).text).toContain(NAME)
  expect((await back(zoe).post('/api/me/forget', { forever: true })).status).toBe(204)
  expect((await bob.get('/api/me/matches')).text).not.toContain(NAME)
})

test('nor in the replay that was kept of a match whose log has a gap by now', async () => {
  const { match, guests, sockets } = await house.play(NAME, 'Bob')
  await sockets[0].do('concede')
  const [zoe, bob] = guests
  const path = `/api/matches/${match}/replay?eyes=all`
  expect((await bob.get(path)).text).toContain(NAME)
  await damage(`DELETE FROM entries ${AT}`, match)
  expect((await back(bob).get(path)).text).toContain(NAME)
  expect((await back(zoe).post('/api/me/forget', { forever: true })).status).toBe(204)
  expect((await bob.get(path)).text).not.toContain(NAME)
})
