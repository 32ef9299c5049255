import { pageReady } from './page.mjs'
import { ready } from './ready.mjs'
import { run } from './run.mjs'

try {
  ready()
  pageReady()
} catch (error) {
  console.error(`dorsal: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
// A terminal in which somebody plays needs no log of every request.
process.env.LOG_LEVEL ??= 'warn'
run('src/cli/main.ts', ['serve', ...process.argv.slice(2)])
