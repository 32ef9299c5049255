import type { Browser, BrowserContext, Page } from 'playwright-core'

export interface VisitorOptions {
  readonly phone?: boolean
  readonly language?: string
  /** Otherwise everything is shown at once, without motion: a test has no time to watch. */
  readonly atLeisure?: boolean
  /** Under which name the server is called, instead of its number. */
  readonly at?: string
}

export const WIDE = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740 }

/** What a browser tells that is no fault: who is not known, who is not let in, and what plain http has not. */
const EXPECTED =
  /status of 40[134]|WebSocket connection to .* failed|ERR_CONNECTION_REFUSED|Cross-Origin-Opener-Policy/

/** One person with one browser. */
export class Visitor {
  readonly page: Page
  readonly base: string
  readonly faults: string[] = []
  readonly #context: BrowserContext

  private constructor(page: Page, context: BrowserContext, base: string) {
    this.page = page
    this.base = base
    this.#context = context
  }

  static async arrive(browser: Browser, base: string, options: VisitorOptions): Promise<Visitor> {
    const { phone = false, language = 'en-GB', atLeisure = false } = options
    const context = await browser.newContext({
      viewport: phone ? PHONE : WIDE,
      hasTouch: phone,
      isMobile: phone,
      locale: language,
      reducedMotion: atLeisure ? 'no-preference' : 'reduce',
    })
    if (!atLeisure)
      await context.addInitScript("try { localStorage.setItem('dorsal.pace', 'at-once') } catch {}")
    const address = options.at === undefined ? base : base.replace('127.0.0.1', options.at)
    const visitor = new Visitor(await context.newPage(), context, address)
    visitor.#listen()
    return visitor
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.base + path)
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name })
  }

  link(name: string | RegExp) {
    return this.page.getByRole('link', { name })
  }

  /** Everything there is to read on the page. */
  text(): Promise<string> {
    return this.page.locator('body').innerText()
  }

  async leave(): Promise<void> {
    await this.#context.close()
  }

  /** Whether anything stands out over the right edge. */
  async scrollsSideways(): Promise<boolean> {
    return this.page.evaluate<boolean>(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    )
  }

  #listen(): void {
    const { page, faults, base } = this
    page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text()))
        faults.push(`console: ${message.text()}`)
    })
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(base) && !url.startsWith('data:') && !url.startsWith('blob:'))
        faults.push(`asked elsewhere: ${url}`)
    })
  }
}
