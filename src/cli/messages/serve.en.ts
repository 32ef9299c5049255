import type { Says } from '#kernel/catalogue.ts'

export const serve = {
  'cli.help.serve': `dorsal serve: opens the table to browsers and programs, until it is stopped (Ctrl-C or SIGTERM).

The environment says how:
  PORT            where it listens (3000)
  HOST            for whom: an address of this machine (all of them)
  DATA_DIR        where the matches are kept (./data)
  PACKS_DIR       the house's own content packs, one JSON file each (DATA_DIR/packs, if it is there)
  PUBLIC_URL      how others reach it; used in invitations, and with https for safer cookies
  ALLOWED_HOSTS   names it answers to besides its addresses, localhost, this machine's name, .local and PUBLIC_URL
  TRUST_PROXY     proxies whose word is taken for where a request comes from: addresses, blocks, loopback
  METRICS_TOKEN   opens /metrics to whoever has it (without: to nobody)
  LOG_LEVEL       fatal, error, warn, info, debug, trace or silent (info)
  BOT_DELAY       how long bots hold back an answer, in milliseconds (400-900); a secret plan five times as long
  LIMITS_TIMES    lets everyone do so many times as much, for measurements on one's own machine (1)

For several nodes that share their matches (docs/running.md):
  DATABASE_URL    the PostgreSQL they are kept in, instead of DATA_DIR: postgres://USER:PASSWORD@HOST/DATABASE
  CLUSTER_SECRET  at least 16 characters that only the nodes know, the same for all of them
  NODE_ADDRESS    HOST:PORT where other nodes reach this one, and nobody else should (this machine alone)
  NODE_NAME       what it is called in the database (the name of the machine and the process)
  DRAIN_DELAY     milliseconds it goes on when it is stopped, until a balancer has noticed (5000)

It ends with 0 when it was stopped, and with 74 when the disk failed and it is to be started again.`,
  'cli.serve.address': 'Dorsal is open at {address}',
  'cli.serve.closing': 'Dorsal is closing.',
  'cli.serve.copied':
    'The database goes from version {version} to a newer one. How it was is kept in {file}, for going back to the release before.',
  'cli.serve.house': 'For others in the house: {address}',
  'cli.serve.lost':
    'The disk failed ({why}), and what it keeps can no longer be changed. Dorsal ends with code {code}, to be started again; all that was acknowledged is kept.',
  'refusal.environment': '{name} cannot be "{value}": {name@cli.variable}.',
  'refusal.port-forbidden': 'PORT {port} is not for this user: choose one from 1024 on.',
  'refusal.port-in-use': 'Something else listens on PORT {port} already: stop it, or choose another.',

  'cli.variable.ALLOWED_HOSTS':
    'it is a list of names with commas, such as play.example or .example for all below it',
  'cli.variable.BOT_DELAY': 'it is two numbers of milliseconds, the smaller one first, such as 400-900',
  'cli.variable.CLUSTER_SECRET': 'it is at least 16 visible ASCII characters, and DATABASE_URL needs it',
  'cli.variable.DATABASE_URL': 'it is an address that begins with postgres://',
  'cli.variable.DRAIN_DELAY': 'it is a number of milliseconds',
  'cli.variable.HOST': 'it is an address of this machine',
  'cli.variable.LIMITS_TIMES': 'it is a whole number from 1 to 999999',
  'cli.variable.LOG_LEVEL': 'it is fatal, error, warn, info, debug, trace or silent',
  'cli.variable.METRICS_TOKEN': 'it is visible ASCII characters, with spaces only between them',
  'cli.variable.NODE_ADDRESS': 'it is a name or an address of this machine and a port, such as 10.0.0.1:3100',
  'cli.variable.PACKS_DIR': 'it is a folder that is there',
  'cli.variable.PORT': 'it is a number from 0 to 65535',
  'cli.variable.PUBLIC_URL':
    'it is an address that begins with http:// or https://, without name, password, ? or #',
  'cli.variable.TRUST_PROXY':
    'it is a list with commas of addresses, blocks such as 10.0.0.0/8, and the names loopback, linklocal and uniquelocal',
} as const

serve satisfies Says<typeof serve>
