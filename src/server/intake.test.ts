import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { LIMITS, type Limits } from './limits.ts'
import type { Guest, Seated } from './testing/guest.ts'
import { House, NO_HASTE } from './testing/house.ts'

/** Ten at once, then one a second; nine more are waited for. */
const TEN = { burst: 10, perSecond: 1 }
const LONGEST = 10_000

let house: House
let ann: Guest
let bob: Guest
let match: string

beforeEach(() => open({ frames: TEN, longestPause: LONGEST }))

async function open(limits: Partial<Limits>): Promise<void> {
  house = await House.open({ limits: { ...NO_HASTE, ...limits } })
  const gathered = await house.gather('Ann', 'Bob')
  match = gathered.match
  ;[ann, bob] = gathered.guests
}
afterEach(() => house.close())

/** The other end of every socket that is open, in the order they were opened. */
function ends(): WebSocket[] {
  return [...house.server.app.websocketServer.clients]
}

/** Those frames are in one piece on the wire. */
function sendAtOnce(seated: Seated, send: (socket: WebSocket) => void): void {
  const { _socket: stream } = seated.socket as unknown as { readonly _socket: import('node:net').Socket }
  stream.cork()
  send(seated.socket)
  stream.uncork()
}

const times = (count: number, work: () => void): void => {
  for (let each = 0; each < count; each++) work()
}

/** Every kind of frame, and how it is sent. */
const KINDS: readonly [string, (socket: WebSocket) => void][] = [
  ['a message', (socket) => socket.send('{"id":"x","do":"concede"}')],
  ['bad JSON', (socket) => socket.send('{')],
  ['a binary frame', (socket) => socket.send(Buffer.from([1]))],
  ['a ping', (socket) => socket.ping()],
  ['a pong', (socket) => socket.pong()],
  ['an empty fragment', (socket) => socket.send('', { fin: false })],
]

describe.each(KINDS)('%s', (_kind, send) => {
  test('is counted before it is read, and after so many the socket is not read until there is room again', async () => {
    const seated = await ann.at(match)
    const [end] = ends()
    // With the hello these are ten.
    sendAtOnce(seated, (socket) => times(9, () => send(socket)))
    await expect.poll(() => end.isPaused).toBe(true)
    house.clock.advance(999)
    expect(end.isPaused).toBe(true)
    house.clock.advance(1)
    expect(end.isPaused).toBe(false)
  })

  test('sent far too often ends it with 4003, and nothing of it is answered', async () => {
    const seated = await ann.at(match)
    const answered = seated.all.length
    sendAtOnce(seated, (socket) => times(30, () => send(socket)))
    await expect.poll(() => seated.socket.readyState).toBe(seated.socket.CLOSING)
    house.clock.advance(1_000)
    await seated.until(() => seated.closed !== null)
    expect(seated.closed).toBe(4003)
    expect(seated.all).toHaveLength(answered)
    await expect(ann.connect(match)).rejects.toThrow('429')
    expect(await (await bob.at(match)).do('ready', { on: true })).toBe('ok')
    house.clock.advance(LONGEST)
    expect(await (await ann.at(match)).do('ready', { on: true })).toBe('ok')
  })
})

test('a large frame counts as many small ones', async () => {
  const seated = await ann.at(match)
  const [end] = ends()
  seated.socket.send('x'.repeat(10 * 4_096))
  await expect.poll(() => end.isPaused).toBe(true)
  house.clock.advance(1_999)
  expect(end.isPaused).toBe(true)
  house.clock.advance(LONGEST)
  expect(end.isPaused).toBe(false)
})

describe('whoever waits', () => {
  test('is answered when there is room again, in the order in which it was asked', async () => {
    const seated = await ann.at(match)
    const [end] = ends()
    times(9, () => seated.socket.ping())
    await expect.poll(() => end.isPaused).toBe(true)
    const on = seated.do('ready', { on: true })
    const off = seated.do('ready', { on: false })
    house.clock.advance(1_000)
    expect(await on).toBe('ok')
    house.clock.advance(2_000)
    expect(await off).toBe('ok')
  })

  test('waits with all of their sockets, but nobody else does', async () => {
    const [one, two, other] = [await ann.at(match), await ann.at(match), await bob.at(match)]
    const [first, second, third] = ends()
    times(8, () => one.socket.ping())
    await expect.poll(() => first.isPaused).toBe(true)
    two.socket.ping()
    await expect.poll(() => second.isPaused).toBe(true)
    expect(await other.do('ready', { on: true })).toBe('ok')
    expect(third.isPaused).toBe(false)
  })

  test('is closed with the server', async () => {
    const seated = await ann.at(match)
    const [end] = ends()
    times(9, () => seated.socket.ping())
    await expect.poll(() => end.isPaused).toBe(true)
    await house.server.drain()
    await seated.until(() => seated.closed !== null)
    expect(seated.closed).toBe(1001)
  })

  test('and does not answer is gone', async () => {
    await ann.at(match)
    const [end] = ends()
    const [connection] = house.server.services.hub.all()
    end.pause()
    connection.ping()
    connection.ping()
    await expect.poll(() => ends()).toEqual([])
  })

  test('what had not been read when they left is not done', async () => {
    const seated = await ann.at(match)
    const other = await bob.at(match)
    const [end] = ends()
    times(9, () => seated.socket.ping())
    await expect.poll(() => end.isPaused).toBe(true)
    seated.send({ id: 'late', do: 'say', channel: 'table', text: 'late' })
    // Until it lies there.
    await expect
      .poll(() => (end as unknown as { _socket: { readableLength: number } })._socket.readableLength)
      .toBeGreaterThan(0)
    end.terminate()
    await seated.until(() => seated.closed !== null)
    expect(await other.do('say', { channel: 'table', text: 'here' })).toBe('ok')
    expect(other.room?.talk).toHaveLength(1)
  })
})

test('an address has a limit too, for which everyone there waits and nobody is closed', async () => {
  await house.close()
  await open({ framesOfAddress: TEN, longestPause: LONGEST })
  const [one, two] = [await ann.at(match), await bob.at(match)]
  const [first, second] = ends()
  sendAtOnce(one, (socket) => times(50, () => socket.ping()))
  await expect.poll(() => first.isPaused).toBe(true)
  const ready = two.do('ready', { on: true })
  await expect.poll(() => second.isPaused).toBe(true)
  expect(await ready).toBe('ok')
  house.clock.advance(LONGEST)
  expect([first.isPaused, second.isPaused]).toEqual([false, false])
})

test('whoever says nothing but nonsense is told so, and closed with 4003', async () => {
  await house.close()
  await open({ badMessages: { burst: 3, perSecond: 1 } })
  const seated = await ann.at(match)
  for (let each = 0; each < 4; each++) {
    const before = seated.all.length
    seated.socket.send('{')
    await seated.until(() => seated.all.length > before)
  }
  await expect.poll(() => seated.socket.readyState).toBe(seated.socket.CLOSING)
  house.clock.advance(1_000)
  // Whether they agree to it or not.
  await expect.poll(() => ends()).toEqual([])
  await seated.until(() => seated.closed === 4003)
})

test('so many messages of one socket wait for their answers, and no more', async () => {
  await house.close()
  await open({ unanswered: 3 })
  const seated = await ann.at(match)
  const answers: string[] = []
  sendAtOnce(seated, () => {
    for (let each = 0; each < 5; each++)
      void seated.do('ready', { on: true }).then((answer) => answers.push(answer))
  })
  await expect.poll(() => answers.length).toBe(5)
  expect(answers.toSorted()).toEqual(['ok', 'ok', 'ok', 'too-fast', 'too-fast'])
})

test('who asks and does not read the answers is gone', async () => {
  await ann.at(match)
  const [end] = ends()
  const [connection] = house.server.services.hub.all()
  Object.defineProperty(end, 'bufferedAmount', { value: NO_HASTE.unsent + 1 })
  connection.ping()
  await expect.poll(() => ends()).toEqual([])
})

test('a full table that comes back all at once, each with several pages open, is not kept waiting', async () => {
  await house.close()
  await open({ frames: LIMITS.frames, framesOfAddress: LIMITS.framesOfAddress, hellos: LIMITS.hellos })
  const full = await house.gather('Ann', 'Bob', 'Cat', 'Dan')
  for (let storm = 0; storm < 3; storm++) {
    const sockets = await Promise.all(
      full.guests.flatMap((each) => [1, 2, 3, 4].map(() => each.at(full.match))),
    )
    await Promise.all(sockets.map((seated) => seated.do('ready', { on: false })))
    expect(ends().some((end) => end.isPaused)).toBe(false)
    for (const seated of sockets) await seated.leave()
  }
})
