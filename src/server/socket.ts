import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../kernel/refusal.ts'
import { household } from './address.ts'
import { CLOSED, Connection } from './connection.ts'
import { parseJson } from './json.ts'
import { commandOf } from './orders.ts'
import { asRefusal } from './refusals.ts'
import { asHello, asOrder } from './schemas.ts'
import type { Services } from './services.ts'
import { maySee } from './sight.ts'
import { languageOf } from './words.ts'

type Fields = { readonly [field: string]: unknown }

/** Whoever says nothing this long after connecting does not want to talk. */
const HELLO_WITHIN = 10_000

export function socketRoute(app: FastifyInstance, services: Services): void {
  const { config, clock, hub, limiters } = services
  const path = '/api/matches/:id/socket'

  app.get<{ Params: { id: string }; Querystring: { lang?: string } }>(
    path,
    { websocket: true, preHandler: async (request) => checkSockets(request) },
    (socket, request) => {
      const { person, device, ip, params, query, headers } = request
      const language = languageOf(query.lang, headers['accept-language'])
      const caller = { match: params.id, person, device, language, address: household(ip) }
      const connection = new Connection(socket, request.raw.socket, caller, config.limits.unsent)
      hub.open(connection)
      const counted = sockets(request)
      for (const who of counted) limiters.socketsOf.add(who, 1)
      const waiting = clock.later(HELLO_WITHIN, () => {
        if (!connection.isGreeted) connection.end(CLOSED.silent)
      })
      socket.on('message', (data, isBinary) => {
        connection.alive = true
        void receive(services, connection, isBinary ? '' : String(data))
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
    for (const who of sockets(request)) {
      const most = who.startsWith('person') ? socketsOfPerson : socketsOfAddress
      if (limiters.socketsOf.of(who) >= most) throw new Refusal('too-many-sockets')
    }
  }

  /** Those who do not answer are gone. */
  app.addHook('onReady', async () => {
    const ping = (): void => {
      for (const connection of hub.all()) connection.ping()
      if (!services.isClosing()) clock.later(config.pingEvery, ping)
    }
    clock.later(config.pingEvery, ping)
  })
}

async function receive(services: Services, connection: Connection, text: string): Promise<void> {
  const { limiters, config, metrics, log, isClosing } = services
  const { caller } = connection
  const start = performance.now()
  let tag: string | null = null
  let name = 'none'
  let result = 'ok'
  connection.unanswered++
  try {
    const fields = asFields(parseJson(text))
    tag = tagOf(fields)
    limiters.count('messages', caller.person?.id ?? caller.address)
    if (connection.unanswered > config.limits.unanswered) throw new Refusal('too-fast')
    if (isClosing()) throw new Refusal('closing')
    if ('hello' in fields) {
      name = 'hello'
      await greet(services, connection, fields)
    } else {
      const order = asOrder(fields)
      name = order.do
      if (connection.seats === null) throw new Refusal('hello-first')
      if (caller.person === null) throw new Refusal('who')
      if (order.do === 'say') limiters.count('talk', caller.person.id)
      if (order.do === 'note') limiters.count('notes', caller.person.id)
      const command = commandOf(order, connection.seats, caller.person)
      await services.tables.command(caller.match, caller.person.id, command)
      connection.send({ ok: order.id })
    }
  } catch (error) {
    const refusal = asRefusal(error)
    result = refusal.code
    if (refusal.code === 'fault') {
      metrics.faults.inc()
      log.error({ match: caller.match, command: name, err: error }, 'a command failed')
    }
    connection.refuse(refusal, tag)
  } finally {
    connection.unanswered--
    metrics.commands.observe({ command: name, result }, (performance.now() - start) / 1000)
  }
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
  const { store, tables, hub, limiters, proceed } = services
  const greeting = asHello(fields).hello
  const { match, person, device, address } = connection.caller
  // Going through a long match again takes a while: not for everyone all the time.
  limiters.count('hellos', person?.id ?? address)
  // The device may have been ended since this socket was let in.
  if (device !== null && (await store.personByToken(device)) === null) {
    connection.close(new Refusal('who'))
    return
  }
  await tables
    .use(match, (table) => {
      if (!maySee(table.room, person?.id ?? null)) throw new Refusal('no-such-match')
      connection.greet(table, greeting)
      hub.add(connection)
      hub.show(table)
      proceed(table)
    })
    .catch((error) => {
      const refusal = asRefusal(error)
      if (refusal.code === 'fault') throw error
      connection.close(refusal)
    })
}

/** Others see who has gone; what only this one looked at is let go of. */
function goodbye({ hub, tables, bots, log }: Services, connection: Connection): void {
  const { match } = connection.caller
  if (!hub.remove(connection)) return
  if (!hub.isWatched(match)) bots.stop(match)
  tables
    .use(match, (table) => {
      if (!hub.isLookedOn(match, connection.viewer)) table.forget(connection.viewer)
      hub.show(table)
    })
    .catch((error) => log.warn({ match, err: error }, 'a table could not be told who has gone'))
}
