import type { Catalogue } from '../../kernel/message.ts'

export const serve: Catalogue = {
  'cli.help.serve': `dorsal serve: opens the table to browsers and programs, until it is stopped (Ctrl-C or SIGTERM).

The environment says how:
  PORT            where it listens (3000)
  HOST            for whom: an address of this machine (all of them)
  DATA_DIR        where the matches are kept (./data)
  PUBLIC_URL      how others reach it; used in invitations, and with https for safer cookies
  TRUST_PROXY     addresses of proxies whose word is taken for where a request comes from
  METRICS_TOKEN   opens /metrics to whoever has it (without: to this machine only)
  LOG_LEVEL       fatal, error, warn, info, debug, trace or silent (info)
  BOT_DELAY       how long bots hold back an answer, in milliseconds (400-900); a secret plan five times as long
  LIMITS_TIMES    lets everyone do so many times as much, for measurements on one's own machine (1)`,
  'cli.serve.address': 'Dorsal is open at {address}',
  'cli.serve.closing': 'Dorsal is closing.',
  'cli.serve.house': 'For others in the house: {address}',
  'refusal.environment': '{name} cannot be "{value}".',
}
