import { createGunzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import { allSeats, seatSet, type Viewer, WATCHER } from '#kernel/seats.ts'
import { inSlices, type Sliceable } from '#kernel/slices.ts'
import { isStranded } from '#table/kept.ts'
import { recordOf } from '#table/record.ts'
import { replayText, updatesText } from '#table/replay.ts'
import type { Table } from '#table/table.ts'
import { EyesQuery } from '#wire/bodies.ts'
import { maySee, viewerOf } from '../access.ts'
import { checker } from '../checker.ts'
import { mustBeLetIn, notThere } from '../door.ts'
import { pause } from '../pause.ts'
import { asJson, sendText, takesGzip } from '../send-text.ts'
import type { Services } from '../services.ts'
import { askerOf, opening, unpacking, WHOLE } from '../weights.ts'

const asEyes = checker(EyesQuery)

interface OfMatch {
  Params: { id: string }
}

/** The updates of a running match; replay and record of one that is over. */
export function historyRoutes(app: FastifyInstance, services: Services): void {
  const { store, tables, limiters, replays, longReads } = services

  app.get<OfMatch>('/api/matches/:id/updates', async (request, reply) => {
    countLook(request)
    const { eyes } = asEyes(request.query)
    const asker = askerOf(request)
    await mustBeLetIn(store, request.params.id, asker)
    const look = (table: Table): Sliceable<string> => {
      if (!maySee(table.room, asker)) throw notThere(asker)
      limiters.weigh(table.seen, asker)
      return updatesText(table, viewerOf(table, asker.person, eyes === undefined ? null : eyes.split(',')))
    }
    const steps = await tables.use(request.params.id, look, opening(limiters, asker))
    return sendText(request, reply, await longReads.pass(() => inSlices(steps, pause)))
  })

  app.get<OfMatch>('/api/matches/:id/replay', async (request, reply) => {
    countLook(request)
    const { eyes = 'watcher' } = asEyes(request.query)
    const asker = askerOf(request)
    const begin = (): Promise<Sliceable<string>> =>
      overTable(request, (table) => {
        const steps = replayText(table, eyesOf(table, eyes))
        // After the end the length of the log is no secret.
        limiters.weigh(table.match?.work ?? 0, asker)
        return steps
      })
    const packed = await replays.packed(request.params.id, eyes, begin)
    asJson(reply)
    if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(packed)
    limiters.weigh(unpacking(packed), asker)
    // Piece by piece: unpacked it is many times as long, and whoever asks need not read it.
    const plain = createGunzip()
    plain.end(packed)
    return reply.send(plain)
  })

  app.get<OfMatch>('/api/matches/:id/record', async (request, reply) => {
    reply.type('text/plain; charset=utf-8')
    try {
      return await overTable(request, (table) => {
        limiters.weigh(WHOLE, askerOf(request))
        return recordOf(table)
      })
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

  /** Anybody with the id may look at a finished match; a running one exists only for those who may see it. */
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
