import { readArguments } from './arguments.mjs'
import { prepare } from './prepare.mjs'
import { ready } from './ready.mjs'
import { run } from './run.mjs'

readArguments(
  'dev',
  `npm run dev: page and server at one address for developers (PORT, or 5173; DATA_DIR, or data/dev). docs/dev.md says more.`,
)

prepare(ready)
run('src/dev/main.ts', process.argv.slice(2), [])
