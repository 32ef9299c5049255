import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PATIENCE } from './driven.ts'

/** A program of the system that runs beside this one and ends with it. */
export class Started {
  readonly #child: ChildProcess

  constructor(program: string, words: readonly string[], environment: NodeJS.ProcessEnv = {}) {
    this.#child = spawn(program, words, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    process.once('exit', () => this.#child.kill('SIGKILL'))
  }

  /** Waits for a line of its output that fits, and gives what it holds. */
  async says(pattern: RegExp): Promise<string> {
    const signal = AbortSignal.timeout(PATIENCE)
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    signal.addEventListener('abort', () => reject(new Error(`${this.#child.spawnfile} does not get ready`)))
    this.#child.once('error', reject)
    this.#child.once('exit', () => reject(new Error(`${this.#child.spawnfile} ended at once`)))
    for (const stream of [this.#child.stdout, this.#child.stderr])
      if (stream !== null)
        createInterface(stream).on('line', (line) => {
          const found = pattern.exec(line)
          if (found !== null) resolve(found[1])
        })
    return promise
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill()
    await gone
  }
}
