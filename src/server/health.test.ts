import { afterEach, describe, expect, test } from 'vitest'
import { breakDisk, emptyDisk, FRAIL_THREAD, fillDisk } from '#store/testing/frail.ts'
import { Guest } from './testing/guest.ts'
import { House } from './testing/house.ts'

let house: House
afterEach(() => house.close())

async function health(): Promise<string[]> {
  const guest = new Guest(house.base)
  const answers = [await guest.get('/healthz'), await guest.get('/readyz')]
  return answers.map(({ status, text }) => `${status} ${text}`)
}

const WELL = ['200 {"ok":true}', '200 {"ok":true}']
const FULL = ['503 {"ok":false,"why":"writing"}', '503 {"ok":false,"why":"writing"}']

describe('health', () => {
  test('is told as it is while the disk is full, and without anybody writing once there is room', async () => {
    house = await House.open({}, { storeThread: FRAIL_THREAD })
    const { store } = house.server.services
    const { sockets } = await house.play('Ann', 'Bob')
    expect(await health()).toEqual(WELL)
    fillDisk(house.database)
    expect(await sockets[0].do('say', { channel: 'table', text: 'hello' })).toBe('fault')
    expect(await health()).toEqual(FULL)
    const tried = async (): Promise<void> => {
      house.clock.advance(5_000)
      // Asked after the try, so answered after it.
      await store.loadMatch('any')
    }
    await tried()
    expect(await health()).toEqual(FULL)
    emptyDisk(house.database)
    await tried()
    expect(await health()).toEqual(WELL)
    expect(await sockets[0].do('say', { channel: 'table', text: 'hello' })).toBe('ok')
  })

  test('is good on the way out, but nobody should be sent here any more', async () => {
    house = await House.open()
    const { sockets } = await house.play('Ann', 'Bob')
    const { tables } = house.server.services
    const hold = Promise.withResolvers<void>()
    const held = tables.use(sockets[0].room?.match ?? '', () => hold.promise)
    const drained = house.server.drain()
    expect(await health()).toEqual(['200 {"ok":true}', '503 {"ok":false,"why":"closing"}'])
    hold.resolve()
    await Promise.all([held, drained])
  })
})

describe('a store that is lost', () => {
  test('closes the server: people are told, and what was under way can be asked for again', async () => {
    house = await House.open({}, { storeThread: FRAIL_THREAD })
    const { guests, sockets } = await house.play('Ann', 'Bob')
    breakDisk(house.database)
    const saying = sockets[0].do('say', { channel: 'table', text: 'hello' })
    const renaming = guests[1].ask('PATCH', '/api/me', '{"name":"Bo"}').then(({ body }) => body.code)
    expect(await saying).toBe('closing')
    expect(await renaming).toBe('closing')
    for (const socket of sockets) await socket.until(() => socket.closed !== null)
    expect(sockets.map(({ closing, closed }) => [closing, closed])).toEqual([
      [true, 1001],
      [true, 1001],
    ])
    await house.server.drain()
    await expect(fetch(`${house.base}/healthz`)).rejects.toThrow()
  })
})
