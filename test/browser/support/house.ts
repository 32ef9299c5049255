import { tmpdir } from 'node:os'
import { type Browser, chromium as playwright } from 'playwright-core'
import { ServerProcess } from '../../support/server-process.ts'
import { Visitor, type VisitorOptions } from './visitor.ts'

/** A real server with the built page, and a real browser to visit it with, for the tests of one file. */
export class OpenHouse {
  readonly server = new ServerProcess({ LIMITS_TIMES: '100', LOG_LEVEL: 'error' })
  #browser: Browser | null = null
  readonly #visitors: Visitor[] = []
  readonly #chromium: string

  constructor(chromium: string) {
    this.#chromium = chromium
  }

  get base(): string {
    return this.server.base
  }

  async open(): Promise<void> {
    await this.server.start()
    this.#browser = await launch(this.#chromium)
  }

  async close(): Promise<void> {
    await this.#browser?.close()
    await this.server.end()
  }

  /** Somebody with a browser of their own, as far as anyone can tell. */
  async visitor(options: VisitorOptions = {}): Promise<Visitor> {
    if (this.#browser === null) throw new Error('the house is not open')
    const visitor = await Visitor.arrive(this.#browser, this.base, options)
    this.#visitors.push(visitor)
    return visitor
  }

  /** What everybody has before them, for a test that failed. */
  async tell(): Promise<void> {
    for (const { page, faults } of this.#visitors) {
      const text = await page
        .locator('body')
        .innerText()
        .catch(() => 'nothing')
      console.log(`${page.url()}\n${faults.join('\n')}\n${text.slice(0, 1500)}\n--`)
    }
  }

  /** What went wrong in anybody's browser, and what was asked for elsewhere. */
  get faults(): string[] {
    return this.#visitors.flatMap(({ faults }) => faults)
  }
}

/** A name for this machine under which a browser trusts it no more than any other in the house. */
export const HOME_NETWORK = 'table.house'

/** In one process, as this Chromium is meant to run elsewhere, two people would share their cookies. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--mute-audio',
  `--host-resolver-rules=MAP ${HOME_NETWORK} 127.0.0.1`,
]

/** What Chromium writes into a home folder is as short-lived as its profile. */
function launch(executablePath: string): Promise<Browser> {
  return playwright.launch({ executablePath, args: ARGUMENTS, env: { ...process.env, HOME: tmpdir() } })
}
