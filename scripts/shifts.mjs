import { chromiumReady } from './chromium.mjs'
import { pageReady } from './page.mjs'
import { prepare } from './prepare.mjs'
import { ready } from './ready.mjs'
import { run } from './run.mjs'

prepare(ready, pageReady, chromiumReady)
run('test/browser/shifts.ts', process.argv.slice(2))
