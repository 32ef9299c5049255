import { BlockList } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The only address that anything for developers listens on. */
export const LOOPBACK = '127.0.0.1'

const NAMES = new Set(['localhost', LOOPBACK, '[::1]', '::1'])

const addresses = new BlockList()
addresses.addSubnet('127.0.0.0', 8, 'ipv4')
addresses.addAddress('::1', 'ipv6')

/** From this machine, and called by its own name: a page elsewhere whose name was bent to this address has another. */
export function isLocal({ raw, hostname }: FastifyRequest): boolean {
  return isLoopback(raw.socket.remoteAddress ?? '') && NAMES.has(hostname)
}

export function isLoopback(address: string): boolean {
  return addresses.check(
    address.replace(/^::ffff:(?=[\d.]+$)/, ''),
    address.includes(':') && !address.includes('.') ? 'ipv6' : 'ipv4',
  )
}
