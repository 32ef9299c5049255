import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../kernel/refusal.ts'
import type { Config } from './config.ts'
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

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(HEADERS)
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
  if (origin === publicUrl?.origin) return
  if (hostOf(origin) !== request.host) throw new Refusal('origin')
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}

/** Counts tell how long bots think: they are for whoever runs the server. */
export function mayReadMetrics(request: FastifyRequest, { metricsToken }: Config): boolean {
  if (metricsToken === null)
    return (
      ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip) &&
      request.headers['x-forwarded-for'] === undefined &&
      request.headers.forwarded === undefined
    )
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(metricsToken)))
}
