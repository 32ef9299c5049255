import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSources } from './architecture/sources.ts'
import { type Allowed, checkWaits } from './architecture/waits.ts'

/** Tests, what only tests use, and how they are run. */
const TESTS = /\.test\.ts$|\/testing(\/|\.ts$)|^test\/|^vitest\.config\.ts$/

const ALLOWED: readonly Allowed[] = [
  {
    file: 'src/server/testing/guest.ts',
    uses: ['setTimeout'],
    why: 'ends a wait that is in vain, so that the test fails and says what came last',
  },
  {
    file: 'src/store/testing/postgres/server.ts',
    uses: ['setTimeout', 'randomBytes'],
    why: 'a database that starts says so to nobody, and has a password that nobody knows',
  },
  {
    file: 'test/cluster/{balancer,chaos,fence,house,player,tables}.ts',
    uses: ['setTimeout', 'setInterval', 'performance.now'],
    why: 'nodes fail at moments that are drawn, and people wait for them as long as the page does',
  },
  {
    file: 'test/cluster/main.ts',
    uses: ['Date.now', 'performance.now'],
    why: 'a command of its own: a fresh seed, which it tells, and so many minutes',
  },
  {
    file: 'src/kernel/testing/always.ts',
    uses: ['fc.assert'],
    why: 'gives the seed for all who try properties on examples',
  },
  {
    file: 'test/{crash,hostile}/main.ts',
    uses: ['Date.now'],
    why: 'long runs by a command of their own: a fresh seed, which they tell, and so many minutes',
  },
  {
    file: 'test/{attack/work/*,load/run,support/latencies}.ts',
    uses: ['setTimeout', 'performance.now'],
    why: 'commands of their own that measure how long people wait, at a steady pace',
  },
  {
    file: 'test/attack/timing/stopwatch.ts',
    uses: ['performance.now'],
    why: 'a command of its own, which measures what somebody opposite could',
  },
  {
    file: 'test/browser/first-choice.ts',
    uses: ['performance.now'],
    why: 'a command of its own, which measures how long somebody waits for their first choice',
  },
  {
    file: 'test/mutants/{main,vitest-here,worker}.ts',
    uses: ['performance.now', 'setInterval'],
    why: 'a command of its own: quick tests come first, and a mutant that never comes back is ended',
  },
  {
    file: 'test/museum/making/*.ts',
    uses: ['Date.now'],
    why: 'made once for each release, on its own clock: the manifest says when that was',
  },
  {
    file: 'test/museum/making/stage.ts',
    uses: ['setTimeout'],
    why: 'an old release has no clock to be moved: a minute of absence is a minute',
  },
]

test('no test waits for time to pass, looks at the clock, draws by chance or is tried again', () => {
  const config = readFileSync(new URL('../vitest.config.ts', import.meta.url), 'utf8')
  const sources = readSources(['src', 'web', 'test']).set('vitest.config.ts', config)
  const tests = [...sources].filter(([path]) => TESTS.test(path))
  console.log(`waits: ${tests.length} files read`)
  expect(checkWaits(new Map(tests), ALLOWED)).toEqual([])
})

describe('the check bites', () => {
  const forbidden: [source: string, what: string][] = [
    ['await page.waitForTimeout(300)', 'waitForTimeout'],
    ["import { setTimeout } from 'node:timers/promises'", 'setTimeout'],
    ["import { setTimeout as wait } from 'timers/promises'", 'setTimeout'],
    ['await new Promise((resolve) => setTimeout(resolve, 50))', 'setTimeout'],
    ['const wait = promisify(setTimeout)', 'setTimeout'],
    ['await page.evaluate(() => new Promise((done) => window.setTimeout(done, 9)))', 'setTimeout'],
    ['const ticking = setInterval(() => clock.advance(1), 5)', 'setInterval'],
    ['await scheduler.wait(100)', 'scheduler.wait'],
    ['await sleep(5)', 'sleep'],
    ["import { sleep } from './support.ts'", 'sleep'],
    ["spawnSync('sleep', ['0.5'])", 'sleep'],
    ["execSync('sleep 1')", 'sleep'],
    ['Atomics.wait(numbers, 0, 0, 200)', 'Atomics.wait with a time'],
    ['const seed = Math.random()', 'Math.random'],
    ["const seed = Math['random']()", 'Math.random'],
    ['const { random } = Math', 'Math.random'],
    ['const end = Date.now() + 3000', 'Date.now'],
    ['const { now: clock } = Date', 'Date.now'],
    ['const at = new Date()', 'new Date()'],
    ['expect(performance.now() - start).toBeLessThan(5000)', 'performance.now'],
    ['const start = process.hrtime.bigint()', 'process.hrtime'],
    ["import { randomInt } from 'node:crypto'", 'randomInt'],
    ['const id = crypto.randomUUID()', 'randomUUID'],
    ['fc.assert(fc.property(fc.nat(), (n) => n >= 0))', 'fc.assert'],
    ["test('a story', { retry: 2 }, () => {})", 'retry'],
  ]
  test.each(forbidden)('on %s', (source, what) => {
    expect(checkWaits(new Map([['src/a.test.ts', `\n${source}`]]), [])).toEqual([
      `src/a.test.ts:2 uses ${what}`,
    ])
  })

  const harmless = [
    '// unlike setTimeout(resolve, 50) or Math.random()',
    "const said = 'page.waitForTimeout(300)'",
    "vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })",
    'const at = new Date(0)',
    'const at = Date.parse(text)',
    'const most = Math.max(1, 2)',
    'const now = house.clock.now()',
    'club.wait(1000)',
    'Atomics.wait(numbers, 0, 0)',
    'await setImmediate()',
    'clearTimeout(deadline)',
    'export function again(retry: number) {}',
    "summary({ status: 'sleeping' })",
    'always(fc.property(fc.nat(), (n) => n >= 0))',
  ]
  test.each(harmless)('not on %s', (source) => {
    expect(checkWaits(new Map([['src/a.test.ts', source]]), [])).toEqual([])
  })

  test('not on what is allowed there, but on the same elsewhere and on other things there', () => {
    const why = 'it is about clocks'
    const allowed = [{ file: 'src/*/clock.test.ts', uses: ['Date.now'], why }]
    const sources = new Map([
      ['src/a/clock.test.ts', 'Date.now()\nMath.random()'],
      ['src/a/other.test.ts', 'Date.now()'],
    ])
    expect(checkWaits(sources, allowed)).toEqual([
      'src/a/clock.test.ts:2 uses Math.random',
      'src/a/other.test.ts:1 uses Date.now',
    ])
  })

  test('on what is allowed and not used any more', () => {
    const allowed = [{ file: 'src/a.test.ts', uses: ['Date.now'], why: 'it was about clocks' }]
    expect(checkWaits(new Map([['src/a.test.ts', '']]), allowed)).toEqual([
      'src/a.test.ts may use Date.now and does not',
    ])
  })
})
