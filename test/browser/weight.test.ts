import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { playFromHome } from './support/tables.ts'

const house = openHouse()
const TABLE = 150_000
const FONTS = 60_000

test('a table weighs little on its first visit, and nothing on the second', async () => {
  const ann = await house.visitor()
  await playFromHome(ann, 'Sharks', 'Great White')
  const url = ann.page.url()

  // Another browser that has never been here, with the same person's table before it.
  const cookies = await ann.page.context().cookies()
  const fresh = await house.visitor()
  await fresh.page.context().addCookies(cookies)
  const sizes = { page: 0, fonts: 0, files: 0 }
  const counted: Promise<void>[] = []
  fresh.page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/api/')) return
    counted.push(
      request.sizes().then(({ responseBodySize }) => {
        sizes[path.endsWith('.woff2') ? 'fonts' : 'page'] += responseBodySize
        sizes.files++
      }),
    )
  })
  await fresh.page.goto(url)
  await fresh.page.locator('.table').waitFor()
  await fresh.page.evaluate('document.fonts.ready.then(() => true)')
  await fresh.page.waitForLoadState('networkidle')
  await Promise.all(counted)
  console.log(`weight: table ${sizes.page} bytes in ${sizes.files} files, fonts ${sizes.fonts} bytes`)
  expect(sizes.page).toBeGreaterThan(10_000)
  expect(sizes.page).toBeLessThanOrEqual(TABLE)
  expect(sizes.fonts).toBeGreaterThan(10_000)
  expect(sizes.fonts).toBeLessThanOrEqual(FONTS)
  expect(house.faults).toEqual([])
})

test('files whose name is their content are kept for ever, the page itself is asked for', async () => {
  const index = await fetch(`${house.base}/`, { headers: { 'accept-encoding': 'br' } })
  expect(index.headers.get('cache-control')).toBe('no-cache')
  expect(index.headers.get('content-encoding')).toBe('br')
  expect(index.headers.get('content-security-policy')).toContain("default-src 'self'")
  const html = await index.text()
  expect(html).not.toMatch(/<script(?![^>]*src=)|<style|style="/)
  const licences = await fetch(`${house.base}/licences.txt`)
  expect(licences.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await licences.text()).toContain('SIL OPEN FONT LICENSE')
  const [script] = /\/assets\/[\w.-]+\.js/.exec(html) ?? []
  const answer = await fetch(`${house.base}${script}`)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const again = await fetch(`${house.base}/`, {
    headers: { 'if-none-match': index.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
  for (const path of [
    '/match/x',
    '/replay/x',
    '/rules/sharks',
    '/learn/sharks',
    '/learn',
    '/rules',
    '/new/sharks',
    '/watch',
    '/me',
  ])
    expect((await fetch(house.base + path)).headers.get('content-type'), path).toContain('text/html')
  expect((await fetch(`${house.base}/assets/nothing.js`)).status).toBe(404)
  expect((await fetch(`${house.base}/../package.json`)).status).toBe(404)
  expect((await fetch(`${house.base}/assets/..%2findex.html`)).status).toBe(404)
})
