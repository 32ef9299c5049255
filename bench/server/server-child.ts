import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from '../../scripts/run.mjs'
import type { Usage } from './usage.ts'

const USAGE = new URL('./usage.ts', import.meta.url).href

export interface Command {
  /** From this folder. */
  readonly file: string
  readonly args?: readonly string[]
  readonly environment?: { readonly [name: string]: string }
}

/** A server in a process of its own, which says on its output where it listens. */
export class ServerChild {
  readonly base: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, base: string) {
    this.#child = child
    this.base = base
  }

  static async start({ file, args = [], environment = {} }: Command): Promise<ServerChild> {
    const main = fileURLToPath(new URL(file, import.meta.url))
    const child = spawn(process.execPath, [...NODE_FLAGS, '--import', USAGE, main, ...args], {
      env: { ...process.env, NODE_ENV: 'production', LANG: 'C', ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let complaint = ''
    child.stderr?.on('data', (text: Buffer) => {
      complaint = `${complaint}${text}`.slice(-2000)
    })
    const output = child.stdout as Readable
    for await (const line of createInterface({ input: output })) {
      const [base] = /http:\/\/[\w.]+:\d+/.exec(line) ?? []
      if (base === undefined) continue
      output.on('error', () => {})
      output.resume()
      return new ServerChild(child, base)
    }
    throw new Error(`${file} did not open\n${complaint}`)
  }

  async usage(): Promise<Usage> {
    const answer = once(this.#child, 'message')
    this.#child.send('usage')
    const [usage] = await answer
    return usage
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await ended
  }
}
