import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { boxes as shelf } from '#games/index.ts'
import type { Box } from '#kernel/game.ts'
import { type KeptPages, NO_KEPT_PAGES } from '#store/kept-pages.ts'
import { Elsewhere } from '#table/ownership.ts'
import { isAgreed } from '#table/room.ts'
import type { ForgottenList, Store } from '#table/store.ts'
import type { Table } from '#table/table.ts'
import { Tables } from '#table/tables.ts'
import { ThinkingPool } from '#thinking/pool.ts'
import type { Thinker } from '#thinking/thinker.ts'
import { CLOSED } from '#wire/sent.ts'
import { newApp, serve } from './app.ts'
import { apart } from './blocks.ts'
import { Bots } from './bots.ts'
import { readPage } from './built-page.ts'
import { follow } from './catching-up.ts'
import { type Clock, systemClock } from './clock.ts'
import { NO_COLLEAGUES } from './colleagues.ts'
import { CONFIG, type Config } from './config.ts'
import { boundConnections } from './connections.ts'
import { Damage } from './damage.ts'
import { LastSeen } from './devices.ts'
import { drain } from './drain.ts'
import { forgetAgain, forgottenInMemory } from './forgetting.ts'
import { watchWriting } from './health.ts'
import { readHousePacks } from './house-packs.ts'
import { Hub } from './hub.ts'
import { Limiters } from './limiters.ts'
import { Listings } from './listings.ts'
import { Metrics } from './metrics.ts'
import { type NodeOptions, Nodes } from './nodes/nodes.ts'
import { OlderPages } from './older-pages.ts'
import { pause } from './pause.ts'
import { Presence } from './presence.ts'
import { programChecksum } from './program-checksum.ts'
import { Replays } from './replays.ts'
import { Requests } from './requests.ts'
import { type Secrets, systemSecrets } from './secrets.ts'
import { Semaphore } from './semaphore.ts'
import type { Services } from './services.ts'
import { startPings } from './socket.ts'
import { startSweeps } from './sweeps.ts'

export interface ServerOptions {
  readonly store: Store
  /** Where it is kept who was forgotten; without one, nowhere. */
  readonly forgotten?: ForgottenList
  /** Where the files of pages are kept for those who still have an older one; without it, nowhere. */
  readonly pages?: KeptPages
  readonly config?: Partial<Config>
  readonly clock?: Clock
  readonly secrets?: Secrets
  readonly boxes?: readonly Box[]
  /** Who thinks for the bots; without one, as many threads as the machine has cores to spare. */
  readonly thinker?: Thinker
  readonly logLevel?: string
  /** Where several servers share the store; without it this one has all matches to itself. */
  readonly node?: NodeOptions
  /** Adds routes of its own; only the server for developers has any. */
  readonly extend?: (app: FastifyInstance, services: Services) => void
}

export interface DorsalServer {
  readonly app: FastifyInstance
  readonly services: Services
  listen(port: number, host: string): Promise<AddressInfo>
  /** Listens for other nodes; only where there are any. */
  listenInside(port: number, host: string): Promise<AddressInfo>
  /** Finishes what was begun and closes everything, the store last; takes less than ten seconds, and what a balancer needs. */
  drain(): Promise<void>
}

/** Long logs that are replayed at a time: each holds all its updates in memory. */
const LONG_READS = 4

export async function createServer(options: ServerOptions): Promise<DorsalServer> {
  const { store, clock = systemClock, secrets = systemSecrets, boxes = shelf, logLevel = 'info' } = options
  const config: Config = { ...CONFIG, ...options.config }
  const app = newApp(config, logLevel)
  const presence = new Presence(clock)
  const hub = new Hub(presence)
  const thinker = options.thinker ?? new ThinkingPool()
  const metrics = new Metrics()
  const nodes = options.node ? new Nodes(options.node, config, logLevel, metrics, clock) : null
  const colleagues = nodes?.colleagues ?? NO_COLLEAGUES
  const damage = new Damage(app.log, metrics)
  let closing = false

  const tables: Tables = new Tables({
    store,
    ...(nodes === null ? {} : { ownership: nodes.cluster }),
    findBox: (id) => boxes.find((box) => box.id === id),
    now: () => clock.now(),
    elapsed: () => clock.elapsed(),
    newId: secrets.newId,
    newSecret: secrets.newSecret,
    pause,
    away: (match, person) => presence.away(match, person),
    apart: (some, others) => apart(store, some, others),
    isWatched: (match) => hub.isWatched(match),
    packMemory: config.packMemory,
    changed: (table) => guarded(table.id, () => changed(table)),
    dropped: (match) => guarded(match, () => dropped(match)),
    damaged: (match, error) => damage.note(match, error),
    unraised: (error) => app.log.error({ err: error }, 'a match stays with rules that are leaving'),
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
  const longReads = new Semaphore(LONG_READS)
  const replays = new Replays({
    store,
    clock,
    longReads,
    madeBy: programChecksum(),
    most: config.limits.keptReplays,
    unkept: (match, error) => app.log.warn({ match, err: error }, 'a replay could not be kept'),
  })
  const services: Services = {
    config,
    clock,
    page: readPage(config.page),
    olderPages: new OlderPages(options.pages ?? NO_KEPT_PAGES, app.log),
    secrets,
    boxes,
    housePacks: await readHousePacks(boxes, config, app.log),
    store,
    forgotten: options.forgotten ?? forgottenInMemory(),
    lastSeen: new LastSeen(store, clock, app.log),
    tables,
    listings: new Listings(boxes, damage),
    presence,
    hub,
    bots,
    limiters: new Limiters(config.limits, clock, colleagues),
    replays,
    longReads,
    metrics,
    requests: new Requests(),
    colleagues,
    log: app.log,
    proceed,
    isClosing: () => closing,
  }
  metrics.watch({
    sockets: () => hub.size,
    tables: () => tables.loaded,
    botsThinking: () => bots.busy,
    botsWaiting: () => thinker.waiting,
    storeFailing: () => (store.isWriting ? 0 : 1),
  })
  await serve(app, services, (outside) => nodes?.passOn(outside, config))
  options.extend?.(app, services)
  boundConnections(app.server, config)
  await forgetAgain(services)
  if (services.page !== null) await services.olderPages.keep(services.page)
  const stops = [startSweeps(services), watchWriting(services), startPings(services)]
  if (nodes !== null) stops.push(await nodes.begin(services))

  /** A fault in one match must not reach another. */
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
    // After the store is lost nothing can be read, and the server is closing.
    if (closing || !hub.isWatched(match)) return
    for (const connection of hub.at(match)) connection.lookAgain()
    const showAgain = async (table: Table): Promise<void> => {
      // Counts everyone's updates from the beginning, in slices, so that no other table waits for it.
      for (const { viewer } of hub.at(match)) await follow(table, viewer)
      changed(table)
    }
    tables.use(match, showAgain).catch((error) => {
      // Where another node has it by now nothing is wrong.
      const level = error instanceof Elsewhere ? 'info' : 'error'
      app.log[level]({ match, err: error }, 'a table could not be read again')
      for (const connection of hub.at(match)) connection.leave(CLOSED.restarting)
    })
  }

  let draining: Promise<void> | null = null
  const end = async (): Promise<void> => {
    for (const stop of stops) stop()
    // Other nodes take over the tables while this one still answers.
    if (nodes !== null) await nodes.handOver(services)
    closing = true
    bots.close()
    if (nodes !== null) await nodes.close()
    await drain(app, services, thinker)
  }
  // A lost store ends the server: only opening it again helps.
  void store.lost.then(() => {
    draining ??= end()
  })

  return {
    app,
    services,
    async listen(port, host) {
      await app.listen({ port, host })
      return app.server.address() as AddressInfo
    },
    listenInside(port, host) {
      if (nodes === null) throw new Error('there are no other nodes to listen for')
      return nodes.listen(port, host)
    },
    drain() {
      draining ??= end()
      return draining
    },
  }
}
