import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** Which life a request is meant for, and that a node sent it. */
export const TO = 'x-dorsal-to'
export const KEY = 'x-dorsal-key'

/** Between two connections, and of none of them beyond. */
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

/** What others than nodes say here is never passed on: neither for whom it is, nor where it came from. */
function isOfClient(name: string): boolean {
  return !OF_CONNECTION.has(name) && !/^x-(dorsal|forwarded)-/.test(name) && name !== 'forwarded'
}

/** The head of a request as it is passed on: where it came from is what this node makes of it. */
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

/** The head of an answer as it is passed back. */
export function answeredHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)))
}
