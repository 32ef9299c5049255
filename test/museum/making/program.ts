import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A release of Dorsal in a folder, installed and run as it is there. */
export class Program {
  readonly folder: string
  readonly #node: string
  readonly #main: string

  constructor(folder: string) {
    this.folder = folder
    this.#node = join(folder, 'node_modules/.bin/node')
    this.#main = join(folder, 'src/cli/main.ts')
  }

  async dorsal(args: readonly string[], data: string): Promise<void> {
    await run(this.#node, [this.#main, ...args], { env: { LANG: 'C', DATA_DIR: data } })
  }

  start(args: readonly string[], env: { readonly [name: string]: string } = {}) {
    return spawn(this.#node, [this.#main, ...args], { env: { LANG: 'C', ...env } })
  }

  /** Bots that answer at once, or not while anybody looks. */
  async serve(data: string, bots: 'quick' | 'slow'): Promise<Serving> {
    const child = this.start(['serve'], {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      LIMITS_TIMES: '1000',
      BOT_DELAY: bots === 'quick' ? '0-0' : '99999-99999',
    })
    child.stderr.pipe(process.stderr)
    process.once('exit', () => child.kill())
    for await (const line of createInterface({ input: child.stdout })) {
      const [address] = /http:\/\/[\d.:]+/.exec(line) ?? []
      if (address !== undefined) return new Serving(child, address)
    }
    throw new Error('the server did not open')
  }

  async engine<T>(talk: (ask: Ask) => Promise<T>): Promise<T> {
    const child = this.start(['engine'])
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const told = await talk(async (request) => {
      child.stdin.write(`${JSON.stringify(request)}\n`)
      const { value = '' } = await answers.next()
      const answer = JSON.parse(value)
      if (!answer.ok) throw new Error(JSON.stringify({ request, answer }))
      return answer
    })
    child.stdin.end()
    await once(child, 'exit')
    return told
  }
}

/** One of its modules, to be run inside this process. */
export async function part<Module>({ folder }: Program, path: string): Promise<Module> {
  return import(pathToFileURL(join(folder, 'src', `${path}.ts`)).href)
}

/** A request to the engine, and its answer if that is ok. */
export type Ask = (request: object) => Promise<EngineAnswer>

export interface EngineAnswer {
  readonly seats: readonly string[]
  readonly toAct: readonly string[]
  readonly outcome: object | null
  readonly actions: readonly string[]
  readonly text: string
}

export class Serving {
  readonly base: string
  readonly #child: ChildProcessWithoutNullStreams

  constructor(child: ChildProcessWithoutNullStreams, base: string) {
    this.#child = child
    this.base = base
    child.stdout.resume()
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    this.#child.kill(signal)
    await once(this.#child, 'exit')
  }
}
