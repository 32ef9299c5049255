import { readArguments } from './arguments.mjs'
import { pageReady } from './page.mjs'
import { prepare } from './prepare.mjs'
import { ready } from './ready.mjs'
import { run } from './run.mjs'

readArguments(
  'cluster',
  `npm run cluster: PostgreSQL and three nodes on this machine, at one address (PORT, or 3000). Nothing of it is kept.`,
)

prepare(ready, pageReady)
run('test/cluster/try.ts', process.argv.slice(2), [])
