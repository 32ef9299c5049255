import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPostgres } from '../postgres.ts'
import { dropDatabase, newDatabase } from '../testing/postgres/databases.ts'
import { newMatch } from '../testing/suite/samples.ts'

let url = ''
let way: Way
beforeEach(async () => {
  url = await newDatabase()
  way = await Way.to(url)
})
afterEach(async () => {
  way.close()
  await dropDatabase(url)
})

/** A way to the database that can lose what is under way, as when its machine has lost its power: nobody is told. */
class Way {
  readonly #door = createServer({ noDelay: true })
  readonly #open = new Set<Socket>()

  static async to(address: string): Promise<Way> {
    const { hostname, port } = new URL(address)
    const way = new Way()
    way.#door.on('connection', (socket) => {
      const database = connect({ host: hostname, port: Number(port), noDelay: true })
      for (const [from, to] of [
        [socket, database],
        [database, socket],
      ]) {
        way.#open.add(from)
        from.pipe(to)
        from.on('error', () => {}).on('close', () => to.destroy())
      }
    })
    way.#door.listen(0, '127.0.0.1')
    await once(way.#door, 'listening')
    return way
  }

  get port(): string {
    return String((this.#door.address() as AddressInfo).port)
  }

  /** Nothing comes through what is open now, and nothing is closed; what is opened from here on is as it should be. */
  loseAll(): void {
    for (const socket of this.#open) socket.unpipe()
    for (const socket of this.#open) socket.pause()
  }

  close(): void {
    this.#door.close()
    for (const socket of this.#open) socket.destroy()
  }
}

test('a database that falls silent is left, also by those who only read, and found again', async () => {
  const through = new URL(url)
  through.port = way.port
  const { store, cluster } = await openPostgres({ url: through.href, beat: 200, lease: 2_000 })
  await store.createMatch(newMatch('m'))
  expect((await store.listedMatch('m'))?.id).toBe('m')
  // Whether somebody waits for an answer at that moment or not.
  for (const isReading of [false, true]) {
    const before = cluster.life ?? 0
    // Two that are open, and are used again.
    await Promise.all([store.listedMatch('m'), store.listedMatch('m')])
    way.loseAll()
    const read = isReading ? store.listedMatch('m') : null
    const take = isReading ? cluster.take('newMatches', 'ann', { burst: 2, perSecond: 1e-9 }) : true
    await expect.poll(() => cluster.life ?? 0, { timeout: 30_000 }).toBeGreaterThan(before)
    expect((await (read ?? store.listedMatch('m')))?.id).toBe('m')
    expect(await take).toBe(true)
  }
  await store.append('m', 1, ['written'])
  expect((await store.loadMatch('m'))?.entries).toEqual(['m 0', 'written'])
  await store.close()
})
