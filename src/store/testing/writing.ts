import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** Programs to be killed. */
const PROGRAMS = {
  writer: new URL('./writer.ts', import.meta.url),
  archiver: new URL('./archiver.ts', import.meta.url),
}

/** Another process that writes to a database, and what it has said is kept. */
export class WriterProcess {
  readonly #child: ChildProcessByStdio<null, Readable, Readable>
  readonly #ended: Promise<unknown>
  #out = ''
  #err = ''

  constructor(file: string, seed: string, life: number, program: keyof typeof PROGRAMS = 'writer') {
    const args = [fileURLToPath(PROGRAMS[program]), file, seed, `${life}`]
    this.#child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#ended = once(this.#child, 'close')
    this.#child.stdout.setEncoding('utf8').on('data', (text) => {
      this.#out += text
    })
    this.#child.stderr.setEncoding('utf8').on('data', (text) => {
      this.#err += text
    })
  }

  /** Waits until it opens the database, or has opened it. */
  async says(line: 'opening' | 'opened'): Promise<void> {
    await this.#until(() => this.#lines().includes(line))
  }

  /** Waits until so many entries in all were acknowledged. */
  async acknowledges(count: number): Promise<void> {
    await this.#until(() => this.acknowledged().length >= count)
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#ended
  }

  /** "match position" of each entry that was acknowledged so far; a line cut short is not one. */
  acknowledged(): string[] {
    return this.#lines().filter((line) => line.startsWith('match-'))
  }

  #lines(): string[] {
    return this.#out.split('\n').slice(0, -1)
  }

  /** Throws what it said when it ends before. */
  async #until(isSo: () => boolean): Promise<void> {
    let hasEnded = false
    const end = this.#ended.then(() => {
      hasEnded = true
    })
    while (!isSo()) {
      if (hasEnded) throw new Error(`the writer has ended: ${this.#err}`)
      await Promise.race([once(this.#child.stdout, 'data'), end])
    }
  }
}
