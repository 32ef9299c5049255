import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../kernel/refusal.ts'

const TYPES: { readonly [ending: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Addresses of the page itself: which screen they show, it finds out in the browser. */
const SCREENS = [
  '/',
  '/watch',
  '/me',
  '/new/*',
  '/match/*',
  '/replay/*',
  '/learn',
  '/learn/*',
  '/rules',
  '/rules/*',
]

/** In the order in which they are preferred; the build has made them beside each file that gains from it. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

interface Served {
  readonly type: string
  readonly tag: string
  readonly plain: Buffer
  readonly encoded: { readonly [encoding: string]: Buffer }
}

/** Serves the built page out of memory: a handful of files, read once. */
export function pageRoutes(app: FastifyInstance, folder: string | null): void {
  if (folder === null || !existsSync(join(folder, 'index.html'))) return
  const files = readPage(folder)
  const index = files.get('/index.html')
  for (const screen of SCREENS) app.get(screen, (request, reply) => give(request, reply, index, 'no-cache'))
  // What stands in the name of a file is its content: it never changes.
  app.get('/assets/*', (request, reply) =>
    give(request, reply, files.get(request.url.split('?')[0]), 'public, max-age=31536000, immutable'),
  )
  for (const path of files.keys())
    if (!path.startsWith('/assets/') && path !== '/index.html')
      app.get(path, (request, reply) => give(request, reply, files.get(path), 'public, max-age=3600'))
}

function give(request: FastifyRequest, reply: FastifyReply, file: Served | undefined, caching: string) {
  if (file === undefined) throw new Refusal('no-such-page')
  reply.headers({ 'cache-control': caching, etag: file.tag, vary: 'accept-encoding' })
  if (request.headers['if-none-match'] === file.tag) return reply.status(304).send()
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
    const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    files.set(`/${name.replaceAll('\\', '/')}`, { type, tag, plain, encoded })
  }
  return files
}
