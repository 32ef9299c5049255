import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { packagedNode } from '../../scripts/ready.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COPIED = ['package.json', 'tsconfig.json', 'scripts', 'src', 'web']

/** What `npm run dev` starts when everything is installed, in a copy of the project whose files a test may change. */
export class DevProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'dorsal-dev-'))
  base = ''
  errors = ''
  #child: ChildProcessByStdio<null, Readable, Readable> | null = null
  #lines: Interface | null = null
  readonly #said: string[] = []

  async start(): Promise<void> {
    for (const name of COPIED) cpSync(join(ROOT, name), join(this.folder, name), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'), 'dir')
    const child = spawn(packagedNode, ['src/dev/main.ts'], {
      cwd: this.folder,
      env: { ...process.env, PORT: '0', BOT_DELAY: '0-5' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    child.stderr.setEncoding('utf8').on('data', (text) => {
      this.errors += text
    })
    this.#lines = createInterface({ input: child.stdout })
    this.#lines.on('line', (line) => this.#said.push(line))
    const said = await this.said(/^Dorsal for developers: /)
    this.base = /http:\/\/[\d.:]+/.exec(said)?.[0] ?? ''
  }

  /** The next line of this kind that it writes, or has written since the last was asked for. */
  async said(wanted: RegExp): Promise<string> {
    for (;;) {
      const at = this.#said.findIndex((line) => wanted.test(line))
      if (at >= 0) return this.#said.splice(0, at + 1)[at]
      await once(this.#lines as Interface, 'line')
    }
  }

  /** Changes a file of the copy, as an editor would. */
  edit(file: string, from: string, to: string): void {
    const path = join(this.folder, file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}`)
    writeFileSync(path, text.replace(from, to))
  }

  /** As Ctrl-C does; gives the exit code. */
  async stop(): Promise<number | null> {
    const child = this.#child
    if (child === null) return null
    child.kill('SIGINT')
    if (child.exitCode === null) await once(child, 'exit')
    this.#child = null
    return child.exitCode
  }

  async end(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
