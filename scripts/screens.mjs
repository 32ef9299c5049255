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
run('test/browser/screens.ts', process.argv.slice(2))
