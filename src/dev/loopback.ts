import type { FastifyRequest } from 'fastify'
import { isLoopback } from '#server/loopback.ts'

/** The only address that anything for developers listens on. */
export const LOOPBACK = '127.0.0.1'

const NAMES = new Set(['localhost', LOOPBACK, '[::1]', '::1'])

/** From this machine, and with its own Host header: against DNS rebinding. */
export function isLocal({ raw, hostname }: FastifyRequest): boolean {
  return isLoopback(raw.socket.remoteAddress ?? '') && NAMES.has(hostname)
}
