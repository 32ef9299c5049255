import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { type Driven, PATIENCE, SIZE } from './driven.ts'
import { Started } from './started.ts'

interface Answer {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly message?: string
  readonly method?: string
  readonly params?: { readonly level?: string; readonly text?: string }
}

/** Firefox tells of each animation that ends because what it moves is taken away. */
const EXPECTED = /^AbortError: The operation was aborted/
/** And of what it was still loading for a page that is left. */
const EXPECTED_LEAVING = /error loading dynamically imported module/

/** What a function in the page came to, as BiDi writes it. */
interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result: { readonly value?: unknown; readonly sharedId?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** Firefox speaks WebDriver BiDi itself: no driver stands between. */
export async function openFirefox(program: string): Promise<Driven> {
  const profile = mkdtempSync(join(tmpdir(), 'dorsal-firefox-'))
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = new Started(program, words, { HOME: profile })
  const address = await firefox.says(/BiDi listening on (ws:\S+)/)
  const line = new Line(new WebSocket(`${address}/session`))
  await line.open()
  const { capabilities } = await line.ask<{
    capabilities: { browserName: string; browserVersion: string }
  }>('session.new', { capabilities: {} })
  const { contexts } = await line.ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const [{ context }] = contexts
  await line.ask('session.subscribe', { events: ['log.entryAdded'] })
  await line.ask('browsingContext.setViewport', { context, viewport: SIZE })

  const call = async (functionDeclaration: string, values: readonly unknown[]): Promise<Evaluated> => {
    const found = await line.ask<Evaluated>('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: JSON.stringify(values) }],
      target: { context },
      awaitPromise: true,
      userActivation: true,
    })
    if (found.type === 'exception') throw new Error(found.exceptionDetails?.text ?? 'the page threw')
    return found
  }
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    faults: line.faults,
    async go(url) {
      line.isLeaving = true
      await line.ask('browsingContext.navigate', { context, url, wait: 'complete' })
      line.isLeaving = false
    },
    async run<Result>(source: string, ...values: readonly unknown[]) {
      const wrapped = `async (values) => JSON.stringify((await (${source})(...JSON.parse(values))) ?? null)`
      return JSON.parse(String((await call(wrapped, values)).result.value)) as Result
    },
    async press(selector) {
      const { result } = await call(
        `(values) => {
          const element = document.querySelector(JSON.parse(values)[0])
          element.scrollIntoView({ block: 'center' })
          return element
        }`,
        [selector],
      )
      const origin = { type: 'element', element: { sharedId: result.sharedId } }
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await line.ask('input.performActions', {
        context,
        actions: [{ type: 'pointer', id: 'mouse', actions }],
      })
    },
    async close() {
      line.close()
      await firefox.end()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Questions and answers over one socket, by number. */
class Line {
  readonly faults: string[] = []
  isLeaving = false
  readonly #socket: WebSocket
  readonly #asked = new Map<number, PromiseWithResolvers<unknown>>()
  #count = 0

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Answer))
  }

  async open(): Promise<void> {
    await once(this.#socket, 'open')
  }

  close(): void {
    this.#socket.terminate()
  }

  async ask<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.#count
    const answer = Promise.withResolvers<unknown>()
    this.#asked.set(id, answer)
    AbortSignal.timeout(PATIENCE).addEventListener('abort', () =>
      answer.reject(new Error(`no answer to ${method}`)),
    )
    this.#socket.send(JSON.stringify({ id, method, params }))
    return (await answer.promise) as Result
  }

  #hear({ id, type, result, message, params }: Answer): void {
    if (type === 'event') {
      const text = params?.text ?? ''
      const isExpected = EXPECTED.test(text) || (this.isLeaving && EXPECTED_LEAVING.test(text))
      if (params?.level === 'error' && !isExpected) this.faults.push(text)
      return
    }
    const answer = this.#asked.get(id ?? 0)
    this.#asked.delete(id ?? 0)
    if (type === 'success') answer?.resolve(result)
    else answer?.reject(new Error(message))
  }
}
