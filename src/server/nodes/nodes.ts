import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Cluster } from '#table/ownership.ts'
import { CLOSED } from '#wire/sent.ts'
import { newApp, serve } from '../app.ts'
import { type Clock, every, within } from '../clock.ts'
import type { Colleagues } from '../colleagues.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import type { Services } from '../services.ts'
import { colleaguesIn } from './colleagues.ts'
import { passOn } from './edge.ts'
import { guardInside, insideRoutes } from './inside.ts'
import { NodeMetrics } from './metrics.ts'
import { Passings } from './passing.ts'
import { Pipes } from './pipes.ts'

/** What a server needs to be one of several. */
export interface NodeOptions {
  readonly cluster: Cluster
  /** The shared key. */
  readonly key: string
  /** Milliseconds for a balancer to notice that this node is not ready. */
  readonly drainDelay: number
  /** Tidies the database, for all. */
  tidy(): Promise<void>
}

/** Tables that are handed over at a time. */
const AT_ONCE = 50

const HOUR = 3_600_000

/** Milliseconds for tables to be handed over, for sockets to close, and for the rest. */
const HAND_OVER = 5_000
const GOODBYE = 1_000
const CLOSE = 2_000

/** A server among others: forwards what is not its own, and answers what is forwarded to it. */
export class Nodes {
  readonly cluster: Cluster
  readonly colleagues: Colleagues
  /** The app for other nodes: the same routes behind a key; the headers they forward are trusted. */
  readonly inside: FastifyInstance
  readonly #options: NodeOptions
  readonly #passings = new Passings()
  readonly #pipes = new Pipes()
  readonly #metrics: NodeMetrics
  readonly #clock: Clock

  constructor(options: NodeOptions, config: Config, logLevel: string, metrics: Metrics, clock: Clock) {
    this.#options = options
    this.#clock = clock
    this.cluster = options.cluster
    this.inside = newApp({ ...config, trustProxy: () => true }, logLevel)
    this.colleagues = colleaguesIn(options.cluster, options.key, this.#passings, this.inside.log)
    this.#metrics = new NodeMetrics(metrics, options.cluster, () => this.#pipes.size)
  }

  /** To be called after authentication, and before routes. */
  passOn(app: FastifyInstance, { limits }: Config): void {
    const { key } = this.#options
    passOn(app, {
      cluster: this.cluster,
      key,
      passings: this.#passings,
      pipes: this.#pipes,
      metrics: this.#metrics,
      clock: this.#clock,
      largest: limits.packBody,
    })
  }

  /** Starts answering other nodes and following their lives. Gives back how to stop. */
  async begin(services: Services): Promise<() => void> {
    const { key, tidy } = this.#options
    const { log } = services
    guardInside(this.inside, this.cluster, key)
    insideRoutes(this.inside, services)
    await serve(this.inside, services)
    const { counting } = this.#metrics
    this.cluster.listen({
      ...counting,
      began: (life) => {
        counting.began()
        log.info({ life }, 'a life of this node began')
      },
      ended: (why) => this.#ended(services, why),
      buried: (how) => {
        counting.buried(how)
        log.warn({ how }, 'another node was found dead')
      },
      overtaken: (match) => {
        counting.overtaken(match)
        log.error({ match }, 'somebody else wrote where this node was to write')
      },
      claimed: (how, match) => {
        counting.claimed(how, match)
        if (how === 'taken') services.presence.takenOver(match)
      },
      living: (lives) => {
        this.#passings.keepTo(lives)
        this.#pipes.keepTo(lives)
      },
    })
    return every(this.#clock, HOUR, () => {
      if (this.cluster.isSweeping)
        tidy().catch((error) => log.error({ err: error }, 'the database was not tidied'))
    })
  }

  async listen(port: number, host: string): Promise<AddressInfo> {
    await this.inside.listen({ port, host })
    return this.inside.server.address() as AddressInfo
  }

  /** Leaves the balancer, and hands over table by table once each has finished what is under way. */
  async handOver({ hub, tables, bots, clock, log }: Services): Promise<void> {
    await this.cluster
      .drain()
      .catch((error) => log.warn({ err: error }, 'others do not know that this node ends'))
    await new Promise<void>((resolve) => clock.later(this.#options.drainDelay, resolve))
    this.#pipes.endAll()
    const handAll = async (): Promise<void> => {
      const { ids } = tables
      for (let from = 0; from < ids.length; from += AT_ONCE)
        await Promise.all(
          ids.slice(from, from + AT_ONCE).map(async (id) => {
            bots.stop(id)
            await tables.handOver(id)
            for (const connection of hub.at(id)) connection.leave(CLOSED.restarting)
          }),
        )
    }
    // The rest is taken by others when this node's life ends.
    await within(clock, HAND_OVER, handAll())
  }

  /** Cuts off what is still open after a timeout. */
  async close(): Promise<void> {
    this.#pipes.endAll()
    const { clients } = this.inside.websocketServer
    const closed = [...clients].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
    await within(this.#clock, GOODBYE, Promise.all(closed))
    for (const socket of clients) socket.terminate()
    await within(this.#clock, CLOSE, this.inside.close())
  }

  /** Memory may be stale from now on: closes all sockets, and clients reconnect and repeat what is unanswered. */
  #ended({ tables, hub, bots, log }: Services, why: string): void {
    log.warn({ why }, 'a life of this node is over')
    tables.loseAll()
    for (const match of hub.matches) bots.stop(match)
    for (const connection of hub.all()) connection.leave(CLOSED.restarting)
  }
}
