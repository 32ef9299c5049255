import { type IsProxy, proxiesOf } from '#server/proxies.ts'
import { misuse } from '../misuse.ts'

/** What the environment says about how to serve. */
export interface Serving {
  readonly port: number
  /** Without it, every address of the machine. */
  readonly host: string | null
  readonly folder: string
  /** Where the host's own content packs are; without it, in a folder of `folder`. */
  readonly packs: string | null
  readonly publicUrl: URL | null
  readonly trustProxy: IsProxy | null
  readonly allowedHosts: readonly string[]
  readonly metricsToken: string | null
  readonly logLevel: string
  readonly botDelay: { readonly least: number; readonly most: number } | null
  readonly limitsTimes: number
  /** Where several nodes share their matches; null where they are in a file. */
  readonly database: SharedDatabase | null
}

export interface SharedDatabase {
  readonly url: string
  /** The nodes' shared key. */
  readonly secret: string
  /** Where other nodes find this one; without it, on this machine alone. */
  readonly address: NodeAddress | null
  /** What it is called in logs and in the database; without it, by its machine and process. */
  readonly name: string | null
  /** Milliseconds for a balancer to notice that this node is not ready. */
  readonly drainDelay: number
}

export interface NodeAddress {
  readonly host: string
  readonly port: number
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

export function servingOf(environment: NodeJS.ProcessEnv): Serving {
  const url = databaseUrlIn(environment)
  const { PORT, HOST, DATA_DIR, PACKS_DIR, PUBLIC_URL, TRUST_PROXY, ALLOWED_HOSTS, METRICS_TOKEN } =
    environment
  const { LOG_LEVEL, BOT_DELAY, LIMITS_TIMES } = environment
  return {
    port: portOf(PORT || '3000'),
    host: HOST || null,
    folder: DATA_DIR || 'data',
    packs: PACKS_DIR || null,
    publicUrl: PUBLIC_URL ? urlOf(PUBLIC_URL) : null,
    trustProxy: TRUST_PROXY ? trustOf(TRUST_PROXY) : null,
    allowedHosts: ALLOWED_HOSTS ? hostsOf(ALLOWED_HOSTS) : [],
    metricsToken: METRICS_TOKEN ? tokenOf(METRICS_TOKEN) : null,
    logLevel: levelOf(LOG_LEVEL || 'info'),
    botDelay: BOT_DELAY ? delayOf(BOT_DELAY) : null,
    limitsTimes: timesOf(LIMITS_TIMES || '1'),
    database: url === null ? null : databaseOf(url, environment),
  }
}

/** The refusal for a variable that does not fit, by its name. */
export function unfit(name: string, value: string) {
  return misuse('environment', { name, value })
}

function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw unfit('PORT', text)
  return Number(text)
}

function urlOf(text: string): URL {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) throw unfit('PUBLIC_URL', text)
  if (url.username + url.password + url.search + url.hash !== '') throw unfit('PUBLIC_URL', text)
  return url
}

function trustOf(text: string): IsProxy {
  const proxies = proxiesOf(text)
  if (proxies === null) throw unfit('TRUST_PROXY', text)
  return proxies
}

/** Names with commas; a leading dot stands for all names below. */
function hostsOf(text: string): string[] {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase())
  if (!hosts.every((host) => /^\.?[a-z\d_-]+(\.[a-z\d_-]+)*$/.test(host))) throw unfit('ALLOWED_HOSTS', text)
  return hosts
}

/** A token as it can stand in a header; never repeated in messages. */
function tokenOf(text: string): string {
  if (!isForHeader(text)) throw unfit('METRICS_TOKEN', '…')
  return text
}

function isForHeader(text: string): boolean {
  return /^[!-~]([ -~]*[!-~])?$/.test(text)
}

/** The least length of the nodes' shared key: whoever knows it can act as anybody. */
const SHORTEST_SECRET = 16

/** Where matches are shared; null where they are in a file. It holds a password: never repeated in messages. */
export function databaseUrlIn({ DATABASE_URL: url }: NodeJS.ProcessEnv): string | null {
  if (!url) return null
  if (!/^postgres(ql)?:\/\//.test(url) || URL.parse(url) === null) throw unfit('DATABASE_URL', '…')
  return url
}

function databaseOf(url: string, environment: NodeJS.ProcessEnv): SharedDatabase {
  const { CLUSTER_SECRET, NODE_ADDRESS, NODE_NAME, DRAIN_DELAY } = environment
  const secret = CLUSTER_SECRET ?? ''
  if (!isForHeader(secret) || secret.length < SHORTEST_SECRET) throw unfit('CLUSTER_SECRET', '…')
  return {
    url,
    secret,
    address: NODE_ADDRESS ? addressOf(NODE_ADDRESS) : null,
    name: NODE_NAME || null,
    drainDelay: delayUntilOf(DRAIN_DELAY || '5000'),
  }
}

function addressOf(text: string): NodeAddress {
  const [, host, port] = /^([\w.-]+|\[[\da-f:.]+\]):(\d{1,5})$/i.exec(text) ?? []
  if (host === undefined || Number(port) === 0 || Number(port) > 65_535) throw unfit('NODE_ADDRESS', text)
  return { host, port: Number(port) }
}

function delayUntilOf(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw unfit('DRAIN_DELAY', text)
  return Number(text)
}

function levelOf(text: string): string {
  if (!LOG_LEVELS.includes(text)) throw unfit('LOG_LEVEL', text)
  return text
}

/** `400-900`: from, to, in milliseconds. */
function delayOf(text: string) {
  const [, least, most] = /^(\d{1,5})-(\d{1,5})$/.exec(text) ?? []
  if (least === undefined || Number(least) > Number(most)) throw unfit('BOT_DELAY', text)
  return { least: Number(least), most: Number(most) }
}

function timesOf(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw unfit('LIMITS_TIMES', text)
  return Number(text)
}
