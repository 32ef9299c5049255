import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../kernel/refusal.ts'
import { household } from './address.ts'
import { Previews, type Served, tagOf } from './previews.ts'
import type { Services } from './services.ts'

const TYPES: { readonly [ending: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Addresses of the page itself: which screen they show, it finds out in the browser. */
const SCREENS = ['/', '/watch', '/me', '/new/*', '/replay/*', '/learn', '/learn/*', '/rules', '/rules/*']

/** In the order in which they are preferred; the build has made them beside each file that gains from it. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const ASKED_ANEW = 'no-cache'
const VARIES = 'accept-encoding, accept-language'

export interface Page {
  /** Gives the page out at an address that it has no screen for, which it says itself; false where it is not for a person. */
  giveLost(request: FastifyRequest, reply: FastifyReply): boolean
}

/** Serves the built page out of memory: a handful of files, read once. */
export function pageRoutes(
  app: FastifyInstance,
  { config, store, limiters }: Pick<Services, 'config' | 'store' | 'limiters'>,
): Page {
  const folder = config.page
  if (folder === null || !existsSync(join(folder, 'index.html'))) return { giveLost: () => false }
  const files = readPage(folder)
  const previews = new Previews(readFileSync(join(folder, 'index.html')), config)
  const screen = (request: FastifyRequest, reply: FastifyReply, game: string | null) =>
    give(request, reply.header('vary', VARIES), previews.of(request, game), ASKED_ANEW)
  for (const path of SCREENS) app.get(path, (request, reply) => screen(request, reply, null))
  app.get<{ Params: { '*': string } }>('/match/*', async (request, reply) => {
    // Whoever asks too often, or while nothing can be read, gets the page all the same.
    const isCounted = limiters.take('requestsOfAddress', household(request.ip))
    const id = request.params['*'].split('/')[0]
    const listed = isCounted ? await store.listedMatch(id).catch(() => null) : null
    // A table that is not open has the preview of one that is not there.
    return screen(request, reply, listed?.listed ? listed.game : null)
  })
  // What stands in the name of a file is its content: it never changes.
  app.get('/assets/*', (request, reply) =>
    give(request, reply, files.get(request.url.split('?')[0]), 'public, max-age=31536000, immutable'),
  )
  for (const path of files.keys())
    if (!path.startsWith('/assets/') && path !== '/index.html')
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

function readPage(folder: string): Map<string, Served> {
  const files = new Map<string, Served>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(name)]
    if (type === undefined) continue
    const path = join(folder, name)
    const plain = readFileSync(path)
    const encoded: { [encoding: string]: Buffer } = {}
    for (const [encoding, ending] of ENCODINGS)
      if (existsSync(path + ending)) encoded[encoding] = readFileSync(path + ending)
    files.set(`/${name.replaceAll('\\', '/')}`, { type, tag: tagOf(plain), plain, encoded })
  }
  return files
}
