import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { message } from '../kernel/message.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Config } from './config.ts'
import { originOf } from './hosts.ts'
import { hashOf } from './secrets.ts'

const HEADERS: { readonly [name: string]: string } = {
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/** For a year this name is asked by https alone; what else its owner serves under it is theirs to say. */
const HTTPS_ONLY = 'max-age=31536000'

export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Config,
): void {
  reply.headers(HEADERS)
  if (publicUrl?.protocol === 'https:') reply.header('strict-transport-security', HTTPS_ONLY)
  // What the API says is one person's, now.
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Browsers say where a request comes from whenever it could change something; programs need not. */
export function checkOrigin(request: FastifyRequest, { publicUrl }: Config): void {
  const opensSocket = request.headers.upgrade !== undefined
  if (READING.has(request.method) && !opensSocket) return
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin === undefined) {
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('origin')
    return
  }
  const own = originOf(request)
  if (origin === publicUrl?.origin || origin === own) return
  // Between them is a proxy with TLS, and nobody has told us.
  if (origin.replace(/^https:/, 'http:') === own)
    throw new Refusal('origin', {}, message('refusal.origin-https'))
  throw new Refusal('origin')
}

/** Counts tell how long bots think: they are for whoever runs the server. */
export function mayReadMetrics(request: FastifyRequest, { metricsToken }: Config): boolean {
  // A proxy on this machine need not say that it is one: being local is no proof of being the host.
  if (metricsToken === null) return false
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(metricsToken)))
}
