import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { newPlace, RUNS_AS } from './place.ts'
import { copyPrograms, programIn } from './programs.ts'

const USER = 'dorsal'

export interface PostgresOptions {
  /** Settings as on PostgreSQL's command line: `name=value`. */
  readonly settings?: readonly string[]
  /** Whether it goes on when this process ends. */
  readonly detached?: boolean
}

/** A PostgreSQL of its own: programs, data and a free port. */
export class PostgresServer {
  readonly folder: string
  readonly port: number
  readonly password: string
  readonly #options: PostgresOptions
  #child: ChildProcess | null = null

  private constructor(folder: string, port: number, password: string, options: PostgresOptions) {
    this.folder = folder
    this.port = port
    this.password = password
    this.#options = options
  }

  static async begin(options: PostgresOptions = {}): Promise<PostgresServer> {
    const folder = newPlace()
    copyPrograms(folder)
    const password = randomBytes(16).toString('hex')
    initialize(folder, password)
    const server = new PostgresServer(folder, await freePort(), password, options)
    await server.start()
    return server
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  url(database = 'postgres'): string {
    return `postgres://${USER}:${this.password}@127.0.0.1:${this.port}/${database}`
  }

  /** Starts it, again too, and waits until it takes connections. */
  async start(): Promise<void> {
    const { settings = [], detached = false } = this.#options
    const log = openSync(join(this.folder, 'log'), 'a')
    const flags = settings.flatMap((setting) => ['-c', setting])
    this.#child = spawn(
      programIn(this.folder, 'postgres'),
      ['-D', dataIn(this.folder), '-p', `${this.port}`, '-k', '', '-h', '127.0.0.1', ...flags],
      { ...RUNS_AS, cwd: '/', detached, stdio: ['ignore', log, log] },
    )
    closeSync(log)
    if (detached) this.#child.unref()
    await this.#untilReady(this.#child)
  }

  /** At once, as a machine that fails. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT')
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 })
  }

  /** Without waiting, for a process that is about to end. */
  removeNow(): void {
    this.#child?.kill('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    for (;;) {
      const client = new Client({ connectionString: this.url(), connectionTimeoutMillis: 2_000 })
      client.on('error', () => {})
      try {
        await client.connect()
        await client.end()
        return
      } catch (error) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`PostgreSQL did not start: ${readFileSync(join(this.folder, 'log'), 'utf8')}`)
        if (!isStarting(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
}

/** It does not listen yet, or is still reading its log. */
function isStarting(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown }
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === '57P03'
}

function dataIn(folder: string): string {
  return join(folder, 'data')
}

function initialize(folder: string, password: string): void {
  const data = dataIn(folder)
  const secret = join(folder, 'password')
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(secret, password, { mode: 0o600 })
  writeFileSync(join(folder, 'log'), '', { mode: 0o600 })
  if (RUNS_AS !== null) for (const file of [data, secret]) chownSync(file, RUNS_AS.uid, RUNS_AS.gid)
  const options = [
    '-U',
    USER,
    '-A',
    'scram-sha-256',
    '--pwfile',
    secret,
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]
  const made = spawnSync(programIn(folder, 'initdb'), ['-D', data, ...options], {
    ...RUNS_AS,
    cwd: '/',
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stdout + made.stderr}`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
