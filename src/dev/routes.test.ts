import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer, type DorsalServer } from '#server/server.ts'
import { Guest, type Seated } from '#server/testing/guest.ts'
import { House, NO_HASTE } from '#server/testing/house.ts'
import { openSqlite } from '#store/sqlite.ts'
import { ThinkingPool } from '#thinking/pool.ts'
import { LOOPBACK } from './loopback.ts'
import type { Insight } from './panel.ts'
import { devRoutes } from './routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'dorsal-dev-'))
const LAYOUT = "{ sharks: { mako: 'b1', tiger: 'd3' }, boat: 'b2', points: { tiger: 7 } }"

let server: DorsalServer
let base = ''
let ann: Guest

async function open(): Promise<void> {
  const store = await openSqlite(join(folder, 'dev.sqlite'))
  const config = { limits: NO_HASTE, botDelay: { least: 0, most: 0 } }
  server = await createServer({
    store,
    config,
    logLevel: 'silent',
    thinker: new ThinkingPool(1),
    extend: devRoutes,
  })
  base = `http://${LOOPBACK}:${(await server.listen(0, LOOPBACK)).port}`
}

beforeAll(async () => {
  await open()
  ann = await new Guest(base).named('Ann')
})
afterAll(async () => {
  await server.drain()
  rmSync(folder, { recursive: true, force: true })
})

/** A match that Ann plays in every seat. */
async function play(
  game: string,
  seats: readonly string[],
  options = {},
): Promise<{ match: string; at: Seated }> {
  const plan = Object.fromEntries(seats.map((seat) => [seat, 'me']))
  const { match } = (await ann.post('/api/matches', { game, options, seats: plan })).body
  const at = await ann.at(match)
  await at.do('ready', { on: true })
  await at.until(() => at.latest !== undefined)
  return { match, at }
}

const playSharks = () => play('sharks', ['great-white', 'mako'], { first: 'mako' })

async function insight(match: string): Promise<Insight> {
  return JSON.parse((await ann.get(`/api/dev/matches/${match}`)).text)
}

describe('the panel is told', () => {
  test('the seed that the seal is of, the log, the state, and what each sees and may do', async () => {
    const { match, at } = await playSharks()
    const told = await insight(match)
    expect(told.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(told.commitment).toBe(at.room?.commitment)
    expect(told.log.map(({ kind }) => kind)).toEqual(['created', 'sat', 'sat', 'ready', 'started'])
    expect(told.now?.state).toMatchObject({ round: 1, points: [0, 0] })
    expect(told.now?.eyes.map(({ eyes }) => eyes)).toEqual(['great-white', 'mako', 'watcher', 'all'])
    const [white, mako, watcher, all] = told.now?.eyes ?? []
    expect(mako.view).toMatchObject({ seats: [{ hand: null }, { hand: expect.any(Array) }] })
    expect(watcher.view).toMatchObject({ seats: [{ hand: null }, { hand: null }] })
    expect(mako.legal).toEqual({ mako: at.latest?.legal.mako })
    expect([white.legal, watcher.legal, Object.keys(all.legal)]).toEqual([{}, {}, ['mako']])
    expect(told.draws.find(({ label }) => label === 'trash')?.outcomes).toContain('left-up')
  })

  test('what the tests of a game lay out', async () => {
    const { positions } = JSON.parse((await ann.get('/api/dev/positions/jaws')).text)
    expect(positions.length).toBeGreaterThan(20)
    expect(positions[0]).toEqual({
      name: expect.any(String),
      file: expect.stringMatching(/^src\/games\/jaws\/.*\.test\.ts$/),
      line: expect.any(Number),
      text: expect.any(String),
    })
  })
})

describe('the next draws', () => {
  test('come as they were stacked, also after the server was started again', async () => {
    const { match, at } = await play('jaws', ['shark', 'quint', 'brody', 'hooper'])
    await ann.post(`/api/dev/matches/${match}/stack`, { stack: { event: ['in-the-news'] } })
    await at.until(() => at.room?.stacked === true)
    expect((await insight(match)).now?.stack).toEqual({ event: ['in-the-news'] })
    await server.drain()
    await open()
    ann = Object.assign(new Guest(base), { cookie: ann.cookie, id: ann.id })
    const again = await ann.at(match)
    expect(again.room?.stacked).toBe(true)
    expect(await again.do('act', { seat: 'shark', actions: ['start N'] })).toBe('ok')
    await again.until(() => again.updates.length > 1)
    expect(again.latest?.events).toContainEqual({ key: 'jaws.event', params: { event: 'in-the-news' } })
    expect((await insight(match)).now?.stack).toEqual({})
  })

  test('are refused when there is no such draw', async () => {
    const { match } = await playSharks()
    const answer = await ann.post(`/api/dev/matches/${match}/stack`, { stack: { dice: ['6'] } })
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('There is no draw called')])
    expect((await ann.post(`/api/dev/matches/${match}/stack`, { stack: { trash: 'left-up' } })).status).toBe(
      400,
    )
    expect((await insight(match)).stacked).toBe(false)
  })
})

describe('a position', () => {
  test('is laid out as a patch of the state, and the draws stay stacked', async () => {
    const { match, at } = await playSharks()
    await ann.post(`/api/dev/matches/${match}/stack`, { stack: { trash: ['left-up'] } })
    const { status } = await ann.post(`/api/dev/matches/${match}/patch`, {
      patch: '{ points: [12, 30], round: 4 }',
    })
    expect(status).toBe(200)
    await at.until(() => at.updates.length > 1)
    expect(at.latest).toMatchObject({
      events: [{ key: 'match.laid' }],
      view: { round: 4, seats: [{ points: 12 }, { points: 30 }] },
    })
    expect((await insight(match)).now?.stack).toEqual({ trash: ['left-up'] })
    const wrong = await ann.post(`/api/dev/matches/${match}/patch`, { patch: '{ pionts: [1, 2] }' })
    expect(wrong.text).toContain('The position does not fit: state.pionts is not a field.')
  })

  test('as tests write it opens a table of its own, and is laid out there again', async () => {
    const { match } = await playSharks()
    const place = (id: string, text: string) =>
      ann.post(`/api/dev/matches/${id}/position`, { text, everywhere: true })
    const { match: laid } = (await place(match, LAYOUT)).body
    expect(laid).not.toBe(match)
    const at = await ann.at(laid)
    expect(at.room).toMatchObject({ status: 'playing', stacked: true, mine: ['mako', 'tiger'] })
    await at.until(() => at.latest !== undefined)
    expect(at.latest?.view).toMatchObject({ boat: 'b2', seats: [{ at: 'b1' }, { at: 'd3', points: 7 }] })
    expect((await place(laid, LAYOUT.replace('d3', 'd2'))).body.match).toBe(laid)
    await at.until(() => at.updates.length > 1)
    expect(at.latest?.view).toMatchObject({ seats: [{ at: 'b1' }, { at: 'd2' }] })
    for (const [text, why] of [
      [LAYOUT.replace('boat', 'boot'), 'The position does not fit'],
      [LAYOUT.replace('points', 'pionts'), 'nothing here is called pionts'],
      ['layOut()', 'is not a plain value'],
    ])
      expect((await place(laid, text)).text).toContain(why)
  })

  test('of the same game gets a table of its own where a bot would answer it', async () => {
    const [white, mako] = ['great-white', 'mako']
    const layout = (turn: string) =>
      `{ sharks: { '${white}': 'b1', mako: 'd3' }, boat: 'b2', turn: '${turn}' }`
    const seats = { [white]: 'me', [mako]: { bot: 'random' } }
    const { match } = (await ann.post('/api/matches', { game: 'sharks', options: { first: white }, seats }))
      .body
    const at = await ann.at(match)
    await at.do('ready', { on: true })
    const place = (turn: string) =>
      ann.post(`/api/dev/matches/${match}/position`, { text: layout(turn), everywhere: false })
    expect((await place(white)).body.match).toBe(match)
    const { match: laid } = (await place(mako)).body
    expect(laid).not.toBe(match)
    expect((await ann.get(`/api/matches/${laid}`)).body.room.mine).toEqual([mako])
  })

  test('leaves the seats that are not asked to bots, unless one sits everywhere', async () => {
    const { match } = await playSharks()
    const { match: laid } = (
      await ann.post(`/api/dev/matches/${match}/position`, { text: LAYOUT, everywhere: false })
    ).body
    const at = await ann.at(laid)
    expect(at.room?.seats.map(({ holders, bot }) => [holders.length, bot])).toEqual([
      [1, null],
      [0, 'cadet'],
    ])
  })

  test('is read from a save and from a record', async () => {
    const { match, at } = await playSharks()
    const [start] = at.latest?.legal.mako ?? []
    await at.do('act', { seat: 'mako', actions: [start] })
    const { state } = (await insight(match)).now ?? {}
    await at.do('concede')
    const record = (await ann.get(`/api/matches/${match}/record`)).text
    const { match: laid } = (
      await ann.post(`/api/dev/matches/${match}/position`, { text: record, everywhere: true })
    ).body
    expect((await insight(laid)).now?.state).toEqual(state)
    const broken = await ann.post(`/api/dev/matches/${match}/position`, {
      text: 'dorsal save 1',
      everywhere: true,
    })
    expect(broken.text).toContain('The position does not fit: the field')
  })
})

describe('nobody else is answered', () => {
  const asked = [
    ['GET', '/api/dev/matches/x'],
    ['GET', '/api/dev/positions/x'],
    ['POST', '/api/dev/matches/x/stack'],
    ['POST', '/api/dev/matches/x/patch'],
    ['POST', '/api/dev/matches/x/position'],
  ] as const

  test.each(asked)('%s %s from another machine, or under another name', async (method, url) => {
    const from = (remoteAddress: string, host: string) =>
      server.app.inject({ method, url, remoteAddress, headers: { host } })
    const nothing = { statusCode: 404, body: expect.stringContaining('"no-such-page"') }
    expect(await from('192.168.1.4', 'localhost:5173')).toMatchObject(nothing)
    expect(await from('::ffff:192.168.1.4', 'localhost:5173')).toMatchObject(nothing)
    expect(await from('127.0.0.1', 'table.local:5173')).toMatchObject(nothing)
    expect((await from('127.0.0.1', 'rebound.example:5173')).statusCode).toBe(421)
    for (const host of ['localhost:5173', '127.0.0.1:5173', '[::1]:5173'])
      expect((await from('127.0.0.1', host)).body).not.toContain('no-such-page')
  })

  test('a server that people play on has no such routes', async () => {
    const house = await House.open()
    try {
      for (const [method, url] of asked) {
        const body = method === 'POST' ? '{}' : undefined
        const { status, text } = await new Guest(house.base).ask(method, url, body)
        expect([status, text]).toEqual([404, expect.stringContaining('"no-such-page"')])
      }
      expect(house.server.app.printRoutes()).not.toMatch(/\bdev\b/)
      expect(server.app.printRoutes()).toMatch(/\bdev\b/)
    } finally {
      await house.close()
    }
  })
})
