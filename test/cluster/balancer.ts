import { get } from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import type { NodeProcess } from './house.ts'

/** Milliseconds between two looks at a node, and for its answer; after so many without one it is down. As compose.cluster.yaml. */
const EVERY = 1_000
const WITHIN = 1_000
const FALL = 2

/** One address for all nodes: each connection goes to the next that is ready, and is cut when that stands still. */
export class Balancer {
  readonly #nodes: readonly NodeProcess[]
  readonly #server: Server
  readonly #failed = new Map<NodeProcess, number>()
  readonly #passed = new Map<NodeProcess, Set<Socket>>()
  readonly #timer: NodeJS.Timeout
  #turn = 0

  private constructor(nodes: readonly NodeProcess[]) {
    this.#nodes = nodes
    for (const node of nodes) this.#passed.set(node, new Set())
    this.#server = createServer({ noDelay: true }, (client) => {
      client.on('error', () => client.destroy())
      this.#forward(client, this.#order())
    })
    this.#timer = setInterval(() => {
      for (const node of nodes) this.#check(node)
    }, EVERY)
  }

  static async open(nodes: readonly NodeProcess[], port = 0): Promise<Balancer> {
    const balancer = new Balancer(nodes)
    await new Promise<void>((resolve, reject) => {
      balancer.#server.once('error', reject)
      balancer.#server.listen(port, '127.0.0.1', resolve)
    })
    return balancer
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`
  }

  close(): void {
    clearInterval(this.#timer)
    this.#server.close()
    for (const sockets of this.#passed.values()) for (const socket of sockets) socket.destroy()
  }

  /** The next one first, and those that are down only when nobody else is left. */
  #order(): NodeProcess[] {
    const from = this.#turn++ % this.#nodes.length
    const all = [...this.#nodes.slice(from), ...this.#nodes.slice(0, from)]
    return [...all.filter((node) => !this.#isDown(node)), ...all.filter((node) => this.#isDown(node))]
  }

  #isDown(node: NodeProcess): boolean {
    return (this.#failed.get(node) ?? 0) >= FALL
  }

  #forward(client: Socket, [node, ...others]: readonly NodeProcess[]): void {
    if (node === undefined) {
      client.destroy()
      return
    }
    const passed = this.#passed.get(node)
    const to = connect({ host: '127.0.0.1', port: Number(new URL(node.base).port), noDelay: true })
    passed?.add(client)
    let isConnected = false
    to.once('connect', () => {
      isConnected = true
      client.pipe(to)
      to.pipe(client)
    })
    // Nothing was said yet: another may take it.
    to.once('error', () => {
      passed?.delete(client)
      if (isConnected) client.destroy()
      else this.#forward(client, others)
    })
    to.once('close', () => {
      if (isConnected) client.destroy()
    })
    client.once('close', () => {
      passed?.delete(client)
      to.destroy()
    })
  }

  #check(node: NodeProcess): void {
    const failed = (): void => {
      this.#failed.set(node, (this.#failed.get(node) ?? 0) + 1)
      if (this.#isDown(node)) for (const client of this.#passed.get(node) ?? []) client.destroy()
    }
    const asked = get(
      `${node.base}/readyz`,
      { agent: false, signal: AbortSignal.timeout(WITHIN) },
      (answer) => {
        answer.resume()
        if (answer.statusCode === 200) this.#failed.set(node, 0)
        else failed()
      },
    )
    asked.once('error', failed)
  }
}
