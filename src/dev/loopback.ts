import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../server/loopback.ts'

/** The only address that anything for developers listens on. */
export const LOOPBACK = '127.0.0.1'

const NAMES = new Set(['localhost', LOOPBACK, '[::1]', '::1'])

/** From this machine, and called by its own name: a page elsewhere whose name was bent to this address has another. */
export function isLocal({ raw, hostname }: FastifyRequest): boolean {
  return isLoopback(raw.socket.remoteAddress ?? '') && NAMES.has(hostname)
}
