import { prepare } from './prepare.mjs'
import { ready } from './ready.mjs'
import { run } from './run.mjs'

prepare(ready)
run('test/browser/shifts.ts', process.argv.slice(2))
