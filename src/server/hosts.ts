import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../kernel/refusal.ts'
import type { Config } from './config.ts'

type Names = Pick<Config, 'publicUrl' | 'allowedHosts' | 'machine'>

/**
 * Whoever owns a domain can have its name lead to this machine: a page of theirs would then be of the same site as ours,
 * for a browser. So only names are answered to that nobody elsewhere can own, and those that the host has given.
 */
export function checkHost(request: FastifyRequest, names: Names): void {
  // What a trusted proxy says it was called by does not excuse what the request itself says.
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

/** Where a request was sent, as a browser would say it; null if that makes no sense. */
export function originOf(request: FastifyRequest): string | null {
  const scheme = request.protocol === 'https' ? 'https' : 'http'
  return URL.parse(`${scheme}://${request.host}`)?.origin ?? null
}
