import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { start } from './dorsal.ts'

export type Environment = { readonly [name: string]: string }

/** A real `dorsal serve` on a folder of its own. */
export class ServerProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'dorsal-serve-'))
  readonly #environment: Environment
  readonly #largestFile: number | undefined
  #child: ChildProcessWithoutNullStreams | null = null
  base = ''
  /** What it logged. */
  log = ''
  /** What it said before its address. */
  readonly said: string[] = []

  constructor(environment: Environment = {}, largestFile?: number) {
    this.#environment = environment
    this.#largestFile = largestFile
  }

  async start(): Promise<void> {
    const port = this.base === '' ? '0' : new URL(this.base).port
    const env = {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: this.folder,
      BOT_DELAY: '0-5',
      ...this.#environment,
    }
    const largestFile = this.#largestFile
    const child = start(['serve'], { env, ...(largestFile === undefined ? {} : { largestFile }) })
    this.#child = child
    child.stderr.setEncoding('utf8').on('data', (text) => {
      this.log += text
    })
    for await (const line of createInterface({ input: child.stdout })) {
      const [address] = /http:\/\/[\d.:]+/.exec(line) ?? []
      if (address === undefined) {
        this.said.push(line)
        continue
      }
      this.base = address
      child.stdout.resume()
      return
    }
    throw new Error(`the server did not open: ${this.log}`)
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name)
  }

  /** Its exit code, once it has ended by itself. */
  async ended(): Promise<number | null> {
    const child = this.#child
    if (child !== null && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    return child?.exitCode ?? null
  }

  /** Gives the exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (child === null) return null
    this.#child = null
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await once(child, 'exit')
    }
    return child.exitCode
  }

  async end(): Promise<number | null> {
    const code = await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
    return code
  }
}
