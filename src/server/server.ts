import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { boxes as shelf } from '../games/index.ts'
import type { Box } from '../kernel/game.ts'
import { isAgreed } from '../table/room.ts'
import type { Store } from '../table/store.ts'
import type { Table } from '../table/table.ts'
import { Tables } from '../table/tables.ts'
import { ThinkingPool } from '../thinking/pool.ts'
import type { Thinker } from '../thinking/thinker.ts'
import { newApp, serve } from './app.ts'
import { Bots } from './bots.ts'
import { type Clock, systemClock } from './clock.ts'
import { CONFIG, type Config } from './config.ts'
import { CLOSED } from './connection.ts'
import { Hub } from './hub.ts'
import { Limiters } from './limiters.ts'
import { Metrics } from './metrics.ts'
import { Presence } from './presence.ts'
import { type Secrets, systemSecrets } from './secrets.ts'
import type { Services } from './services.ts'
import { startSweeps } from './sweeps.ts'

export interface ServerOptions {
  readonly store: Store
  readonly config?: Partial<Config>
  readonly clock?: Clock
  readonly secrets?: Secrets
  readonly boxes?: readonly Box[]
  /** Who thinks for the bots; without one, as many threads as the machine has cores to spare. */
  readonly thinker?: Thinker
  readonly logLevel?: string
  /** Adds routes of its own; only the server for developers has any. */
  readonly extend?: (app: FastifyInstance, services: Services) => void
}

export interface DorsalServer {
  readonly app: FastifyInstance
  readonly services: Services
  listen(port: number, host: string): Promise<AddressInfo>
  /** Finishes what was begun and closes everything, the store last. */
  drain(): Promise<void>
}

export async function createServer(options: ServerOptions): Promise<DorsalServer> {
  const { store, clock = systemClock, secrets = systemSecrets, boxes = shelf, logLevel = 'info' } = options
  const config: Config = { ...CONFIG, ...options.config }
  const app = newApp(config, logLevel)
  const presence = new Presence(clock)
  const hub = new Hub(presence)
  const thinker = options.thinker ?? new ThinkingPool()
  const metrics = new Metrics()
  let closing = false

  const tables: Tables = new Tables({
    store,
    findBox: (id) => boxes.find((box) => box.id === id),
    now: () => clock.now(),
    newId: secrets.newId,
    newSecret: secrets.newSecret,
    away: (match, person) => presence.away(match, person),
    changed: (table) => guarded(table.id, () => changed(table)),
    dropped: (match) => guarded(match, () => dropped(match)),
  })
  const bots: Bots = new Bots({
    clock,
    secrets,
    thinker,
    tables,
    delay: config.botDelay,
    log: app.log,
    isWatched: (match) => hub.isWatched(match),
  })
  const services: Services = {
    config,
    clock,
    secrets,
    boxes,
    store,
    tables,
    presence,
    hub,
    bots,
    limiters: new Limiters(config.limits, clock),
    metrics,
    log: app.log,
    proceed,
    isClosing: () => closing,
  }
  metrics.watch({
    sockets: () => hub.size,
    tables: () => tables.loaded,
    botsThinking: () => bots.busy,
    botsWaiting: () => thinker.waiting,
  })
  await serve(app, services)
  options.extend?.(app, services)
  const stopSweeps = startSweeps(services)

  /** One match's fault never touches another. */
  function guarded(match: string, work: () => void): void {
    try {
      work()
    } catch (error) {
      metrics.faults.inc()
      app.log.error({ match, err: error }, 'a table could not be shown')
    }
  }

  function changed(table: Table): void {
    hub.show(table)
    proceed(table)
  }

  function proceed(table: Table): void {
    bots.consider(table)
    if (table.room.offer?.offer.what === 'rematch' && isAgreed(table.room))
      tables
        .rematch(table.id)
        .catch((error) => app.log.warn({ match: table.id, err: error }, 'there was no rematch'))
  }

  /** Everyone is shown the table again as it was kept. */
  function dropped(match: string): void {
    bots.stop(match)
    if (!hub.isWatched(match)) return
    tables.use(match, changed).catch((error) => {
      app.log.error({ match, err: error }, 'a table could not be read again')
      for (const connection of hub.at(match)) connection.end(CLOSED.goingAway)
    })
  }

  let draining: Promise<void> | null = null
  const drain = async (): Promise<void> => {
    closing = true
    stopSweeps()
    bots.close()
    for (const connection of hub.all()) connection.send({ closing: true })
    await Promise.race([
      tables.settled(),
      new Promise((resolve) => setTimeout(resolve, config.drainWithin).unref()),
    ])
    for (const connection of hub.all()) connection.end(CLOSED.goingAway)
    await app.close()
    await tables.settled()
    await thinker.close()
    await store.close()
  }

  return {
    app,
    services,
    async listen(port, host) {
      await app.listen({ port, host })
      return app.server.address() as AddressInfo
    },
    drain() {
      draining ??= drain()
      return draining
    },
  }
}
