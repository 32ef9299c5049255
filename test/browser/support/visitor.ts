import type { Browser, BrowserContext, Page } from 'playwright-core'

export interface VisitorOptions {
  readonly phone?: boolean
  readonly language?: string
  /** Otherwise everything is shown at once, without motion: a test has no time to watch. */
  readonly atLeisure?: boolean
}

export const WIDE = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740 }

/** What a browser is told that is no fault: nobody is known before they have said a name, some are not let in. */
const EXPECTED = /status of 40[134]|WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/

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
    const visitor = new Visitor(await context.newPage(), context, base)
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
