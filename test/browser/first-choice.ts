import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from '#server/server.ts'
import { databaseIn } from '#store/files.ts'
import { openSqlite } from '#store/sqlite.ts'
import { readArguments } from '../../scripts/arguments.mjs'
import { chromiumReady } from '../../scripts/chromium.mjs'
import { pageReady } from '../../scripts/page.mjs'
import { prepare } from '../../scripts/prepare.mjs'
import { closeBrowser, sharedBrowser } from './support/browser.ts'
import { arrive, type Way, waysFrom } from './support/first-choice.ts'
import { PHONE, WIDE } from './support/visitor.ts'

const MOST_PRESSES = 3
const MOST_SECONDS = 10
/** Milliseconds after which whoever still watches presses Skip. */
const WATCH = 7000

const HELP = `npm run first-choice [-- GAME…]

Goes from the home page to the first choice of one's own, against bots, in everything that can be played as: with a
server of its own, the usual bots and delays, the usual pace, and a real Chromium that has never been there. Prints
presses and seconds; fails beyond ${MOST_PRESSES} presses or ${MOST_SECONDS} seconds.

  GAME      only these, by name: "Shark Island"
  --times N each way so often, and the longest counts (1)
  --phone   on a phone instead of a wide screen`

const { values, words, number } = readArguments('first-choice', HELP, {
  words: { most: Number.POSITIVE_INFINITY },
  options: {
    times: { type: 'string', default: '1' },
    phone: { type: 'boolean', default: false },
  },
})

const PAGE = fileURLToPath(new URL('../../dist/web', import.meta.url))

async function measure(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'dorsal-first-choice-'))
  const server = await createServer({
    store: await openSqlite(databaseIn(folder)),
    config: { page: PAGE },
    logLevel: 'silent',
  })
  const { port } = await server.listen(0, '127.0.0.1')
  const base = `http://127.0.0.1:${port}`
  const browser = await sharedBrowser(chromiumReady())

  /** Somebody who was never here, at the usual pace. */
  async function visiting<T>(
    work: (page: Awaited<ReturnType<typeof browser.newPage>>) => Promise<T>,
  ): Promise<T> {
    const { phone } = values
    const context = await browser.newContext({
      viewport: phone ? PHONE : WIDE,
      hasTouch: phone,
      isMobile: phone,
      locale: 'en-GB',
    })
    try {
      return await work(await context.newPage())
    } finally {
      await context.close()
    }
  }

  const worst = { presses: 0, seconds: 0 }
  const all = await visiting((page) => waysFrom(page, base))
  const ways = all.filter(({ game }) => words.length === 0 || words.includes(game))
  console.log('| | | presses | seconds |\n|---|---|---|---|')
  for (const way of ways) {
    const { presses, seconds } = await longest(way)
    worst.presses = Math.max(worst.presses, presses)
    worst.seconds = Math.max(worst.seconds, seconds)
    console.log(`| ${way.game} | ${way.part} | ${presses} | ${seconds.toFixed(1)} |`)
  }
  await server.drain()
  rmSync(folder, { recursive: true, force: true })
  console.log(`${ways.length} ways: at most ${worst.presses} presses and ${worst.seconds.toFixed(1)} seconds`)
  return ways.length > 0 && worst.presses <= MOST_PRESSES && worst.seconds <= MOST_SECONDS

  async function longest(way: Way): Promise<{ presses: number; seconds: number }> {
    const most = { presses: 0, seconds: 0 }
    for (let time = 0; time < number('times'); time++) {
      let begun = 0
      const begins = (): void => {
        begun = performance.now()
      }
      const presses = await visiting((page) => arrive(page, base, way, WATCH, begins))
      most.presses = Math.max(most.presses, presses)
      most.seconds = Math.max(most.seconds, (performance.now() - begun) / 1000)
    }
    return most
  }
}

prepare(pageReady, chromiumReady)
const isQuick = await measure()
await closeBrowser()
process.exit(isQuick ? 0 : 1)
