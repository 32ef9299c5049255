import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pagesIn } from '#store/files.ts'
import { ask } from './testing/bare.ts'
import { BuiltPages } from './testing/built-pages.ts'
import { House, NO_HASTE } from './testing/house.ts'

const built = new BuiltPages()
afterAll(() => built.remove())
const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => built.add(name))

const buildOf = (html: string) => /"dorsal:page" content="([^"]+)"/.exec(html)?.[1]

test('files of the three pages before are served as they were, whoever serves', async () => {
  let house = await House.open({ page: pages[0] })
  const first = await ask(house.base, '/assets/a.js')
  const found = { folder: house.folder, now: house.clock.now() }
  for (const page of pages.slice(1)) {
    await house.server.drain()
    house = await House.open({ page }, found)
    const is200 = (path: string) => ask(house.base, path).then(({ status }) => status === 200)
    expect(await is200('/assets/a.js')).toBe(page !== pages[4])
  }
  const { status, text, headers } = await ask(house.base, '/assets/b.js')
  expect([status, text]).toEqual([200, '// b'])
  for (const name of ['content-type', 'cache-control', 'vary'])
    expect(headers[name]).toBe(first.headers[name])
  const compressed = await ask(house.base, '/assets/b.js', { 'accept-encoding': 'br' })
  expect([compressed.text, compressed.headers['content-encoding']]).toEqual(['br b', 'br'])
  const known = await ask(house.base, '/assets/b.js', { 'if-none-match': String(headers.etag) })
  expect(known.status).toBe(304)
  // What has no hash in its name is the newest.
  expect((await ask(house.base, '/fin.svg')).text).toContain('id="e"')
  for (const path of ['/assets/../index.html', '/assets/%2e%2e/b/index.html', '/assets/nothing.js'])
    expect((await ask(house.base, path)).status).toBe(404)
  await house.close()
})

test('a page knows its build, and is told that of the server with every answer and on its socket', async () => {
  const house = await House.open({ page: pages[0] })
  const own = buildOf((await ask(house.base, '/')).text)
  expect(own).toMatch(/^[\w-]{16}$/)
  expect((await ask(house.base, '/api/who')).headers['x-dorsal-page']).toBe(own)
  const { sockets } = await house.play('Ann', 'Ben')
  expect(sockets[0].all[0]).toEqual({ page: own })
  sockets[0].send({ hello: { cursor: 0 } })
  await sockets[0].until(() => sockets[0].all.filter((sent) => 'room' in sent).length > 1)
  expect(sockets[0].all.filter((sent) => 'page' in sent)).toHaveLength(1)
  await house.server.drain()
  const next = await House.open({ page: pages[1] }, { folder: house.folder, now: house.clock.now() })
  expect(buildOf((await ask(next.base, '/')).text)).not.toBe(own)
  await next.close()
})

test('whoever asks for what is not there is counted, and a page that cannot be kept is served', async () => {
  const limits = { ...NO_HASTE, requestsOfAddress: { burst: 2, perSecond: 0 } }
  const house = await House.open({ page: pages[0], limits })
  for (const status of [404, 404, 429]) expect((await ask(house.base, '/assets/x.js')).status).toBe(status)
  for (let time = 0; time < 3; time++) expect((await ask(house.base, '/assets/a.js')).status).toBe(200)
  await house.server.drain()
  rmSync(pagesIn(house.folder))
  mkdirSync(join(pagesIn(house.folder), 'in the way'), { recursive: true })
  const again = await House.open({ page: pages[1] }, { folder: house.folder, now: house.clock.now() })
  expect((await ask(again.base, '/assets/b.js')).status).toBe(200)
  expect((await ask(again.base, '/assets/a.js')).status).toBe(404)
  await again.close()
})
