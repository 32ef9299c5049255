import type { FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
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

interface ServerAddress {
  /** Without a slash at its end. */
  readonly url: string
  /** Of the house's, to choose by. */
  readonly network: string | null
}

/** A link to something here, as others can open it, and the picture of it. */
interface SharedLink {
  readonly network: string | null
  readonly link: string
  readonly svg: string
}

/** Machines with containers have many networks; nobody chooses among more. */
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
  // What networks this machine is in is told to whoever sits at it, and a certificate is for none of these addresses.
  if (!isLoopback(request.ip) || protocol !== 'http:') return []
  const suffix = port === '' ? '' : `:${port}`
  return houseAddresses()
    .slice(0, MOST)
    .map(({ address, network }) => ({ url: `http://${address}${suffix}`, network }))
}

/** A link for each of the addresses; `link` is the first of them, or all there is. */
export function sharedLinks(request: FastifyRequest, config: Config, path: string) {
  const links = addressesFor(request, config).map(({ url, network }) => shared(url + path, network))
  const { link, svg } = links[0] ?? shared(`${originOf(request) ?? ''}${path}`, null)
  return { link, svg, links }
}

function shared(link: string, network: string | null): SharedLink {
  return { network, link, svg: renderSVG(link, { border: 2 }) }
}
