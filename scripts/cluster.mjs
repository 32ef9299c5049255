import { pageReady } from './page.mjs'
import { prepare } from './prepare.mjs'
import { ready } from './ready.mjs'
import { run } from './run.mjs'

prepare(ready, pageReady)
run('test/cluster/try.ts', process.argv.slice(2), [])
