import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { glance, playToTheEnd } from './support/playing.ts'
import { settled } from './support/settled.ts'
import { pause } from './support/stepping.ts'
import { playAgainstBots } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
/** Bytes of a first look at a table, as they come over the line, without its letters; and of a whole game. */
const TABLES = [
  ['jaws', {}, 'shark'],
  ['jaws', {}, 'brody'],
  ['jaws', { mode: 'act-2' }, 'shark'],
  ['shark-island', {}, 'shark'],
  ['shark-island', {}, 'tempest'],
  ['sharks', {}, 'great-white'],
] as const
const TABLE = 110_000
const WHOLE = 190_000
const FONTS = 60_000
/** Milliseconds for which nothing more is asked for, once the first question can be answered. */
const QUIET = 3000

interface Weight {
  page: number
  fonts: number
  files: number
}

/** Another browser that has never been here, with the same person's table before it; and what it is sent. */
async function firstLook(ann: Visitor): Promise<[Visitor, () => Promise<Weight>]> {
  const fresh = await house.visitor()
  await fresh.page.context().addCookies(await ann.page.context().cookies())
  const sizes: Weight = { page: 0, fonts: 0, files: 0 }
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
  await fresh.go(`/match/${ann.match}`)
  const weigh = async (): Promise<Weight> => {
    await Promise.all(counted)
    return sizes
  }
  return [fresh, weigh]
}

/** Until nothing has been asked for in so much of the page's own time. */
async function quiet(visitor: Visitor): Promise<void> {
  const { page } = visitor
  let asked = 0
  page.on('request', () => asked++)
  await settled(visitor)
  for (let before = -1; before < asked; ) {
    before = asked
    await page.clock.runFor(QUIET)
    await settled(visitor)
  }
}

test.each(TABLES)('a table of %s %j weighs little on a first visit: %s', async (game, options, seat) => {
  const ann = await house.visitor()
  await playAgainstBots(ann, { game, options, mine: [seat] })
  const [fresh, weigh] = await firstLook(ann)
  await glance(fresh)
  await pause(fresh)
  await quiet(fresh)
  const { page, fonts, files } = await weigh()
  console.log(`weight: ${game}, ${seat}: ${page} bytes in ${files} files, fonts ${fonts} bytes`)
  expect(page).toBeGreaterThan(10_000)
  expect(page).toBeLessThanOrEqual(TABLE)
  expect(fonts).toBeGreaterThan(10_000)
  expect(fonts).toBeLessThanOrEqual(FONTS)
  expect(house.faults).toEqual([])
})

test.each([
  ['jaws', 'shark'],
  ['shark-island', 'shark'],
  ['sharks', 'great-white'],
])('a whole game of %s weighs little, its end included', async (game, seat) => {
  const ann = await house.visitor()
  await playAgainstBots(ann, { game, mine: [seat] })
  const [fresh, weigh] = await firstLook(ann)
  await playToTheEnd([fresh])
  await settled(fresh)
  const { page } = await weigh()
  console.log(`weight: a whole game of ${game}: ${page} bytes`)
  expect(page).toBeLessThanOrEqual(WHOLE)
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
