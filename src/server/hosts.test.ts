import { afterEach, describe, expect, test } from 'vitest'
import { isAllowed } from './hosts.ts'
import { proxiesOf } from './proxies.ts'
import { ask } from './testing/bare.ts'
import { Guest } from './testing/guest.ts'
import { House } from './testing/house.ts'

let house: House | null = null
afterEach(async () => {
  await house?.close()
  house = null
})

const NAMES = {
  publicUrl: new URL('https://play.example/dorsal/'),
  allowedHosts: ['club.example', '.games.example'],
  machine: 'Otter.lan',
}

test.each([
  '127.0.0.1',
  '192.168.1.20:3000',
  '[::1]:3000',
  '[fe80::1]',
  'localhost:3000',
  'LOCALHOST.',
  'otter',
  'otter.lan:3000',
  'otter.local:3000',
  'anything.local',
  'play.example',
  'play.example:8443',
  'club.example',
  'a.games.example',
  'b.a.games.example:80',
])('%s is a name to answer to', (host) => {
  expect(isAllowed(host, NAMES)).toBe(true)
})

test.each([
  '',
  'evil.example',
  'play.example.evil.example',
  'xplay.example',
  'games.example',
  'sub.club.example',
  'local',
  'evillocal',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil.example:80@localhost',
  'localhost:x',
  'localhost/',
  '[::1',
  'otter.evil.example',
])('%j is not', (host) => {
  expect(isAllowed(host, NAMES)).toBe(false)
})

describe('a page whose name was bent to this machine', () => {
  const evil = { host: 'evil.example', origin: 'http://evil.example' }

  test('is refused everywhere, with the variable that would allow it', async () => {
    house = await House.open()
    for (const path of ['/api/games', '/', '/metrics', '/nothing']) {
      const { status, text } = await ask(house.base, path, evil)
      expect([path, status, JSON.parse(text).code]).toEqual([path, 421, 'host'])
      expect(text).toContain('ALLOWED_HOSTS')
      expect(text).toContain('evil.example')
    }
    const json = { ...evil, 'content-type': 'application/json' }
    expect((await ask(house.base, '/api/me', json, '{"name":"Eve"}')).status).toBe(421)
    await expect(new Guest(house.base, evil).connect('AAAA')).rejects.toThrow('421')
  })

  test('is answered in words where a person opens it, in their language', async () => {
    house = await House.open()
    const browser = { host: 'evil.example', accept: 'text/html,*/*', 'accept-language': 'fr-FR,fr' }
    const { text, headers } = await ask(house.base, '/', browser)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toMatch(/^Ce serveur ne répond pas au nom «\s*evil\.example\s*»\. .*ALLOWED_HOSTS/)
  })

  test('does not get in by claiming to be a proxy', async () => {
    house = await House.open({ trustProxy: proxiesOf('loopback') })
    const claims = { ...evil, 'x-forwarded-host': 'localhost' }
    expect((await ask(house.base, '/api/games', claims)).status).toBe(421)
    const told = { host: 'localhost', 'x-forwarded-host': 'evil.example' }
    expect((await ask(house.base, '/api/games', told)).status).toBe(421)
  })

  test('may ask how the server is: balancers call it by any name', async () => {
    house = await House.open()
    for (const path of ['/healthz', '/readyz?x'])
      expect((await ask(house.base, path, { host: 'evil.example' })).status).toBe(200)
  })
})

test('a name that was allowed is answered to, and stands in links', async () => {
  house = await House.open({ allowedHosts: ['club.example'] })
  const named = { host: 'club.example:3000', 'content-type': 'application/json' }
  const made = await ask(
    house.base,
    '/api/me',
    { ...named, origin: 'http://club.example:3000' },
    '{"name":"Ann"}',
  )
  expect(made.status).toBe(201)
  const cookie = String(made.headers['set-cookie']).split(';')[0]
  const { text } = await ask(house.base, '/api/matches', { ...named, cookie }, '{"game":"sharks"}')
  const path = `/api/matches/${JSON.parse(text).match}/invitations`
  const invited = await ask(house.base, path, { ...named, cookie }, '{"seat":"mako"}')
  expect(JSON.parse(invited.text).link).toMatch(/^http:\/\/club\.example:3000\/match\//)
})

describe('another scheme is another site', () => {
  const join = (headers: { readonly [name: string]: string }) =>
    ask(house?.base ?? '', '/api/me', { 'content-type': 'application/json', ...headers }, '{"name":"Ann"}')

  test('unless a proxy that is trusted says that it was asked by https', async () => {
    house = await House.open({ trustProxy: proxiesOf('loopback') })
    const host = 'localhost:3000'
    const origin = `https://${host}`
    expect((await join({ host, origin: `http://${host}` })).status).toBe(201)
    const refused = await join({ host, origin })
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, 'origin'])
    expect(refused.text).toContain('PUBLIC_URL')
    expect((await join({ host, origin, 'x-forwarded-proto': 'https' })).status).toBe(201)
    expect((await join({ host, origin: `http://${host}`, 'x-forwarded-proto': 'https' })).status).toBe(403)
  })

  test('and the word of others counts for nothing', async () => {
    house = await House.open()
    const host = 'localhost:3000'
    expect((await join({ host, origin: `https://${host}`, 'x-forwarded-proto': 'https' })).status).toBe(403)
    expect((await join({ host, origin: 'null' })).status).toBe(403)
  })
})

test('https stays https: with such a PUBLIC_URL browsers are told to ask no other way', async () => {
  house = await House.open({ publicUrl: new URL('https://play.example/') })
  for (const path of ['/api/games', '/healthz', '/nothing'])
    expect((await ask(house.base, path)).headers['strict-transport-security']).toBe('max-age=31536000')
  await house.close()
  house = await House.open({ publicUrl: new URL('http://play.example/') })
  expect((await ask(house.base, '/healthz')).headers['strict-transport-security']).toBeUndefined()
})
