import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { run } from '#cli/run.ts'
import { packagedNode } from '../../scripts/ready.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface RunOptions {
  readonly input?: string | Uint8Array
  readonly env?: { readonly [name: string]: string }
  readonly cwd?: string
  /** In blocks of 512 or 1024 bytes, as the shell has it: the disk fails when a file would grow beyond it. */
  readonly largestFile?: number
}

/** Starts `dorsal ARGS` and leaves it running. */
export function start(
  args: readonly string[],
  { env = {}, cwd = ROOT, largestFile }: RunOptions = {},
): ChildProcessWithoutNullStreams {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env
  const environment = { PATH, TMPDIR, NODE_COMPILE_CACHE, LANG: 'C', ...env }
  const command = [packagedNode, MAIN, ...args]
  if (largestFile === undefined) return spawn(command[0], command.slice(1), { cwd, env: environment })
  return spawn('sh', ['-c', `ulimit -f ${largestFile}; exec "$0" "$@"`, ...command], {
    cwd,
    env: environment,
  })
}

/** Runs `dorsal ARGS` as a process of its own, to its end. */
export async function dorsal(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const child = start(args, options)
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  // A process that ends without reading all of its input is not a fault of the test.
  child.stdin.on('error', () => {})
  child.stdin.end(options.input ?? '')
  const [code] = await once(child, 'close')
  return { code, out, err }
}

/** All that was written: a stream gives it piece by piece. */
function written(stream: PassThrough): string {
  let text = ''
  for (let piece = stream.read(); piece !== null; piece = stream.read()) text += piece
  return text
}

/** The same within this process: quicker, for what does not depend on being a process. */
export async function dorsalHere(args: readonly string[]): Promise<Ran> {
  const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()]
  input.end()
  const code = await run(args, { environment: { LANG: 'C' }, input, output, errors })
  return { code, out: written(output), err: written(errors) }
}

export interface Reply {
  readonly ok: boolean
  // Answers are as different as commands: a test says what it expects of one.
  readonly [field: string]: unknown
}

/** A `dorsal engine` to talk to, line by line. */
export class EngineProcess {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #answers: AsyncIterator<string>

  constructor() {
    this.#child = start(['engine'], {})
    this.#answers = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
  }

  async ask(request: unknown): Promise<Reply> {
    return this.line(JSON.stringify(request))
  }

  /** Sends a line as it is. */
  async line(text: string | Uint8Array): Promise<Reply> {
    this.#child.stdin.write(text)
    this.#child.stdin.write('\n')
    const { value, done } = await this.#answers.next()
    if (done) throw new Error('the engine has ended')
    return JSON.parse(value)
  }

  /** Ends the input and gives the exit code. */
  async end(): Promise<number | null> {
    this.#child.stdin.end()
    if (this.#child.exitCode === null) await once(this.#child, 'exit')
    return this.#child.exitCode
  }
}
