import { hostname } from 'node:os'
import type { HouseAddress } from './addresses.ts'
import { LIMITS, type Limits } from './limits.ts'
import type { IsProxy } from './proxies.ts'
import type { Delay } from './release.ts'

export interface Config {
  readonly limits: Limits
  readonly botDelay: Delay
  /** The public URL, for links; without it, links have the host name of the request. */
  readonly publicUrl: URL | null
  /** Proxies whose X-Forwarded headers are trusted. */
  readonly trustProxy: IsProxy | null
  /** Host names that are allowed besides loopback and local ones; `.example.org` allows all subdomains. */
  readonly allowedHosts: readonly string[]
  /** Where others in the house find this machine, the likeliest first; asked anew each time, since networks come and go. */
  readonly houseAddresses: () => readonly HouseAddress[]
  /** What this machine is called. */
  readonly machine: string
  /** Without it, nobody is shown metrics. */
  readonly metricsToken: string | null
  /** The folder of the host's own content packs; without it there are only those that come with the games. */
  readonly packs: string | null
  /** The folder of the built page; without it only programs are served. */
  readonly page: string | null
  /** Milliseconds between two pings. */
  readonly pingEvery: number
  readonly sweepEvery: number
  /** Milliseconds after which an idle table leaves memory. */
  readonly idleAfter: number
  /** Characters of content packs in memory over which idle tables leave it at once. */
  readonly packMemory: number
  /** Milliseconds for the headers of a request to arrive, and for all of it. */
  readonly headWithin: number
  readonly requestWithin: number
  /** Milliseconds between two checks of these timeouts. */
  readonly lookEvery: number
}

export const CONFIG: Config = {
  limits: LIMITS,
  botDelay: { least: 400, most: 900 },
  publicUrl: null,
  trustProxy: null,
  allowedHosts: [],
  houseAddresses: () => [],
  machine: hostname(),
  metricsToken: null,
  packs: null,
  page: null,
  pingEvery: 20_000,
  sweepEvery: 30_000,
  idleAfter: 10 * 60_000,
  packMemory: 16 * 1024 * 1024,
  headWithin: 10_000,
  requestWithin: 20_000,
  lookEvery: 2_000,
}
