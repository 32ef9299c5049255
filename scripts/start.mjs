import { asksForHelp } from './arguments.mjs'
import { pageReady } from './page.mjs'
import { prepare } from './prepare.mjs'
import { ready } from './ready.mjs'
import { run } from './run.mjs'

prepare(ready, ...(asksForHelp() ? [] : [pageReady]))
// A terminal in which somebody plays needs no log of every request.
process.env.LOG_LEVEL ??= 'warn'
run('src/cli/main.ts', ['serve', ...process.argv.slice(2)])
