import { ready } from './ready.mjs'
import { run } from './run.mjs'

try {
  ready()
} catch (error) {
  console.error(`dorsal: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
run('src/dev/main.ts', process.argv.slice(2))
