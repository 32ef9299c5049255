import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Driven, PATIENCE, SIZE } from './driven.ts'
import { Started } from './started.ts'

/** How WebDriver names an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK by its driver, on a display of its own. */
export async function openWebkit(driver: string, xvfb: string): Promise<Driven> {
  const screen = `${SIZE.width}x${SIZE.height}x24`
  const display = new Started(xvfb, ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'])
  const number = await display.says(/^(\d+)$/)
  const port = await freePort()
  const program = new Started(driver, [`--port=${port}`], {
    DISPLAY: `:${number}`,
    GDK_BACKEND: 'x11',
    // There is no graphics card, and the software in its place ends the browser now and then.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  })
  const base = `http://127.0.0.1:${port}`
  await accepts(port)

  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(2 * PATIENCE),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
    return value
  }
  const { sessionId, capabilities } = await ask<{
    sessionId: string
    capabilities: { browserName: string; browserVersion: string }
  }>('POST', '/session', {
    capabilities: { alwaysMatch: { timeouts: { script: PATIENCE, pageLoad: PATIENCE } } },
  })
  const session = `/session/${sessionId}`
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, ...SIZE })
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    faults: [],
    async go(url) {
      await ask('POST', `${session}/url`, { url })
    },
    run(source, ...values) {
      const script = `
        const tell = arguments[arguments.length - 1]
        Promise.resolve((${source})(...[...arguments].slice(0, -1))).then(
          (answer) => tell({ answer: answer ?? null }), (error) => tell({ error: String(error) }))`
      return ask<{ answer: unknown; error?: string }>('POST', `${session}/execute/async`, {
        script,
        args: values,
      }).then(({ answer, error }) => {
        if (error !== undefined) throw new Error(error)
        return answer as never
      })
    },
    async press(selector) {
      // The driver leaves an element that is half in view where it is, and then says that it cannot be pressed.
      await ask('POST', `${session}/execute/sync`, {
        script: 'document.querySelector(arguments[0]).scrollIntoView({ block: "center" })',
        args: [selector],
      })
      const found = await ask<{ [ELEMENT]: string }>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      })
      await ask('POST', `${session}/element/${found[ELEMENT]}/click`, {})
    },
    async close() {
      await ask('DELETE', session)
      await program.end()
      await display.end()
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

/** The driver says nothing when it is ready: it answers, or not yet. */
async function accepts(port: number): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE)
  while (!signal.aborted) {
    const answered = await fetch(`http://127.0.0.1:${port}/status`, { signal }).catch(() => null)
    if (answered?.ok) return
    await new Promise(setImmediate)
  }
  throw new Error('WebKitWebDriver does not get ready')
}
