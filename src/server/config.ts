import { hostname } from 'node:os'
import type { HouseAddress } from './addresses.ts'
import { LIMITS, type Limits } from './limits.ts'
import type { IsProxy } from './proxies.ts'
import type { Delay } from './release.ts'

export interface Config {
  readonly limits: Limits
  readonly botDelay: Delay
  /** How the outside calls this server; without it, every caller's own address for it is used in links. */
  readonly publicUrl: URL | null
  /** Whose word to take for where a request came from. */
  readonly trustProxy: IsProxy | null
  /** Names this server answers to besides those nobody else can own; one that begins with a dot stands for all below it. */
  readonly allowedHosts: readonly string[]
  /** Where others in the house find this machine, the likeliest first; asked anew each time, since networks come and go. */
  readonly houseAddresses: () => readonly HouseAddress[]
  /** What this machine is called. */
  readonly machine: string
  /** Without it, nobody is shown metrics. */
  readonly metricsToken: string | null
  /** The folder of the built page; without it only programs are served. */
  readonly page: string | null
  /** Milliseconds between two looks whether the other side is still there. */
  readonly pingEvery: number
  readonly sweepEvery: number
  /** Milliseconds after which a table nobody is at is let go of. */
  readonly idleAfter: number
  /** Characters of content packs in memory over which idle tables are let go of at once. */
  readonly packMemory: number
  /** Milliseconds that a connection has to send the head of a request, and all of it. */
  readonly headWithin: number
  readonly requestWithin: number
  /** Milliseconds between two looks for connections that are too slow. */
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
  page: null,
  pingEvery: 20_000,
  sweepEvery: 30_000,
  idleAfter: 10 * 60_000,
  packMemory: 16 * 1024 * 1024,
  headWithin: 10_000,
  requestWithin: 20_000,
  lookEvery: 2_000,
}
