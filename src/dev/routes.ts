import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { findBox } from '#games/index.ts'
import { Refusal } from '#kernel/refusal.ts'
import { checker } from '#server/checker.ts'
import { mustBeSomeone } from '#server/identity.ts'
import { PACK } from '#server/json.ts'
import type { Services } from '#server/services.ts'
import type { TableEntry } from '#table/entry.ts'
import { isOfTable, layOut, openAt } from '#table/lay-out.ts'
import { insightOf } from './insight.ts'
import { isLocal } from './loopback.ts'
import { readPatch, readPosition, seatPlans } from './positions.ts'
import { testPositions } from './test-positions.ts'

const closed = { additionalProperties: false } as const
const outcomes = Type.Array(Type.Union([Type.String(), Type.Integer()]))
const asStack = checker(Type.Object({ stack: Type.Record(Type.String(), outcomes) }, closed))
const asPatch = checker(Type.Object({ patch: Type.String() }, closed))
const asPosition = checker(Type.Object({ text: Type.String(), everywhere: Type.Boolean() }, closed))

/** Positions are large, and nobody but developers sends them. */
const large = { bodyLimit: 256 * 1024, config: { extent: PACK } }

interface OfMatch {
  Params: { id: string }
}

/** What the panel of developers asks for. It shows every secret: nobody but this machine is answered. */
export function devRoutes(app: FastifyInstance, services: Services): void {
  app.register(async (dev) => {
    dev.addHook('onRequest', async (request) => {
      if (!isLocal(request)) throw new Refusal('no-such-page')
    })
    routes(dev, services)
  })
}

function routes(dev: FastifyInstance, { tables, store, bots }: Services): void {
  dev.get<OfMatch>('/api/dev/matches/:id', async ({ params: { id } }) => {
    const kept = await store.loadMatch(id)
    const log = kept?.entries.map((text) => JSON.parse(text) as TableEntry) ?? []
    return tables.use(id, (table) => insightOf(table, log))
  })

  dev.get<{ Params: { game: string } }>('/api/dev/positions/:game', async ({ params: { game } }) => {
    if (findBox(game) === undefined) throw new Refusal('no-such-game', { game })
    return { positions: testPositions(game) }
  })

  dev.post<OfMatch>('/api/dev/matches/:id/stack', large, async ({ params: { id }, body }) => {
    const { stack } = asStack(body)
    bots.stop(id)
    await layOut(tables, id, { stack })
    return { match: id }
  })

  dev.post<OfMatch>('/api/dev/matches/:id/patch', large, async ({ params: { id }, body }) => {
    const { patch } = asPatch(body)
    const laying = await tables.use(id, ({ match }) => {
      if (match === null) throw new Refusal('not-started')
      return { state: readPatch(patch, structuredClone(match.state)), stack: match.stack }
    })
    bots.stop(id)
    await layOut(tables, id, laying)
    return { match: id }
  })

  /**
   * Lays a position out on this table, if it is one of its game, options and content and every seat it asks is a person's;
   * otherwise on a new one.
   */
  dev.post<OfMatch>('/api/dev/matches/:id/position', large, async (request) => {
    const { id } = request.params
    const { text, everywhere } = asPosition(request.body)
    const person = mustBeSomeone(request)
    const { position, seats, isHere } = await tables.use(id, (table) => {
      const { room } = table
      const read = readPosition(text, table.setup.game)
      const plans = seatPlans(read, everywhere)
      const isByHand = plans.every((plan, seat) => 'bot' in plan || room.seats[seat]?.bot === null)
      return {
        position: read,
        seats: plans,
        isHere: room.status === 'playing' && isOfTable(table, read) && isByHand,
      }
    })
    if (!isHere) return { match: await openAt(tables, person, position, seats) }
    bots.stop(id)
    await layOut(tables, id, position)
    return { match: id }
  })
}
