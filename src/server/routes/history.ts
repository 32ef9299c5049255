import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentHash } from '../../kernel/content.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { allSeats, seatSet, type Viewer, WATCHER } from '../../kernel/seats.ts'
import { inSlices, type Steps } from '../../kernel/slices.ts'
import { isStranded } from '../../table/kept.ts'
import { recordOf } from '../../table/record.ts'
import { replayText, updatesText } from '../../table/replay.ts'
import type { Table } from '../../table/table.ts'
import { mustBeLetIn, notThere } from '../door.ts'
import { pause } from '../pause.ts'
import { checker, EyesQuery } from '../schemas.ts'
import type { Services } from '../services.ts'
import { maySee, viewerOf } from '../sight.ts'
import { askerOf, opening } from '../weights.ts'

const asEyes = checker(EyesQuery)
const compress = promisify(gzip)
const inflate = promisify(gunzip)

interface OfMatch {
  Params: { id: string }
}

/** What has been: the updates of a running match, and everything about one that is over. */
export function historyRoutes(app: FastifyInstance, services: Services): void {
  const { boxes, store, tables, limiters, replays, makings } = services

  /** What comes in the box needs no match to be there. */
  const shipped = new Map(
    boxes.map(({ shelf: { builtIn } }) => [contentHash(builtIn), JSON.stringify(builtIn)]),
  )

  app.get<{ Params: { hash: string } }>('/api/contents/:hash', async (request, reply) => {
    const { hash } = request.params
    const content = shipped.get(hash) ?? (await store.content(hash))
    if (content === null) throw new Refusal('no-such-page')
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return sendText(request, reply, content)
  })

  app.get<OfMatch>('/api/matches/:id/updates', async (request, reply) => {
    countLook(request)
    const { eyes } = asEyes(request.query)
    const asker = askerOf(request)
    await mustBeLetIn(store, request.params.id, asker)
    const look = (table: Table): Steps<string> => {
      if (!maySee(table.room, asker)) throw notThere(asker)
      limiters.weigh(table.seen, asker)
      return updatesText(table, viewerOf(table, asker.person, eyes === undefined ? null : eyes.split(',')))
    }
    const steps = await tables.use(request.params.id, look, opening(limiters, asker))
    return sendText(request, reply, await makings.pass(() => inSlices(steps, pause)))
  })

  app.get<OfMatch>('/api/matches/:id/replay', async (request, reply) => {
    countLook(request)
    const { eyes = 'watcher' } = asEyes(request.query)
    const asker = askerOf(request)
    const begin = (): Promise<Steps<string>> =>
      overTable(request, (table) => {
        const steps = replayText(table, eyesOf(table, eyes))
        // It is over: how long its log is no longer tells anything.
        limiters.weigh(table.match?.work ?? 0, asker)
        return steps
      })
    const packed = await replays.packed(request.params.id, eyes, begin)
    asJson(reply)
    if (!takesGzip(request)) return reply.send(await inflate(packed))
    return reply.header('content-encoding', 'gzip').send(packed)
  })

  app.get<OfMatch>('/api/matches/:id/record', async (request, reply) => {
    reply.type('text/plain; charset=utf-8')
    try {
      return await overTable(request, recordOf)
    } catch (error) {
      if (!isStranded(error)) throw error
      const person = request.person?.id ?? null
      return tables.strandedRecord(request.params.id, (match) => match.isOver || match.isOf(person))
    }
  })

  function countLook(request: FastifyRequest): void {
    const { person, address } = askerOf(request)
    limiters.count('hellos', person ?? address)
  }

  /** Whoever has the link may look at what is over; of what is not, only those who may see it learn that it is there. */
  async function overTable<T>(request: FastifyRequest<OfMatch>, look: (table: Table) => T): Promise<T> {
    const asker = askerOf(request)
    await mustBeLetIn(store, request.params.id, asker, ({ status }) => status === 'over')
    const allowed = (table: Table): T => {
      if (table.room.status !== 'over' && !maySee(table.room, asker)) throw notThere(asker)
      return look(table)
    }
    return tables.use(request.params.id, allowed, opening(limiters, asker))
  }
}

function eyesOf({ game }: Table, eyes: string): Viewer {
  if (eyes === 'watcher') return WATCHER
  if (eyes === 'all') return allSeats(game.seats.length)
  const seat = game.seats.findIndex(({ id }) => id === eyes)
  if (seat < 0) throw new Refusal('no-such-seat')
  return seatSet(seat)
}

/** Hundreds of views differ little from one to the next: compressed they are a thirtieth. */
async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  asJson(reply)
  if (!takesGzip(request)) return reply.send(text)
  const packed = await compress(text, { level: constants.Z_BEST_SPEED })
  return reply.header('content-encoding', 'gzip').send(packed)
}

function asJson(reply: FastifyReply): void {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
}

function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b/.test(headers['accept-encoding'] ?? '')
}
