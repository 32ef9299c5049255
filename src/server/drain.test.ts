import { once } from 'node:events'
import { afterEach, describe, expect, test } from 'vitest'
import { ask, Bare } from './testing/bare.ts'
import { House } from './testing/house.ts'

let house: House
afterEach(() => house.close())

describe('ending', () => {
  test('waits two seconds for somebody who does not read, and no longer', async () => {
    house = await House.open()
    const { match, guests, sockets } = await house.play('Ann', 'Bob')
    const { hub } = house.server.services
    const deaf = await guests[1].at(match)
    deaf.socket.pause()
    const drained = house.server.drain()
    for (const socket of sockets) await socket.until(() => socket.closed !== null)
    await expect.poll(() => hub.size).toBe(1)
    house.clock.advance(1_999)
    expect(hub.size).toBe(1)
    house.clock.advance(1)
    await expect.poll(() => hub.size).toBe(0)
    await drained
    deaf.socket.terminate()
  })

  test('says goodbye to those who have not said hello too', async () => {
    house = await House.open()
    const { match, guests } = await house.gather('Ann', 'Bob')
    const silent = await guests[0].connect(match)
    await house.server.drain()
    await silent.until(() => silent.closed !== null)
    expect(silent.closed).toBe(1001)
  })

  test('does not wait for a request that is not all here, nor for one who keeps asking', async () => {
    house = await House.open()
    const { sockets } = await house.play('Ann', 'Bob')
    const head = 'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
    const half = await Bare.at(house.base, `${head}Content-Length: 100\r\n\r\n{"name"`)
    const begun = await Bare.at(house.base, 'POST /api/me HT')
    let asking = true
    const asked = (async () => {
      while (asking && sockets[0].closed === null)
        await sockets[0].do('say', { channel: 'table', text: 'again' })
    })()
    await house.server.drain()
    asking = false
    await Promise.all([asked, half.closed, begun.closed])
  })

  test('answers requests that are all here, and refuses those that come later in words', async () => {
    house = await House.open()
    const { match, guests } = await house.gather('Ann', 'Bob')
    const { tables } = house.server.services
    const hold = Promise.withResolvers<void>()
    const held = tables.use(match, () => hold.promise)
    const arrives = once(house.server.app.server, 'request')
    const asked = guests[0].get(`/api/matches/${match}`)
    await arrives
    const drained = house.server.drain()
    const late = await ask(house.base, '/api/games')
    expect([late.status, late.headers.connection]).toEqual([503, 'close'])
    hold.resolve()
    expect((await asked).status).toBe(200)
    await Promise.all([held, drained])
  })

  test('does not wait for a store that does not close', async () => {
    house = await House.open()
    const { store } = house.server.services
    const close = store.close.bind(store)
    store.close = () => new Promise(() => {})
    const drained = house.server.drain()
    const isOpen = () =>
      ask(house.base, '/healthz').then(
        () => true,
        () => false,
      )
    await expect.poll(isOpen).toBe(false)
    house.clock.advance(3_000)
    await drained
    await close()
  })

  test('gives what was begun four seconds', async () => {
    house = await House.open()
    const { match, sockets } = await house.play('Ann', 'Bob')
    const { tables } = house.server.services
    const hold = Promise.withResolvers<void>()
    const held = tables.use(match, () => hold.promise)
    const drained = house.server.drain()
    for (const socket of sockets) await socket.until(() => socket.closing)
    house.clock.advance(4_000)
    for (const socket of sockets) await socket.until(() => socket.closed !== null)
    // The rest has its own time, and the store is closed in any case when it is up.
    hold.resolve()
    await Promise.all([held, drained])
  })
})
