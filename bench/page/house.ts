import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium } from 'playwright-core'
import { WebSocket } from 'ws'
import { createServer } from '#server/server.ts'
import { Guest } from '#server/testing/guest.ts'
import { NO_HASTE } from '#server/testing/house.ts'
import { databaseIn } from '#store/files.ts'
import { openSqlite } from '#store/sqlite.ts'
import { chromiumReady } from '../../scripts/chromium.mjs'
import { pageReady } from '../../scripts/page.mjs'

const PAGE = fileURLToPath(new URL('../../dist/web', import.meta.url))
const PHONE = { width: 412, height: 823 }

interface Game {
  readonly id: string
  readonly seats: readonly string[]
}

/** A server with the built page, and a browser with a person in it whose tables it keeps. */
export class House {
  readonly base: string
  readonly games: readonly Game[]
  readonly browser: BrowserContext
  /** Where other programs reach the browser. */
  readonly port: number
  readonly #host: Guest
  readonly #close: () => Promise<void>

  private constructor(
    host: Guest,
    games: readonly Game[],
    browser: BrowserContext,
    port: number,
    close: () => Promise<void>,
  ) {
    this.base = host.base
    this.games = games
    this.browser = browser
    this.port = port
    this.#host = host
    this.#close = close
  }

  /** Bots take their usual time, or none. */
  static async open(bots: 'usual' | 'at once'): Promise<House> {
    pageReady()
    const executablePath = chromiumReady()
    const folder = mkdtempSync(join(tmpdir(), 'dorsal-page-'))
    const server = await createServer({
      store: await openSqlite(databaseIn(folder)),
      config: {
        page: PAGE,
        limits: NO_HASTE,
        ...(bots === 'at once' ? { botDelay: { least: 0, most: 0 } } : {}),
      },
      logLevel: 'silent',
    })
    const host = await new Guest(`http://127.0.0.1:${(await server.listen(0, '127.0.0.1')).port}`).named(
      'Ann',
    )
    const { games }: { readonly games: readonly Game[] } = JSON.parse((await host.get('/api/games')).text)
    const port = await freePort()
    const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--mute-audio',
        `--remote-debugging-port=${port}`,
      ],
      env: { ...process.env, HOME: folder },
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      locale: 'en-GB',
    })
    await browser.addCookies(
      (host.cookie ?? '').split('; ').map((pair) => {
        const at = pair.indexOf('=')
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: host.base }
      }),
    )
    return new House(host, games, browser, port, async () => {
      await browser.close()
      await server.drain()
      rmSync(folder, { recursive: true, force: true })
    })
  }

  close(): Promise<void> {
    return this.#close()
  }

  /** A table against bots: its host has the first seat. */
  laid(game: string): Promise<string> {
    return this.#lay(game, (seat) => seat === 0)
  }

  /** A table of bots alone, which the host watches. */
  watched(game: string): Promise<string> {
    return this.#lay(game, () => false)
  }

  async #lay(game: string, isMine: (seat: number) => boolean): Promise<string> {
    const seats = this.games.find(({ id }) => id === game)?.seats ?? []
    const { status, body, text } = await this.#host.post('/api/matches', {
      game,
      seats: Object.fromEntries(seats.map((seat, index) => [seat, isMine(index) ? 'me' : { bot: 'random' }])),
    })
    if (status !== 201) throw new Error(text)
    await this.#listen(body.match, '{"ok"', '{"id":"ready","do":"ready","on":true}')
    return body.match
  }

  /** Until a match is over. */
  ended(match: string): Promise<void> {
    return this.#listen(match, '"status":"over"')
  }

  /** Until the server says something with these words in it. */
  #listen(match: string, words: string, ...orders: readonly string[]): Promise<void> {
    const socket = new WebSocket(`${this.base.replace(/^http/, 'ws')}/api/matches/${match}/socket`, {
      headers: { cookie: this.#host.cookie ?? '' },
    })
    return new Promise<void>((resolve, reject) => {
      socket.on('open', () => {
        for (const line of ['{"hello":{"cursor":0,"patches":true,"talk":true}}', ...orders]) socket.send(line)
      })
      socket.on('message', (data) => {
        if (String(data).includes(words)) resolve()
        else if (String(data).startsWith('{"refused"')) reject(new Error(String(data)))
      })
      socket.on('close', () => reject(new Error(`the table of ${match} was closed`)))
      socket.on('error', reject)
    }).finally(() => socket.terminate())
  }
}

async function freePort(): Promise<number> {
  const socket = createSocket()
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve))
  const address = socket.address()
  await new Promise((resolve) => socket.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('there is no free port')
  return address.port
}
