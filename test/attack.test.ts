import { expect, test, vi } from 'vitest'
import type { Guest } from '#server/testing/guest.ts'
import { House, NO_HASTE } from '#server/testing/house.ts'
import { ORDERS } from '#wire/orders.ts'
import { Compared, median } from './attack/work/compared.ts'
import { FRAMES, REQUESTS, type Request } from './attack/work/shots.ts'
import { Latencies } from './support/latencies.ts'

/** Not attacked: whoever runs the server asks for these, and a socket is attacked by what is sent over it. */
const APART = ['GET /healthz', 'GET /readyz', 'GET /metrics', 'GET /api/matches/:id/socket']

test('the worst request of every route is among the attacks', async () => {
  const house = await House.open()
  const routes = routesOf(house.server.app.printRoutes({ commonPrefix: false }))
  await house.close()
  expect(routes.length).toBeGreaterThan(15)
  const attacked = new Set([...REQUESTS.map(({ route }) => route), ...APART])
  expect(routes.filter((route) => !attacked.has(route))).toEqual([])
})

test('no request about a match has its log read for nothing, and none at all once that has cost too much', async () => {
  const house = await House.open()
  const { match, guests, sockets } = await house.play('Ann', 'Bob')
  const { code } = (await guests[1].post('/api/me/code', {})).body
  for (const socket of sockets) await socket.leave()
  await house.server.drain()
  Object.assign(house.config, { limits: { ...NO_HASTE, workOfPerson: { burst: 1, perSecond: 0 } } })
  await house.start()
  const { tables, store } = house.server.services
  const reads = vi.spyOn(store, 'loadMatch')
  const ann: Guest = Object.assign(guests[0], { base: house.base })
  expect((await ann.get(`/api/matches/${match}`)).status).toBe(200)
  expect(reads).toHaveBeenCalledOnce()
  reads.mockClear()
  tables.dropIdle(Number.MAX_SAFE_INTEGER)
  const linked = `/api/matches/${match}/invitations/AAAA`
  const aim = { gathering: match, running: match, over: match, content: '', seat: 'mako', linked }
  const move: Request = {
    route: 'POST /api/me/move',
    name: 'to a mate',
    body: () => JSON.stringify({ code }),
  }
  const about = REQUESTS.filter(({ path, body }) => [path?.(aim), body?.(aim)].join().includes(match))
  expect(about.length).toBeGreaterThan(10)
  const answers: string[] = []
  for (const { route, name, path, body } of [...about, move]) {
    const [method, where] = route.split(' ')
    const { status, text } = await ann.ask(method, path?.(aim) ?? where, body?.(aim))
    if (status !== 429 || reads.mock.calls.length > 0 || tables.loaded > 0)
      answers.push(`${route}, ${name}: ${status} ${text}, ${reads.mock.calls.length} reads`)
    reads.mockClear()
    tables.dropIdle(Number.MAX_SAFE_INTEGER)
  }
  expect(answers).toEqual([])
  const seated = await ann.connect(match)
  seated.send({ hello: { cursor: 0 } })
  await seated.until(() => seated.all.length > 0)
  expect(seated.all).toMatchObject([{ refused: null, code: 'too-fast' }])
  expect(reads).not.toHaveBeenCalled()
  await house.close()
})

test('the worst message of every command is among the attacks', () => {
  const attacked = new Set(FRAMES.map(({ order }) => order))
  expect([...Object.keys(ORDERS), 'hello'].filter((each) => !attacked.has(each))).toEqual([])
})

test('an answer that comes late counts for all who would have asked meanwhile', () => {
  const latencies = new Latencies(10)
  for (let count = 0; count < 95; count++) latencies.add(1)
  latencies.add(50)
  expect(latencies.count).toBe(100)
  expect(latencies.within(0.95)).toBe(1)
  expect([0.96, 0.97, 0.98, 0.99, 1].map((share) => latencies.within(share))).toEqual([10, 20, 30, 40, 50])
})

test('one round beside a busy moment does not decide, and what is noticed in most of them does', () => {
  expect(median([1.2, 12.5, 1.1])).toBe(1.2)
  expect(median([5, 1.1, 6])).toBe(5)
  expect(median([1, 2, 3, 10])).toBe(2.5)
  const compared = new Compared()
  for (const ms of [1, 2]) compared.calm.health.add(ms)
  compared.hard.health.add(9)
  expect(compared.health).toBe(4.5)
})

/** Fastify draws its routes as a tree: four characters a level, then a part of the path and its methods. */
function routesOf(tree: string): string[] {
  const path: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([│├└─ ]+)(\S+)(?: \((.+)\))?$/.exec(line) ?? []
    if (part === undefined) return []
    path.length = indent.length / 4 - 1
    path.push(part)
    const named = (methods ?? '').split(', ').filter((method) => method !== '' && method !== 'HEAD')
    return named.map((method) => `${method} ${path.join('')}`)
  })
}
