import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer as createDoor, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { boxes as all } from '#games/index.ts'
import type { Box } from '#kernel/game.ts'
import { openSession } from '#store/postgres/connecting.ts'
import { LOCKS } from '#store/postgres/locks.ts'
import { openPostgres } from '#store/postgres.ts'
import { dropDatabase, newDatabase } from '#store/testing/postgres/databases.ts'
import type { Cluster } from '#table/ownership.ts'
import { ThinkingPool } from '#thinking/pool.ts'
import { createServer, type DorsalServer } from '../server.ts'
import { gone, leaving } from '../testing/dropped-rules.ts'
import { Guest } from '../testing/guest.ts'
import { NO_HASTE } from '../testing/house.ts'
import { KEY, TO } from './headers.ts'

const SECRET = 'known to the nodes of this test'

/** Nobody dies here by being silent, however busy the machine is. */
const LIFE = { beat: 100, lease: 600_000 }

interface Node {
  readonly server: DorsalServer
  readonly cluster: Cluster
  readonly base: string
  /** Where other nodes come in. */
  readonly inside: string
}

let url = ''
let nodes: Node[] = []
beforeEach(async () => {
  url = await newDatabase()
  nodes = []
})
afterEach(async () => {
  for (const { server } of nodes) await server.drain()
  await dropDatabase(url)
})

async function open(limits = NO_HASTE, botDelay = 0, boxes: readonly Box[] = all): Promise<Node> {
  const port = await freePort()
  const address = `127.0.0.1:${port}`
  const rules = Object.fromEntries(boxes.map((box) => [box.id, box.rulesNumbers]))
  const { store, cluster, forgotten, tidy } = await openPostgres({ url, address, rules, ...LIFE })
  const server = await createServer({
    store,
    forgotten,
    boxes,
    config: { limits, botDelay: { least: botDelay, most: botDelay }, metricsToken: 'metrics' },
    logLevel: 'silent',
    thinker: new ThinkingPool(1),
    node: { cluster, key: SECRET, drainDelay: 0, tidy },
  })
  await server.listenInside(port, '127.0.0.1')
  const { port: outside } = await server.listen(0, '127.0.0.1')
  const node = { server, cluster, base: `http://127.0.0.1:${outside}`, inside: `http://${address}` }
  nodes.push(node)
  return node
}

async function freePort(): Promise<number> {
  const { freePort: find } = await import('#cli/serve/listening.ts')
  return find('127.0.0.1')
}

/** The same person, at another node. */
function through(node: Node, { cookie, id }: Guest): Guest {
  const guest = new Guest(node.base)
  guest.cookie = cookie
  guest.id = id
  return guest
}

async function gather(node: Node): Promise<{ match: string; ann: Guest; bob: Guest }> {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => new Guest(node.base).named(name)))
  const options = { players: 2, sharks: ['great-white', 'mako'] }
  const seats = { 'great-white': 'me' }
  const { match } = (await ann.post('/api/matches', { game: 'sharks', options, seats })).body
  return { match, ann, bob }
}

/** Another node that stands still, perhaps with a match: it lets everybody in and says nothing. */
async function standingStill(match = '') {
  const { client } = await openSession(url, 'a node that stands still')
  const sockets: Socket[] = []
  const door = createDoor((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = `127.0.0.1:${(door.address() as AddressInfo).port}`
  const { rows } = await client.query<{ life: number }>(`SELECT nextval('lives')::int AS life`)
  const [{ life }] = rows
  await client.query('SELECT pg_advisory_lock($1, $2)', [LOCKS.life, life])
  await client.query(
    `INSERT INTO nodes (life, name, address, release, rules) VALUES ($1, 'still', $2, 1, '{}')`,
    [life, address],
  )
  await client.query('UPDATE matches SET owner = $1 WHERE id = $2', [life, match])
  return {
    asked: () => sockets.length,
    leaseIsOver: () =>
      client.query(`UPDATE nodes SET beat = beat - interval '1 hour' WHERE life = $1`, [life]),
    async end() {
      for (const socket of sockets) socket.destroy()
      door.close()
      await client.end().catch(() => {})
    },
  }
}

describe('what is about a match', () => {
  test('is passed on to the node that has it: requests with their bodies, and sockets', async () => {
    const [owner, edge] = [await open(), await open()]
    const { match, ann, bob } = await gather(owner)
    const invited = await through(edge, ann).post(`/api/matches/${match}/invitations`, { seat: 'mako' })
    expect(invited.status).toBe(201)
    // Links carry the name under which somebody came, not that of the node in between.
    expect(invited.body.link).toContain(edge.base)
    const { code } = invited.body
    const sat = await through(edge, bob).post(`/api/matches/${match}/seats`, { seat: 'mako', code })
    expect(sat.status).toBe(200)
    const sockets = [await through(edge, ann).at(match), await bob.at(match)]
    for (const socket of sockets) expect(await socket.do('ready', { on: true })).toBe('ok')
    for (const socket of sockets) await socket.until(() => socket.updates.length > 0)
    expect(owner.server.services.hub.size).toBe(2)
    expect(edge.server.services.hub.size).toBe(0)
    expect(edge.cluster.owned).toBe(0)
    expect((await through(edge, bob).get(`/api/matches/${match}/replay`)).status).toBe(409)
    expect((await new Guest(edge.base).get(`/api/matches/${match}`)).status).toBe(404)
  })

  test('is taken by whoever is asked when its node has gone', async () => {
    const [owner, edge] = [await open(), await open()]
    const { match, ann } = await gather(owner)
    await owner.server.drain()
    const seated = await through(edge, ann).at(match)
    expect(seated.room?.people).toMatchObject([{ gone: null }])
    expect(edge.cluster.held()).toEqual([match])
  })

  test('is no fault of anybody’s when it is handed to another node while somebody waits for it', async () => {
    const [owner, edge] = [await open(), await open()]
    const { match, ann } = await gather(owner)
    const { tables, metrics } = owner.server.services
    const { promise: busy, resolve: done } = Promise.withResolvers<void>()
    const before = tables.use(match, () => busy)
    const handed = tables.handOver(match)
    const used = vi.spyOn(tables, 'use')
    const asked = ann.get(`/api/matches/${match}`)
    await expect.poll(() => used.mock.calls.length).toBe(1)
    await owner.cluster.drain()
    done()
    await Promise.all([before, handed])
    expect((await asked).status).toBe(503)
    expect((await metrics.faults.get()).values[0].value).toBe(0)
    expect((await through(edge, ann).get(`/api/matches/${match}`)).status).toBe(200)
  })

  test('is answered by another once its node has stood still for too long: nobody waits for what that one was asked', async () => {
    const [owner, edge] = [await open(), await open()]
    const { match, ann } = await gather(owner)
    await owner.server.drain()
    const still = await standingStill(match)
    const guest = through(edge, ann)
    const looked = guest.get(`/api/matches/${match}`)
    const seated = guest.at(match)
    const invited = guest.post(`/api/matches/${match}/invitations`, { seat: 'mako' })
    await expect.poll(still.asked).toBe(3)
    await still.leaseIsOver()
    expect((await looked).status).toBe(200)
    expect((await seated).room?.mine).toEqual(['great-white'])
    // It may have been done: whoever asked decides whether to ask again.
    expect((await invited).status).toBe(503)
    expect((await guest.post(`/api/matches/${match}/invitations`, { seat: 'mako' })).status).toBe(201)
    await still.end()
  })

  test('a bot that was asked at one node answers at the next', async () => {
    const owner = await open(NO_HASTE, 3_600_000)
    const ann = await new Guest(owner.base).named('Ann')
    const options = { players: 2, sharks: ['great-white', 'mako'] }
    const seats = { 'great-white': 'me', mako: { bot: 'random' } }
    const { match } = (await ann.post('/api/matches', { game: 'sharks', options, seats })).body
    const seated = await ann.at(match)
    expect(await seated.do('ready', { on: true })).toBe('ok')
    const choices = () => seated.latest?.legal['great-white'] ?? []
    await seated.until(() => seated.latest !== undefined)
    while (choices().length > 0) {
      const { cursor } = seated.latest ?? { cursor: 0 }
      const answering = seated.latest?.view.decisions[0]?.id
      await seated.do('act', { seat: 'great-white', actions: [choices()[0]], answering })
      await seated.until(() => (seated.latest?.cursor ?? 0) > cursor)
    }
    const edge = await open()
    await owner.server.drain()
    const again = await through(edge, ann).at(match)
    await again.until(() => (again.latest?.legal['great-white'] ?? []).length > 0)
  })

  test('goes on elsewhere when a node drains: nobody is refused, and all are told to come again', async () => {
    const [owner, edge] = [await open(), await open()]
    const { match, ann } = await gather(owner)
    const [straight, passed] = [await ann.at(match), await through(edge, ann).at(match)]
    await owner.server.drain()
    for (const socket of [straight, passed]) {
      await socket.until(() => socket.closed !== null)
      expect(socket.closed).toBe(1012)
      expect(socket.raw.join()).not.toContain('refused')
    }
  })

  test('goes on by newer rules where its own are leaving, and then only at nodes that have those', async () => {
    const old = await open()
    const { match, ann, bob } = await gather(old)
    const { code } = (await ann.post(`/api/matches/${match}/invitations`, { seat: 'mako' })).body
    await bob.post(`/api/matches/${match}/seats`, { seat: 'mako', code })
    const sockets = [await ann.at(match), await bob.at(match)]
    for (const socket of sockets) expect(await socket.do('ready', { on: true })).toBe('ok')
    for (const socket of sockets) await socket.until(() => socket.updates.length > 0)
    const { view } = sockets[0].updates[0]
    await old.server.drain()

    const between = await open(NO_HASTE, 0, leaving(all))
    expect((await through(between, bob).at(match)).room).toMatchObject({ rules: 2 })
    const [behind, next] = [await open(), await open(NO_HASTE, 0, gone(all))]
    await between.server.drain()
    const seated = await through(behind, ann).at(match)
    await seated.until(() => seated.updates.length > 0)
    expect(seated.updates.at(-1)).toMatchObject({ view, events: [{ key: 'match.raised' }] })
    expect([behind.cluster.owned, next.cluster.held()]).toEqual([0, [match]])
    expect(seated.room).toMatchObject({ rules: 2, began: 1 })
  })

  test('a rematch is found from every node, also when the table before it has moved', async () => {
    const [owner, edge] = [await open(), await open()]
    const { match, ann, bob } = await gather(owner)
    const { code } = (await ann.post(`/api/matches/${match}/invitations`, { seat: 'mako' })).body
    await bob.post(`/api/matches/${match}/seats`, { seat: 'mako', code })
    for (const guest of [ann, bob]) expect(await (await guest.at(match)).do('ready', { on: true })).toBe('ok')
    await owner.server.drain()
    const third = await open()
    const one = await through(edge, ann).at(match)
    const other = await through(third, bob).at(match)
    expect(await one.do('offer', { offer: { what: 'end' } })).toBe('ok')
    expect(await other.do('answer', { agree: true })).toBe('ok')
    await one.until(() => one.room?.status === 'over')
    expect(await one.do('offer', { offer: { what: 'rematch' } })).toBe('ok')
    expect(await other.do('answer', { agree: true })).toBe('ok')
    await one.until(() => one.room?.rematch !== null)
    const next = one.room?.rematch ?? ''
    for (const [node, guest] of [
      [third, ann],
      [edge, bob],
    ] as const) {
      const seated = await through(node, guest).at(next)
      expect(seated.room?.mine).toHaveLength(1)
    }
  })

  test('nobody is gone for longer than a table is here', async () => {
    const [owner, edge] = [await open(), await open()]
    const { match, ann, bob } = await gather(owner)
    const { code } = (await ann.post(`/api/matches/${match}/invitations`, { seat: 'mako' })).body
    await bob.post(`/api/matches/${match}/seats`, { seat: 'mako', code })
    await owner.server.drain()
    const before = edge.server.services.clock.now()
    const { room } = await through(edge, ann).at(match)
    const gone = room?.people.find(({ id }) => id === bob.id)?.gone
    expect(gone).toBeGreaterThanOrEqual(before)
  })
})

test('whoever asks whether to send people to a node hears no as soon as it is about to end', async () => {
  const { base, cluster } = await open()
  const ready = async () => (await new Guest(base).get('/readyz')).status
  expect(await ready()).toBe(200)
  await cluster.drain()
  expect(await ready()).toBe(503)
  // It is not broken.
  expect((await new Guest(base).get('/healthz')).status).toBe(200)
})

test('every figure that a host is told to watch is there from the beginning', async () => {
  const { base } = await open()
  const page = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `dorsal_'))
  const named = rows.flatMap((row) => row.match(/dorsal_\w+(\{.*?\})?/g) ?? [])
  expect(named.length).toBeGreaterThan(5)
  const answer = await fetch(`${base}/metrics`, { headers: { authorization: 'Bearer metrics' } })
  const lines = (await answer.text()).split('\n')
  expect(named.filter((name) => !lines.some((line) => line.startsWith(`${name} `)))).toEqual([])
})

describe('between nodes', () => {
  const ask = async (node: Node, headers: { readonly [name: string]: string }, path = '/api/games') => {
    const response = await fetch(`${node.inside}${path}`, { headers })
    return response.status
  }

  test('nobody is let in without the key, and nobody is passed on twice', async () => {
    const [owner, edge] = [await open(), await open()]
    const { match } = await gather(owner)
    const life = String(edge.cluster.life)
    expect(await ask(edge, {})).toBe(404)
    expect(await ask(edge, { [KEY]: 'a guess', [TO]: life })).toBe(404)
    expect(await ask(edge, { [KEY]: SECRET, [TO]: '0' })).toBe(421)
    expect(await ask(edge, { [KEY]: SECRET, [TO]: life })).toBe(200)
    expect(await ask(edge, { [KEY]: SECRET, [TO]: life }, `/api/matches/${match}`)).toBe(421)
  })

  test('what somebody outside says of where they come from is not believed', async () => {
    const [owner, edge] = [
      await open(),
      await open({ ...NO_HASTE, newPeople: { burst: 1, perSecond: 1e-9 } }),
    ]
    const { match } = await gather(owner)
    const lie = { 'x-forwarded-for': '203.0.113.9', [KEY]: SECRET, [TO]: String(owner.cluster.life) }
    const seen: string[] = []
    owner.server.services.limiters.count = (what, who) => {
      if (what === 'requestsOfAddress') seen.push(who)
    }
    await new Guest(edge.base, lie).get(`/api/matches/${match}`)
    expect(seen).toEqual(['127.0.0.1'])
    // Counted for all nodes by where they come from, and not by what they say.
    const newcomers = ['Cleo', 'Dan'].map((name) => new Guest(edge.base, lie).post('/api/me', { name }))
    expect((await Promise.all(newcomers)).map(({ status }) => status).sort()).toEqual([201, 429])
  })

  test('a device that is ended loses its sockets everywhere', async () => {
    const [owner, edge] = [await open(), await open()]
    const { match, ann } = await gather(owner)
    const seated = await ann.at(match)
    await expect.poll(() => edge.cluster.others).toHaveLength(1)
    expect((await through(edge, ann).ask('DELETE', '/api/me')).status).toBe(204)
    await seated.until(() => seated.closed !== null)
    expect(seated.closed).toBe(4000)
  })

  test('whoever is blocked by way of another node is read no more where the match is', async () => {
    const [owner, edge] = [await open(), await open()]
    const { match, ann, bob } = await gather(owner)
    const { code } = (await ann.post(`/api/matches/${match}/invitations`, { seat: 'mako' })).body
    await bob.post(`/api/matches/${match}/seats`, { seat: 'mako', code })
    const [reads, says] = [await ann.at(match), await bob.at(match)]
    await says.do('say', { channel: 'table', text: 'before' })
    await reads.until(() => JSON.stringify(reads.room).includes('before'))
    await expect.poll(() => edge.cluster.others).toHaveLength(1)
    const blocked = await through(edge, ann).post('/api/me/blocks', { match, whom: bob.id })
    expect([blocked.status, blocked.text]).toEqual([204, ''])
    await reads.until(() => !JSON.stringify(reads.room).includes('before'))
    await says.do('say', { channel: 'table', text: 'after' })
    await reads.do('say', { channel: 'table', text: 'still here' })
    expect(reads.raw.join()).not.toContain('after')
    expect((await through(edge, ann).ask('DELETE', `/api/me/blocks/${bob.id}`)).status).toBe(204)
    await reads.until(() => JSON.stringify(reads.room).includes('after'))
    expect(owner.cluster.held()).toEqual([match])
  })

  test('whoever ends a device does not wait for a node that stands still any longer than others do', async () => {
    const edge = await open()
    const ann = await new Guest(edge.base).named('Ann')
    const still = await standingStill()
    await expect.poll(() => edge.cluster.others).toHaveLength(1)
    const ended = ann.ask('DELETE', '/api/me')
    await expect.poll(still.asked).toBe(1)
    await still.leaseIsOver()
    expect((await ended).status).toBe(204)
    await still.end()
  })

  test('somebody is forgotten by the node that has their match', async () => {
    const [owner, edge] = [await open(), await open()]
    const { match, ann, bob } = await gather(owner)
    const { code } = (await ann.post(`/api/matches/${match}/invitations`, { seat: 'mako' })).body
    await bob.post(`/api/matches/${match}/seats`, { seat: 'mako', code })
    const seated = await ann.at(match)
    const forgotten = await through(edge, bob).post('/api/me/forget', { forever: true })
    expect(forgotten.status).toBe(204)
    await seated.until(() => !JSON.stringify(seated.room).includes('Bob'))
    expect(owner.cluster.held()).toEqual([match])
  })

  test('somebody who was forgotten elsewhere meanwhile comes back by no archive that was begun before', async () => {
    const [owner, edge] = [await open(), await open()]
    const { match, ann, bob } = await gather(owner)
    const { code } = (await ann.post(`/api/matches/${match}/invitations`, { seat: 'mako' })).body
    await bob.post(`/api/matches/${match}/seats`, { seat: 'mako', code })
    const { store, tables } = owner.server.services
    await tables.abandon(match)
    tables.dropIdle(0)
    await owner.cluster.letGo([match])
    const keep = store.keepArchive.bind(store)
    // Its session ends between reading and writing, and it is back only when another node has had the match.
    store.keepArchive = async (...archived) => {
      const { life } = owner.cluster
      const { client, cut } = await openSession(url, 'admin')
      await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_locks WHERE classid = $1 AND objid = $2 AND objsubid = 2',
        [LOCKS.life, life],
      )
      cut()
      await expect.poll(() => owner.cluster.life).toBeGreaterThan(life ?? 0)
      expect((await through(edge, bob).post('/api/me/forget', { forever: true })).status).toBe(204)
      edge.server.services.tables.dropIdle(0)
      await edge.cluster.letGo([match])
      await keep(...archived)
    }
    await expect(tables.archive(match)).rejects.toThrow('since it was read')
    expect(JSON.stringify(await store.loadMatch(match))).not.toContain('Bob')
    expect(await store.loadArchive(match)).toBeNull()
  })
})
