import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Cluster, Elsewhere } from '#table/ownership.ts'
import { Interrupted, type TokenHash } from '#table/store.ts'
import { listenAnewHere } from '../blocks.ts'
import { closeSockets } from '../devices.ts'
import { forgetHere } from '../forgetting.ts'
import { hashOf } from '../secrets.ts'
import type { Services } from '../services.ts'
import { KEY, TO } from './headers.ts'

const NOT_HERE = 404
const MISDIRECTED = 421

/** Where nodes ask each other for what only the other can do. */
export const CLOSE_SOCKETS = '/node/close-sockets'
export const FORGET = '/node/forget'
export const LISTEN_ANEW = '/node/listen-anew'

/**
 * The port for other nodes, behind a shared key. A request that is for an earlier life of this node, or about a match that it
 * does not have, goes back to its sender and is never forwarded twice.
 */
export function guardInside(app: FastifyInstance, cluster: Cluster, key: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isKey(request.headers[KEY], key)) return refuse(reply, NOT_HERE)
    if (request.headers[TO] !== String(cluster.life)) return refuse(reply, MISDIRECTED)
    const { id } = request.params as { readonly id?: string }
    if (id !== undefined && !(await isHere(cluster, id))) return refuse(reply, MISDIRECTED)
  })
}

function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply.status(status).header('connection', 'close').send()
}

async function isHere(cluster: Cluster, match: string): Promise<boolean> {
  try {
    await cluster.own(match)
    return true
  } catch (error) {
    if (error instanceof Elsewhere || error instanceof Interrupted) return false
    throw error
  }
}

function isKey(given: string | string[] | undefined, key: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(String(given))), Buffer.from(hashOf(key)))
}

interface Asked {
  readonly tokens?: readonly TokenHash[]
  readonly match?: string
  readonly person?: string
}

/** What nodes ask of each other besides what people do. */
export function insideRoutes(app: FastifyInstance, services: Services): void {
  const { hub } = services
  const asked = ({ body }: FastifyRequest): Asked => (body ?? {}) as Asked

  app.post(CLOSE_SOCKETS, async (request, reply) => {
    closeSockets({ hub }, asked(request).tokens ?? [])
    return reply.status(204).send()
  })

  app.post(LISTEN_ANEW, async (request, reply) => {
    await listenAnewHere(services, asked(request).person ?? '')
    return reply.status(204).send()
  })

  app.post(FORGET, async (request, reply) => {
    const { match = '', person = '' } = asked(request)
    try {
      await forgetHere(services, match, person)
      return reply.status(204).send()
    } catch (error) {
      if (error instanceof Elsewhere) return reply.status(MISDIRECTED).send()
      throw error
    }
  })
}
