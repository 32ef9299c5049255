import { afterEach, expect, test, vi } from 'vitest'
import { ThinkingPool } from '#thinking/pool.ts'
import { House, NO_HASTE } from './testing/house.ts'
import { asked } from './testing/wild.ts'

let house: House
afterEach(() => {
  vi.restoreAllMocks()
  return house.close()
})

test('what cannot be kept did not happen, is said so, and no other match notices', async () => {
  house = await House.open()
  const [one, other] = [await house.play('Ann', 'Bob'), await house.play('Cat', 'Dan')]
  const { store } = house.server.services
  const append = store.append.bind(store)
  store.append = async (match, ...rest) => {
    if (match === one.match) throw new Error('the disk is full')
    return append(match, ...rest)
  }
  const act = async ({ sockets }: typeof one) => {
    const mover = sockets.find((each) => asked(each) !== null) ?? sockets[0]
    const { seat, legal } = asked(mover) ?? { seat: '', legal: [] }
    return mover.do('act', { seat, actions: [legal[0]] }, 'same')
  }
  expect(await act(one)).toBe('fault')
  expect(await act(other)).toBe('ok')
  expect(one.sockets.map(({ updates }) => updates.length)).toEqual([1, 1])
  store.append = append
  expect(await act(one)).toBe('ok')
  for (const socket of one.sockets) await socket.until(() => socket.updates.length === 2)
})

test('a bot’s answer waits for its time, and after a restart a bot goes on', async () => {
  const thoughts = vi.spyOn(ThinkingPool.prototype, 'run')
  house = await House.open({ botDelay: { least: 1_000, most: 1_000 } })
  const ann = await house.guest('Ann')
  const made = await ann.post('/api/matches', {
    game: 'sharks',
    options: { first: 'mako' },
    seats: { 'great-white': 'me', mako: { bot: 'random' } },
  })
  const { match } = made.body
  const there = await ann.at(match)
  await there.do('ready', { on: true })
  await there.until(() => there.updates.length === 1)
  house.clock.advance(999)
  // The bot knows its answer and keeps it: nothing comes before what is sent after that.
  expect(thoughts.mock.results).toHaveLength(1)
  await thoughts.mock.results[0].value
  expect(await there.do('say', { channel: 'table', text: 'well?' })).toBe('ok')
  expect(there.updates).toHaveLength(1)
  await house.restart()
  const again = await Object.assign(ann, { base: house.base }).at(match, 1)
  expect(house.server.services.bots.busy).toBe(1)
  // What is not thought through when its moment comes waits for another.
  await thoughts.mock.results[1].value
  await new Promise(setImmediate)
  house.clock.advance(1_000)
  await again.until(() => again.updates.length === 1)
  expect(again.latest?.cursor).toBe(2)
})

test('a closing server finishes what was begun and takes nothing new', async () => {
  house = await House.open()
  const { match, guests, sockets } = await house.play('Ann', 'Bob')
  const [ann] = sockets
  const saying = Array.from({ length: 6 }, (_, index) =>
    ann.do('say', { channel: 'table', text: `number ${index}` }),
  )
  const drained = house.server.drain()
  const answers = await Promise.all(saying)
  for (const answer of answers) expect(answer).toMatch(/^(ok|closing|closed 100[15])$/)
  await drained
  expect(sockets.every(({ closing }) => closing)).toBe(true)
  await house.start()
  const { room } = (await Object.assign(guests[0], { base: house.base }).get(`/api/matches/${match}`)).body
  expect(room.talk).toHaveLength(answers.filter((answer) => answer === 'ok').length)
})

test('whoever does not read what they are sent is let go of, and holds up nobody', async () => {
  house = await House.open({ limits: { ...NO_HASTE, unsent: 64 * 1024 } })
  const { match, guests, sockets } = await house.play('Ann', 'Bob')
  const deaf = await guests[1].at(match)
  deaf.socket.pause()
  const { hub } = house.server.services
  expect(hub.at(match)).toHaveLength(3)
  for (let line = 0; line < 20; line++)
    await sockets[0].do('say', { channel: 'table', text: '€'.repeat(500) })
  // Each answer has all that was said in it; what the system takes in for a deaf reader can be tens of megabytes.
  for (let round = 0; round < 200 && hub.at(match).length === 3; round++) {
    for (let hello = 0; hello < 30; hello++) deaf.send({ hello: { cursor: 0 } })
    expect(await sockets[0].do('ready', { on: true })).toBe('started')
    await house.server.services.tables.settled()
  }
  expect(hub.at(match)).toHaveLength(2)
  expect(sockets.map(({ closed }) => closed)).toEqual([null, null])
  deaf.socket.terminate()
})
