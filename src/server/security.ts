import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { message } from '#kernel/message.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Config } from './config.ts'
import { originOf } from './hosts.ts'
import { isOwnName } from './loopback.ts'
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
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/** A browser heeds it over https and from its own machine only; where it does not, it complains in its console. */
const OPENER = 'cross-origin-opener-policy'

/** HSTS for a year, without subdomains: those may belong to something else. */
const HTTPS_ONLY = 'max-age=31536000'

export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Config,
): void {
  reply.headers(HEADERS)
  if (isTrustworthy(request)) reply.header(OPENER, 'same-origin')
  if (publicUrl?.protocol === 'https:') reply.header('strict-transport-security', HTTPS_ONLY)
  // API answers are private and must not be cached.
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
}

/** Also behind a proxy that ends TLS without saying so: browsers send this header to trustworthy origins alone. */
function isTrustworthy(request: FastifyRequest): boolean {
  const origin = originOf(request)
  return (
    request.headers['sec-fetch-site'] !== undefined ||
    request.protocol === 'https' ||
    (origin !== null && isOwnName(new URL(origin).hostname))
  )
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Against CSRF: browsers send Origin with whatever may change something; programs need not. */
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
  // A proxy ends TLS, and PUBLIC_URL is not set.
  if (origin.replace(/^https:/, 'http:') === own)
    throw new Refusal('origin', {}, message('refusal.origin-https'))
  throw new Refusal('origin')
}

/** Metrics leak how long bots think, so they are for the operator. */
export function mayReadMetrics(request: FastifyRequest, { metricsToken }: Config): boolean {
  // A local address proves nothing: a proxy on this machine may not set X-Forwarded-For.
  if (metricsToken === null) return false
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(metricsToken)))
}
