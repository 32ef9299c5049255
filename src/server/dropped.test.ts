import { afterEach, expect, test, vi } from 'vitest'
import { finish } from '#kernel/slices.ts'
import { House } from './testing/house.ts'

vi.mock('#kernel/slices.ts', async (original) => {
  const slices = await original<typeof import('#kernel/slices.ts')>()
  return { ...slices, finish: vi.fn(slices.finish) }
})

let house: House
afterEach(() => house.close())

test('a table that is read anew is told again to all who are at it, and never in one go', async () => {
  house = await House.open()
  const { match, guests } = await house.gather('Ann', 'Bob')
  const [ann] = guests
  await ann.at(match).then((seated) => seated.do('list', { on: true }))
  // Somebody who was here once wants to be forgotten: the table is read again without their name.
  const cat = await house.guest('Cat')
  const { code } = (await guests[1].post(`/api/matches/${match}/invitations`, { seat: 'mako' })).body
  await cat.post(`/api/matches/${match}/seats`, { seat: 'mako', code })
  await (await cat.at(match)).do('leave', { seat: 'mako' })
  const sockets = await Promise.all(guests.map((guest) => guest.at(match)))
  for (const socket of sockets) await socket.do('ready', { on: true })
  for (const socket of sockets) await socket.until(() => socket.updates.length > 0)
  const whole = vi.mocked(finish)
  whole.mockClear()
  await cat.post('/api/me/forget', { forever: true })
  expect(await sockets[0].do('say', { channel: 'table', text: 'still here' })).toBe('ok')
  expect(await sockets[1].do('say', { channel: 'table', text: 'so am I' })).toBe('ok')
  expect(whole).not.toHaveBeenCalled()
})

test('nor to those who look with eyes that nobody was expected to have', async () => {
  house = await House.open()
  const ann = await house.guest('Ann')
  const cat = await house.guest('Cat')
  const sharks = ['great-white', 'mako', 'tiger']
  const { match } = (
    await ann.post('/api/matches', {
      game: 'sharks',
      options: { players: 3, sharks },
      seats: { 'great-white': 'me', mako: 'me' },
      listed: true,
    })
  ).body
  await cat.post(`/api/matches/${match}/seats`, { seat: 'tiger' })
  await (await cat.at(match)).do('leave', { seat: 'tiger' })
  await ann.post(`/api/matches/${match}/seats`, { seat: 'tiger' })
  const seated = await ann.connect(match)
  seated.send({ hello: { cursor: 0, eyes: ['great-white', 'mako'] } })
  expect(await seated.do('ready', { on: true })).toBe('ok')
  await seated.until(() => seated.updates.length > 0)
  expect(seated.latest?.view.mine).toEqual(['great-white', 'mako'])
  const whole = vi.mocked(finish)
  whole.mockClear()
  await cat.post('/api/me/forget', { forever: true })
  expect(await seated.do('say', { channel: 'table', text: 'still here' })).toBe('ok')
  expect(whole).not.toHaveBeenCalled()
})
