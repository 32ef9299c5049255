import { pageReady } from './page.mjs'
import { ready } from './ready.mjs'

try {
  ready()
  pageReady()
} catch (error) {
  console.error(`dorsal: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
