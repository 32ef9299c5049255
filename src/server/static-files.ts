import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import { household } from './address.ts'
import { HASHED } from './built-page.ts'
import { Previews, type Served } from './previews.ts'
import type { Services } from './services.ts'

/** Paths of the page; the router in the browser finds the screen. */
const SCREENS = ['/', '/watch', '/me', '/new/*', '/replay/*', '/learn', '/learn/*', '/rules', '/rules/*']

const ASKED_ANEW = 'no-cache'
const VARIES = 'accept-encoding, accept-language'

export interface Page {
  /** Serves the page, which shows its own 404; false for requests that do not ask for HTML. */
  giveLost(request: FastifyRequest, reply: FastifyReply): boolean
}

/** Serves the built page out of memory, and what older pages ask for from where it was kept. */
export function pageRoutes(
  app: FastifyInstance,
  {
    config,
    store,
    limiters,
    page,
    olderPages,
  }: Pick<Services, 'config' | 'store' | 'limiters' | 'page' | 'olderPages'>,
): Page {
  if (page === null) return { giveLost: () => false }
  const { files } = page
  const previews = new Previews(page, config)
  const screen = (request: FastifyRequest, reply: FastifyReply, game: string | null) =>
    give(request, reply.header('vary', VARIES), previews.of(request, game), ASKED_ANEW)
  for (const path of SCREENS) app.get(path, (request, reply) => screen(request, reply, null))
  app.get<{ Params: { '*': string } }>('/match/*', async (request, reply) => {
    // The page is served without a preview when the limit is reached or the store fails.
    const isCounted = limiters.take('requestsOfAddress', household(request.ip))
    const id = request.params['*'].split('/')[0]
    const listed = isCounted ? await store.listedMatch(id).catch(() => null) : null
    // A private table has the same preview as none, so that the preview does not tell of it.
    return screen(request, reply, listed?.listed ? listed.game : null)
  })
  // File names hold a hash of the content: cached for ever.
  app.get(`${HASHED}*`, async (request, reply) => {
    const path = request.url.split('?')[0]
    let file = files.get(path)
    if (file === undefined) {
      limiters.count('requestsOfAddress', household(request.ip))
      file = await olderPages.find(path)
    }
    return give(request, reply, file, 'public, max-age=31536000, immutable')
  })
  for (const path of files.keys())
    if (!path.startsWith(HASHED) && path !== '/index.html')
      app.get(path, (request, reply) => give(request, reply, files.get(path), 'public, max-age=3600'))
  return {
    giveLost(request, reply) {
      const isReading = request.method === 'GET' || request.method === 'HEAD'
      if (!isReading || /^\/(api|assets)\//.test(request.url)) return false
      reply.status(404)
      screen(request, reply, null)
      return true
    },
  }
}

function give(request: FastifyRequest, reply: FastifyReply, file: Served | undefined, caching: string) {
  if (file === undefined) throw new Refusal('no-such-page')
  reply.headers({ 'cache-control': caching, etag: file.tag })
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  if (reply.statusCode === 200 && request.headers['if-none-match'] === file.tag)
    return reply.status(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = Object.keys(file.encoded).find((each) => accepted.includes(each))
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply.type(file.type).send(encoding === undefined ? file.plain : file.encoded[encoding])
}
