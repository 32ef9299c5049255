import type { FastifyInstance } from 'fastify'
import { isOfHouse, wholeHash } from '#kernel/content.ts'
import type { Box } from '#kernel/game.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Table } from '#table/table.ts'
import { maySee } from '../access.ts'
import { mustBeLetIn, notThere } from '../door.ts'
import { sendText } from '../send-text.ts'
import type { Services } from '../services.ts'
import { askerOf, opening, WHOLE } from '../weights.ts'

/** What is in the box of a match, and what its content hash is over. */
export function contentRoutes(app: FastifyInstance, services: Services): void {
  const { boxes, store, tables, limiters } = services

  app.get<{ Params: { hash: string } }>('/api/contents/:hash', async (request, reply) => {
    const { hash } = request.params
    const house = houseContent(boxes, hash)
    if (house === null) {
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return sendText(request, reply, await kept(hash))
    }
    // Its words may be others in the next release.
    const etag = `"${wholeHash(house)}"`
    reply.header('cache-control', 'public, no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return sendText(request, reply, JSON.stringify(house))
  })

  app.get<{ Params: { id: string } }>('/api/matches/:id/pieces', async (request, reply) => {
    const asker = askerOf(request)
    await mustBeLetIn(store, request.params.id, asker, ({ status }) => status === 'over')
    const look = (table: Table): Promise<string> | string => {
      if (table.room.status !== 'over' && !maySee(table.room, asker)) throw notThere(asker)
      limiters.weigh(WHOLE, asker)
      return pieces(table)
    }
    return sendText(request, reply, await tables.use(request.params.id, look, opening(limiters, asker)))
  })

  /** What the hash of a match is over: what rules read or, before 0.5, all of its content as it was then. */
  function pieces({ box: { shelf }, setup }: Table): Promise<string> | string {
    const { content, contentHash } = setup
    if (shelf.hash(content) === contentHash) return JSON.stringify(shelf.pieces(content))
    return isOfHouse(shelf, setup) ? kept(contentHash) : JSON.stringify(content)
  }

  async function kept(hash: string): Promise<string> {
    const text = await store.content(hash)
    if (text === null) throw new Refusal('no-such-page')
    return text
  }
}

function houseContent(boxes: readonly Box[], hash: string): unknown {
  for (const { shelf } of boxes) {
    const content = shelf.house(hash) ?? (wholeHash(shelf.builtIn) === hash ? shelf.builtIn : undefined)
    if (content !== undefined) return content
  }
  return null
}
