import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentHash } from '../../kernel/content.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { allSeats, seatSet, type Viewer, WATCHER } from '../../kernel/seats.ts'
import { isStranded } from '../../table/kept.ts'
import { recordOf } from '../../table/record.ts'
import { replayOf } from '../../table/replay.ts'
import type { Table } from '../../table/table.ts'
import { checker, EyesQuery } from '../schemas.ts'
import type { Services } from '../services.ts'
import { maySee, viewerOf } from '../sight.ts'

const asEyes = checker(EyesQuery)
const compress = promisify(gzip)

interface OfMatch {
  Params: { id: string }
}

/** What has been: the updates of a running match, and everything about one that is over. */
export function historyRoutes(app: FastifyInstance, services: Services): void {
  const { boxes, store, tables, limiters } = services

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
    const person = request.person?.id ?? null
    const updates = await tables.use(request.params.id, (table) => {
      if (!maySee(table.room, person)) throw new Refusal('no-such-match')
      return table.history(viewerOf(table, person, eyes === undefined ? null : eyes.split(',')))
    })
    return sendText(request, reply, JSON.stringify({ updates }))
  })

  app.get<OfMatch>('/api/matches/:id/replay', async (request, reply) => {
    countLook(request)
    const { eyes = 'watcher' } = asEyes(request.query)
    const replay = await overTable(request, (table) => replayOf(table, eyesOf(table, eyes)))
    return sendText(request, reply, JSON.stringify(replay))
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

  /** Going through a long match again takes a while: not for everyone all the time. */
  function countLook({ person, ip }: FastifyRequest): void {
    limiters.count('hellos', person?.id ?? ip)
  }

  /** Whoever has the link may look at what is over; of what is not, only those who may see it learn that it is there. */
  function overTable<T>({ params, person }: FastifyRequest<OfMatch>, look: (table: Table) => T): Promise<T> {
    return tables.use(params.id, (table) => {
      if (table.room.status !== 'over' && !maySee(table.room, person?.id ?? null))
        throw new Refusal('no-such-match')
      return look(table)
    })
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
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text)
  const packed = await compress(text, { level: constants.Z_BEST_SPEED })
  return reply.header('content-encoding', 'gzip').send(packed)
}
