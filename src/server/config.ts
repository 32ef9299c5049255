import { LIMITS, type Limits } from './limits.ts'
import type { Delay } from './release.ts'

export interface Config {
  readonly limits: Limits
  readonly botDelay: Delay
  /** How the outside calls this server; without it, every caller's own address for it is used in links. */
  readonly publicUrl: URL | null
  /** Whose word to take for where a request came from. */
  readonly trustProxy: string | false
  /** Without it, metrics are for this machine only. */
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
  /** Milliseconds to finish what was begun. */
  readonly drainWithin: number
}

export const CONFIG: Config = {
  limits: LIMITS,
  botDelay: { least: 400, most: 900 },
  publicUrl: null,
  trustProxy: false,
  metricsToken: null,
  page: null,
  pingEvery: 20_000,
  sweepEvery: 30_000,
  idleAfter: 10 * 60_000,
  packMemory: 16 * 1024 * 1024,
  drainWithin: 8_000,
}
