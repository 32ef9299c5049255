import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import type { Config } from './config.ts'

type Names = Pick<Config, 'publicUrl' | 'allowedHosts' | 'machine'>

/**
 * Against DNS rebinding: anybody can point a domain of theirs at this machine, and a browser would take their page for ours. So
 * the server answers only to names that nobody elsewhere can own, and to those that ALLOWED_HOSTS has.
 */
export function checkHost(request: FastifyRequest, names: Names): void {
  // Check the Host header as well as what a trusted proxy forwards.
  for (const host of [request.headers.host ?? '', request.host])
    if (!isAllowed(host, names)) throw new Refusal('host', { host: host.slice(0, 100) })
}

export function isAllowed(host: string, { publicUrl, allowedHosts, machine }: Names): boolean {
  const name = nameIn(host)
  if (name === null) return false
  if (isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || name === 'localhost') return true
  if (name.endsWith('.local') || name === publicUrl?.hostname) return true
  const own = machine.toLowerCase()
  if (name === own || name === own.split('.')[0]) return true
  return allowedHosts.some((each) => (each.startsWith('.') ? name.endsWith(each) : name === each))
}

/** The name without its port, as browsers write it. */
function nameIn(host: string): string | null {
  const [, name] = /^(\[[\da-f:.]+\]|[\w.-]+?)\.?(?::\d{1,5})?$/i.exec(host) ?? []
  return name?.toLowerCase() ?? null
}

/** The origin of a request's own address, as a browser writes it; null where it has no valid one. */
export function originOf(request: FastifyRequest): string | null {
  const scheme = request.protocol === 'https' ? 'https' : 'http'
  return URL.parse(`${scheme}://${request.host}`)?.origin ?? null
}
