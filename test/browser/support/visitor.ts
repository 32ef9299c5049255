import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import type { OpenHouse } from './house.ts'

export interface VisitorOptions {
  readonly phone?: boolean
  readonly language?: string
  /** Otherwise everything is shown at once, without motion: a test has no time to watch. */
  readonly atLeisure?: boolean
  /** Under which name the server is called, instead of its number. */
  readonly at?: string
}

interface Me {
  readonly id: string
  readonly name: string
}

export const WIDE = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740 }
/** A phone on its side. */
export const LOW = { width: 740, height: 360 }
/** The wide window with everything twice as large. */
export const ZOOMED = { width: 640, height: 400 }

/** Milliseconds that anything on a page may take, on a busy machine too. */
const PATIENCE = 30_000

/** What a browser tells that is no fault: who is not known, and who is not let in. */
const EXPECTED = /status of 40[134]|WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/

/** The number that a browser adds to the draws is given too: the same story is dealt the same cards. */
export const GIVEN_NUMBER = `
  const drawn = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(7) : drawn(bytes))
`

/** One person with one browser. */
export class Visitor {
  readonly page: Page
  readonly house: OpenHouse
  readonly base: string
  readonly faults: string[] = []
  /** What the page has asked for and not yet got. */
  readonly loading = new Set<Request>()
  readonly #context: BrowserContext
  #known: Me | null = null

  private constructor(page: Page, context: BrowserContext, house: OpenHouse, base: string) {
    this.page = page
    this.house = house
    this.base = base
    this.#context = context
  }

  static async arrive(browser: Browser, house: OpenHouse, options: VisitorOptions): Promise<Visitor> {
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
    // What the page itself leaves to chance is in the middle, every time.
    await context.addInitScript('Math.random = () => 0.5')
    await context.addInitScript(GIVEN_NUMBER)
    const base = options.at === undefined ? house.base : house.base.replace('127.0.0.1', options.at)
    context.setDefaultTimeout(PATIENCE)
    await context.clock.setFixedTime(house.clock.now())
    const visitor = new Visitor(await context.newPage(), context, house, base)
    visitor.#listen()
    return visitor
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.base + path)
  }

  /** The same by a link inside the page, which stays loaded. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate(async (to) => {
      const link = document.createElement('a')
      link.href = to
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name })
  }

  link(name: string | RegExp) {
    return this.page.getByRole('link', { name })
  }

  /** The match whose table this person is at. */
  get match(): string {
    const [, match] = /\/match\/([\w-]+)/.exec(this.page.url()) ?? []
    if (match === undefined) throw new Error(`not at a table: ${this.page.url()}`)
    return match
  }

  /** Asks the server for something in this person's own name. */
  post<Answer = unknown>(path: string, body: object): Promise<Answer> {
    return this.page.evaluate<Answer, [string, string]>(
      async ([to, text]) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(to, { method: 'POST', headers, body: text })).json()
      },
      [path, JSON.stringify(body)],
    )
  }

  /** Who the server takes this person for. */
  async me(): Promise<Me> {
    const known = await this.known()
    if (known === null) throw new Error('nobody the server knows')
    return known
  }

  /** The same, null for one the server does not know. A browser that is known stays the same person. */
  async known(): Promise<Me | null> {
    this.#known ??= await this.page.evaluate(async () => (await (await fetch('/api/me')).json()).me ?? null)
    return this.#known
  }

  /** Gives a name, as somebody does who comes for the first time. */
  async introduce(name = 'Ann'): Promise<void> {
    await this.go('/')
    await this.post('/api/me', { name })
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
    const { page, faults, base, loading } = this
    page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text()))
        faults.push(`console: ${message.text()}`)
    })
    page.on('requestfinished', (request) => loading.delete(request))
    page.on('requestfailed', (request) => loading.delete(request))
    page.on('request', (request) => {
      loading.add(request)
      const url = request.url()
      if (!url.startsWith(base) && !url.startsWith('data:') && !url.startsWith('blob:'))
        faults.push(`asked elsewhere: ${url}`)
    })
  }
}
