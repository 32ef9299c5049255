import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { packagedNode, ready } from './ready.mjs'

try {
  ready()
} catch (error) {
  console.error(`dorsal: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}

const main = fileURLToPath(new URL('../test/hostile/main.ts', import.meta.url))
const { status } = spawnSync(packagedNode, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = status ?? 1
