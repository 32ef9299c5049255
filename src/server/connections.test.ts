import type { Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { proxiesOf } from './proxies.ts'
import { Bare } from './testing/bare.ts'
import { Guest } from './testing/guest.ts'
import { House, NO_HASTE } from './testing/house.ts'

let house: House
afterEach(() => house.close())

const HEAD =
  'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n'

/** Node takes 0 for any time. */
const NO_TIME: Pick<Server, 'headersTimeout' | 'requestTimeout'> = { headersTimeout: 0, requestTimeout: 0 }

describe('a connection is closed', () => {
  test.each([
    ['that says nothing', ''],
    ['whose head does not come', 'GET /healthz HTTP/1.1\r\nHost: local'],
    ['whose body does not come', `${HEAD}\r\n{"na`],
  ])('%s', async (_, text) => {
    house = await House.open({ headWithin: 60, requestWithin: 120, lookEvery: 20 })
    const bare = await Bare.at(house.base, text)
    await bare.closed
    expect(bare.read).toMatch(/^HTTP\/1\.1 408 /)
    // Others go on; on a busy machine they too would take longer than these times.
    Object.assign(house.server.app.server, NO_TIME)
    expect((await new Guest(house.base).get('/healthz')).status).toBe(200)
  })

  test('when there are too many from one address, and one more may come when one has gone', async () => {
    house = await House.open({ limits: { ...NO_HASTE, connectionsOfAddress: 2 } })
    const [first] = [await Bare.at(house.base), await Bare.at(house.base)]
    await (await Bare.at(house.base)).closed
    first.socket.destroy()
    await expect
      .poll(async () => {
        const next = await Bare.at(
          house.base,
          'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
        )
        await next.closed
        return next.read
      })
      .toMatch(/^HTTP\/1\.1 200 /)
  })

  test('when there are too many in all, also from a proxy that is trusted', async () => {
    const limits = { ...NO_HASTE, connections: 2, connectionsOfAddress: 1 }
    house = await House.open({ limits, trustProxy: proxiesOf('loopback') })
    const open = [await Bare.at(house.base), await Bare.at(house.base)]
    await (await Bare.at(house.base)).closed
    expect(open.map(({ socket }) => socket.destroyed)).toEqual([false, false])
    for (const { socket } of open) socket.destroy()
  })
})
