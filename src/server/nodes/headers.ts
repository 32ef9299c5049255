import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** Which life a request is meant for, and that a node sent it. */
export const TO = 'x-dorsal-to'
export const KEY = 'x-dorsal-key'

/** Hop-by-hop headers, which are not forwarded. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Removes the internal headers from requests that did not come from a node. */
function isOfClient(name: string): boolean {
  return !OF_CONNECTION.has(name) && !/^x-(dorsal|forwarded)-/.test(name) && name !== 'forwarded'
}

/** The headers of a forwarded request, with the client's address as this node sees it. */
export function passedHeaders(request: FastifyRequest, life: number, key: string): OutgoingHttpHeaders {
  const own = Object.entries(request.headers).filter(([name]) => isOfClient(name))
  return {
    ...Object.fromEntries(own),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    [TO]: String(life),
    [KEY]: key,
  }
}

/** The headers of an answer that is passed back. */
export function answeredHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)))
}
