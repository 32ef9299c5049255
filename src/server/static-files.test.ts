import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type BareAnswer } from './testing/bare.ts'
import { House } from './testing/house.ts'

const folder = mkdtempSync(join(tmpdir(), 'dorsal-page-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Dorsal</title></head><body></body>')
let house: House
beforeAll(async () => {
  house = await House.open({ page: folder })
})
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true })
})

const HTML = { accept: 'text/html' }

/** All that tells one answer from another, but when it was given. */
const told = ({ status, headers: { date: _, ...headers }, text }: BareAnswer) => ({ status, headers, text })
const look = async (path: string, headers: { readonly [name: string]: string } = HTML) =>
  told(await ask(house.base, path, headers))
const contentOf = (text: string, name: string) => new RegExp(`"${name}" content="([^"]*)"`).exec(text)?.[1]

describe('a wrong address', () => {
  test.each(['/xyz', '/you', '/rules.html', '/match', '/a/b/c', '/%', '/xyz?lang=fr', '/metrics'])(
    '%s gets the page, which says so itself',
    async (path) => {
      const { status, headers, text } = await look(path)
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(text).toContain('<title>Dorsal</title>')
    },
  )

  test('of the API, or of a file of the page, is told to the program that asked', async () => {
    expect(JSON.parse((await look('/api/xyz', {})).text)).toMatchObject({ code: 'no-such-page' })
    expect(JSON.parse((await look('/assets/xyz.js', {})).text)).toMatchObject({ code: 'no-such-page' })
  })
})

describe('the preview of a link', () => {
  test('to an open table names its game; every other has one and the same', async () => {
    const ann = await house.guest('Ann')
    const laid = async (listed: boolean) =>
      (await ann.post('/api/matches', { game: 'jaws', seats: { shark: 'me' }, listed })).body.match
    const [open, hidden] = [await laid(true), await laid(false)]
    const of = (path: string, headers = {}) => look(path, { ...HTML, ...headers })
    const there = await of(`/match/${open}`)
    expect(contentOf(there.text, 'og:title')).toBe('JAWS: an open table at Dorsal')
    expect(contentOf(there.text, 'og:image')).toBe(`${house.base}/preview.jpg`)
    const french = await of(`/match/${open}`, { 'accept-language': 'fr' })
    expect(contentOf(french.text, 'og:title')).toBe('JAWS\u00a0: une table ouverte sur Dorsal')

    const usual = await of('/')
    expect(contentOf(usual.text, 'og:title')).toBe('Dorsal: something is in the water')
    for (const path of [
      `/match/${hidden}`,
      '/match/AAAAAAAAAAAAAAAAAAAAAA',
      '/match/x',
      `/replay/${open}`,
      '/me',
    ])
      expect(await of(path), path).toEqual(usual)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const one = await of(`/match/${hidden}`, { 'accept-encoding': encoding })
      expect(one).toEqual(await of('/match/AAAAAAAAAAAAAAAAAAAAAA', { 'accept-encoding': encoding }))
    }
    const again = await of(`/match/${hidden}`, { 'if-none-match': String(usual.headers.etag) })
    expect(again.status).toBe(304)

    const there2 = await ann.at(open)
    await there2.do('list', { on: false })
    expect(await of(`/match/${open}`)).toEqual(usual)
  })

  test('is the page all the same for whoever asks too often', async () => {
    const strict = await House.open({
      page: folder,
      limits: { ...house.server.services.config.limits, requestsOfAddress: { burst: 2, perSecond: 0 } },
    })
    for (let time = 0; time < 4; time++) expect((await ask(strict.base, '/match/x', HTML)).status).toBe(200)
    await strict.close()
  })
})

test('with a PUBLIC_URL the picture is found there', async () => {
  const open = await House.open({ page: folder, publicUrl: new URL('https://play.example/dorsal/') })
  const { text } = await ask(open.base, '/', HTML)
  expect(contentOf(text, 'og:image')).toBe('https://play.example/dorsal/preview.jpg')
  await open.close()
})
