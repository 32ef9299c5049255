import { pageReady } from './page.mjs'
import { prepare } from './prepare.mjs'
import { ready } from './ready.mjs'
import { run } from './run.mjs'

const words = process.argv.slice(2)
prepare(ready, ...(words.includes('--help') ? [] : [pageReady]))
run('test/browsers/main.ts', words)
