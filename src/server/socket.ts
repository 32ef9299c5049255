import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import { mindedSeats } from '#table/minding.ts'
import { Elsewhere } from '#table/ownership.ts'
import { Interrupted } from '#table/store.ts'
import type { Table } from '#table/table.ts'
import type { OrderName } from '#wire/orders.ts'
import { CLOSED } from '#wire/sent.ts'
import { maySee, viewerOf } from './access.ts'
import { household } from './address.ts'
import { blockedBy, mustBeWelcome } from './blocks.ts'
import { catchUp } from './catching-up.ts'
import { asHello, asOrder } from './checker.ts'
import { every } from './clock.ts'
import { type Caller, Connection } from './connection.ts'
import { mustBeLetIn, notThere } from './door.ts'
import { Intake } from './intake.ts'
import { parseJson, SMALL } from './json.ts'
import type { RateName } from './limiters.ts'
import { commandOf } from './orders.ts'
import { asRefusal } from './refusals.ts'
import { hashOf } from './secrets.ts'
import type { Services } from './services.ts'
import { opening } from './weights.ts'
import { languageOf } from './words.ts'

type Fields = { readonly [field: string]: unknown }

/** Milliseconds for the hello after connecting. */
const HELLO_WITHIN = 10_000

/** Milliseconds of absence after which bots wait for somebody who comes back; shorter ones are lost connections. */
const BACK_AFTER = 10_000

export function socketRoute(app: FastifyInstance, services: Services): void {
  const { config, clock, hub, limiters } = services
  const path = '/api/matches/:id/socket'

  app.get<{ Params: { id: string }; Querystring: { lang?: string } }>(
    path,
    { websocket: true, preHandler: async (request) => checkSockets(request) },
    (socket, request) => {
      // The upgrade was let in just before the server began to close.
      if (services.isClosing()) return socket.terminate()
      const { person, device, ip, params, query, headers } = request
      const language = languageOf(query.lang, headers['accept-language'])
      const caller = { match: params.id, person, device, language, address: household(ip) }
      const connection = new Connection(socket, request.raw.socket, caller, config.limits.unsent)
      hub.open(connection)
      const intake = new Intake(socket, request.raw.socket, connection, {
        clock,
        spend: (frames) => limiters.spendFrames(idOf(caller), caller.address, frames),
      })
      const counted = sockets(request)
      for (const who of counted) limiters.socketsOf.add(who, 1)
      const waiting = clock.later(HELLO_WITHIN, () => {
        if (!connection.isGreeted) connection.end(CLOSED.silent)
      })
      socket.on('message', (data, isBinary) => {
        connection.alive = true
        if (!intake.isShut) void receive(services, connection, intake, isBinary ? '' : String(data))
      })
      socket.on('pong', () => {
        connection.alive = true
      })
      socket.on('close', () => {
        waiting()
        for (const who of counted) limiters.socketsOf.add(who, -1)
        hub.closed(connection)
        goodbye(services, connection)
      })
    },
  )

  function sockets({ ip, person }: FastifyRequest): string[] {
    const address = `address ${household(ip)}`
    return person === null ? [address] : [address, `person ${person.id}`]
  }

  function checkSockets(request: FastifyRequest): void {
    const { socketsOfAddress, socketsOfPerson } = config.limits
    limiters.mustHaveRoom(request.person?.id ?? household(request.ip))
    for (const who of sockets(request)) {
      const most = who.startsWith('person') ? socketsOfPerson : socketsOfAddress
      if (limiters.socketsOf.of(who) >= most) throw new Refusal('too-many-sockets')
    }
  }
}

/** Pings all sockets, and drops those that did not answer. Gives back how to stop. */
export function startPings({ clock, config, hub }: Services): () => void {
  return every(clock, config.pingEvery, () => {
    for (const connection of hub.all()) connection.ping()
  })
}

/** Refusals that no correct client gets: they are rate limited. */
const SENSELESS = new Set(['bad-json', 'bad-request', 'reserved-key', 'too-large'])

/** The key of somebody's token buckets. */
function idOf({ person, address }: Caller): string {
  return person?.id ?? address
}

async function receive(
  services: Services,
  connection: Connection,
  intake: Intake,
  text: string,
): Promise<void> {
  const { limiters, config, metrics, log, isClosing } = services
  const { caller } = connection
  const start = performance.now()
  let tag: string | null = null
  let name = 'none'
  let result = 'ok'
  connection.unanswered++
  try {
    const fields = asFields(parseJson(text, SMALL))
    tag = tagOf(fields)
    if (connection.unanswered > config.limits.unanswered) throw new Refusal('too-fast')
    if (isClosing()) throw new Refusal('closing')
    if ('hello' in fields) {
      name = 'hello'
      const greeting = greet(services, connection, fields)
      connection.greeting = greeting.catch(() => {})
      await greeting
    } else {
      const order = asOrder(fields)
      name = order.do
      // Orders may follow a hello without waiting for its answer.
      await connection.greeting
      if (connection.seats === null) throw new Refusal('hello-first')
      if (caller.person === null) throw new Refusal('who')
      const rate = RATES[order.do]
      if (rate !== null) limiters.count(rate, caller.person.id)
      if (order.do === 'offer' && order.offer.what === 'rematch')
        await limiters.countForAll('newMatches', caller.person.id)
      const command = commandOf(order, connection.seats, caller.person, services.secrets)
      if (command.do === 'sit') await mustBeWelcome(services, caller.match, caller.person.id)
      await services.tables.command(caller.match, caller.person.id, command)
      if (command.do === 'stay') services.bots.goOn(caller.match, command.seat)
      connection.send({ ok: order.id })
    }
  } catch (error) {
    if (isElsewhere(error)) {
      result = 'elsewhere'
      connection.leave(CLOSED.restarting)
      return
    }
    const refusal = asRefusal(error)
    result = refusal.code
    if (refusal.code === 'fault') {
      metrics.faults.inc()
      log.error({ match: caller.match, command: name, err: error }, 'a command failed')
    }
    connection.refuse(refusal, tag)
    if (SENSELESS.has(refusal.code) && !limiters.take('badMessages', idOf(caller))) intake.shut()
  } finally {
    connection.unanswered--
    metrics.commands.observe({ command: name, result }, (performance.now() - start) / 1000)
  }
}

/** Whether the outcome is unknown here, or another node's to say: the client repeats it there. */
function isElsewhere(error: unknown): boolean {
  return error instanceof Interrupted || error instanceof Elsewhere
}

/** The rate limit of each order, besides that of messages. Moves need none: the rules say when there is one to make. */
const RATES: { readonly [Name in OrderName]: RateName | null } = {
  act: null,
  say: 'talk',
  note: 'notes',
  mute: 'mutes',
  sit: 'roomOrders',
  leave: 'roomOrders',
  bot: 'roomOrders',
  back: 'roomOrders',
  stay: 'roomOrders',
  reopen: 'roomOrders',
  ready: 'roomOrders',
  list: 'roomOrders',
  options: 'roomOrders',
  undo: 'roomOrders',
  offer: 'roomOrders',
  answer: 'roomOrders',
  concede: 'roomOrders',
}

function asFields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal('bad-request', { field: 'message', expected: 'an object' })
  return value as Fields
}

function tagOf({ id }: Fields): string | null {
  return typeof id === 'string' && id.length <= 64 ? id : null
}

async function greet(services: Services, connection: Connection, fields: Fields): Promise<void> {
  const { store, tables, hub, limiters, presence, bots, proceed, page } = services
  const greeting = asHello(fields).hello
  const { match, person, device, address } = connection.caller
  const asker = { person: person?.id ?? null, address }
  limiters.count('hellos', idOf(connection.caller))
  const codeHash = greeting.code === undefined ? undefined : hashOf(greeting.code)
  const comer = { person: asker.person, codeHash }
  const weigh = (weight: number): void => limiters.weigh(weight, asker)
  const meet = async (table: Table): Promise<void> => {
    if (!maySee(table.room, comer)) throw notThere(comer)
    // The device may have been ended since the upgrade; after its first hello, ending it closes the socket.
    const isKnown = device === null || connection.isGreeted || (await store.personByToken(device)) !== null
    if (!isKnown) throw new Refusal('who')
    const viewer = viewerOf(table, asker.person, greeting.eyes ?? null)
    const missed = await catchUp(table, viewer, greeting, weigh)
    const blocked = await blockedBy(services, asker.person)
    // Closed meanwhile: its 'close' event has passed, and would never take it out of the hub.
    if (!connection.isOpen) return
    if (page !== null && !connection.isGreeted) connection.send({ page: page.build })
    connection.greet(table, greeting, missed, blocked)
    const away = asker.person === null ? 0 : presence.away(match, asker.person)
    hub.add(connection)
    if (asker.person !== null && away >= BACK_AFTER) bots.wait(table, mindedSeats(table.room, asker.person))
    hub.show(table)
    proceed(table)
  }
  const come = async (): Promise<void> => {
    await mustBeLetIn(store, match, comer)
    await tables.use(match, meet, opening(limiters, asker))
  }
  await come().catch((error) => {
    const refusal = asRefusal(error)
    if (isElsewhere(error) || refusal.code === 'fault' || refusal.code === 'too-fast') throw error
    connection.close(refusal)
  })
}

/** Shows others who has gone, and drops the feed of a viewer that nobody else has. */
function goodbye({ hub, tables, bots, log }: Services, connection: Connection): void {
  const { match } = connection.caller
  if (!hub.remove(connection)) return
  if (!hub.isWatched(match)) bots.stop(match)
  tables
    .useOpen(match, (table) => {
      if (!hub.isLookedOn(match, connection.viewer)) table.forget(connection.viewer)
      hub.show(table)
    })
    .catch((error) => log.warn({ match, err: error }, 'a table could not be told who has gone'))
}
