import { misuse } from '../misuse.ts'

/** What the environment says about how to serve. */
export interface Serving {
  readonly port: number
  /** Without it, every address of the machine. */
  readonly host: string | null
  readonly folder: string
  readonly publicUrl: URL | null
  readonly trustProxy: string | false
  readonly metricsToken: string | null
  readonly logLevel: string
  readonly botDelay: { readonly least: number; readonly most: number } | null
  readonly limitsTimes: number
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

export function servingOf(environment: NodeJS.ProcessEnv): Serving {
  const { PORT, HOST, DATA_DIR, PUBLIC_URL, TRUST_PROXY, METRICS_TOKEN, LOG_LEVEL, BOT_DELAY, LIMITS_TIMES } =
    environment
  return {
    port: portOf(PORT || '3000'),
    host: HOST || null,
    folder: DATA_DIR || 'data',
    publicUrl: PUBLIC_URL ? urlOf(PUBLIC_URL) : null,
    trustProxy: TRUST_PROXY || false,
    metricsToken: METRICS_TOKEN || null,
    logLevel: levelOf(LOG_LEVEL || 'info'),
    botDelay: BOT_DELAY ? delayOf(BOT_DELAY) : null,
    limitsTimes: timesOf(LIMITS_TIMES || '1'),
  }
}

function unfit(name: string, value: string) {
  return misuse('environment', { name, value })
}

function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw unfit('PORT', text)
  return Number(text)
}

function urlOf(text: string): URL {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) throw unfit('PUBLIC_URL', text)
  return url
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
