import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { PostgresServer } from '#store/testing/postgres/server.ts'
import { packagedNode } from '../../scripts/ready.mjs'

const SECRET = 'known to the nodes of a test'
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A node of a cluster, as a process of its own that keeps its address from one start to the next. */
export class NodeProcess {
  readonly name: string
  base = ''
  log = ''
  readonly #url: string
  readonly #root: string
  #child: ChildProcess | null = null
  #isOpen = false

  /** `root` is the folder of the program, where that is another than this one. */
  constructor(name: string, url: string, root = ROOT) {
    this.name = name
    this.#url = url
    this.#root = root
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** When its process has ended. */
  async ended(): Promise<void> {
    const child = this.#child
    if (child !== null && this.isUp) await once(child, 'exit')
  }

  /** Whether it listens, as far as is known. */
  get isOpen(): boolean {
    return this.isUp && this.#isOpen
  }

  get isUp(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  async start(): Promise<void> {
    const child = spawn(packagedNode, [join(this.#root, 'src/cli/main.ts'), 'serve'], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        TMPDIR: process.env.TMPDIR,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        LANG: 'C',
        HOST: '127.0.0.1',
        PORT: this.base === '' ? '0' : new URL(this.base).port,
        DATABASE_URL: this.#url,
        CLUSTER_SECRET: SECRET,
        NODE_NAME: this.name,
        DRAIN_DELAY: '0',
        LOG_LEVEL: 'warn',
        LIMITS_TIMES: '10000',
        BOT_DELAY: '0-5',
        METRICS_TOKEN: 'metrics',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    this.#isOpen = false
    for (const stream of [child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        this.log += text
      })
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('{')) this.log += `${line}\n`
      const [address] = /http:\/\/[\d.:]+/.exec(line) ?? []
      if (address === undefined) continue
      this.base = address
      this.#isOpen = true
      child.stdout.resume()
      return
    }
    throw new Error(`${this.name} did not open: ${this.log.slice(-2_000)}`)
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name)
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (child === null) return null
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
    return child.exitCode
  }
}

/** PostgreSQL and some nodes on it, all of which can be made to fail. */
export class Cluster {
  readonly postgres: PostgresServer
  readonly nodes: readonly NodeProcess[]

  private constructor(postgres: PostgresServer, nodes: readonly NodeProcess[]) {
    this.postgres = postgres
    this.nodes = nodes
    process.once('exit', this.#cutShort)
  }

  /** Whoever ends before it has closed leaves nothing running. */
  readonly #cutShort = (): void => {
    for (const node of this.nodes) node.signal('SIGKILL')
    this.postgres.removeNow()
  }

  static async open(count: number, root?: string): Promise<Cluster> {
    const postgres = await PostgresServer.begin({ settings: ['max_connections=100', 'shared_buffers=64MB'] })
    const nodes = Array.from({ length: count }, (_, index) => {
      return new NodeProcess(`node-${index + 1}`, postgres.url(), root)
    })
    const cluster = new Cluster(postgres, nodes)
    try {
      // One after the other: the first brings the database to its shape.
      for (const node of nodes) await node.start()
      return cluster
    } catch (error) {
      await cluster.close()
      throw error
    }
  }

  /** Ends the session a node writes with, as a network or an administrator may. */
  async cut(node: NodeProcess): Promise<void> {
    await this.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
      `dorsal ${node.name}`,
    ])
  }

  /** The node of each match that a living one has. */
  async ownersOf(matches: readonly string[]): Promise<NodeProcess[]> {
    const owners = await this.query<{ name: string }>(
      `SELECT n.name FROM matches m JOIN nodes n ON n.life = m.owner WHERE m.id = ANY ($1) AND n.state = 'up'`,
      [matches],
    )
    return owners.flatMap(({ name }) => this.nodes.find((node) => node.name === name) ?? [])
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = new Client({ connectionString: this.postgres.url() })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(text, [...values])).rows as Row[]
    } finally {
      await client.end().catch(() => {})
    }
  }

  async close(): Promise<void> {
    await Promise.all(
      this.nodes.map((node) => {
        node.signal('SIGCONT')
        return node.stop('SIGKILL')
      }),
    )
    await this.postgres.remove()
    process.off('exit', this.#cutShort)
  }
}
