import type { FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import type { Links, ServerAddress } from '#wire/links.ts'
import type { Config } from './config.ts'
import { originOf } from './hosts.ts'
import { isLoopback, isOwnName } from './loopback.ts'
import { baseOf } from './public-url.ts'

/** Where others in the house find this machine. */
export interface HouseAddress {
  readonly address: string
  /** What the machine calls the network. */
  readonly network: string
}

/** Addresses that are offered at most: a machine with containers has many networks. */
const MOST = 8

/**
 * How others call this server, the likeliest first: as it was called in the request, unless that means another machine to
 * everyone else. None where nobody else can reach it, or how is not known.
 */
export function addressesFor(
  request: FastifyRequest,
  { publicUrl, houseAddresses }: Pick<Config, 'publicUrl' | 'houseAddresses'>,
): ServerAddress[] {
  if (publicUrl !== null) return [{ url: baseOf(publicUrl), network: null }]
  const origin = originOf(request)
  if (origin === null) return []
  const { protocol, hostname, port } = new URL(origin)
  if (!isOwnName(hostname)) return [{ url: origin, network: null }]
  // Only somebody at this machine is told its networks. Over https none of them would do: a certificate names none of these addresses.
  if (!isLoopback(request.ip) || protocol !== 'http:' || comesThroughProxy(request)) return []
  const suffix = port === '' ? '' : `:${port}`
  return houseAddresses()
    .slice(0, MOST)
    .map(({ address, network }) => ({ url: `http://${address}${suffix}`, network }))
}

/** Headers that proxies add: behind an unconfigured one on this machine a request looks local, and its Host is the proxy's. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

function comesThroughProxy({ headers, ips }: FastifyRequest): boolean {
  // With trusted proxies Fastify has worked out the client's address already.
  return ips === undefined && OF_PROXIES.some((name) => headers[name] !== undefined)
}

/** A link for each of the addresses; `link` is the first of them or, where there is none, made of the request's own address. */
export function sharedLinks(request: FastifyRequest, config: Config, path: string): Links {
  const links = addressesFor(request, config).map(({ url, network }) => shared(url + path, network))
  const { link, svg } = links[0] ?? shared(`${originOf(request) ?? ''}${path}`, null)
  return { link, svg, links }
}

function shared(link: string, network: string | null): Links['links'][number] {
  return { network, link, svg: renderSVG(link, { border: 2 }) }
}
