import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { packagedNode, ready } from './ready.mjs'

try {
  ready()
} catch (error) {
  console.error(`dorsal: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}

const main = fileURLToPath(new URL('../test/mutants/main.ts', import.meta.url))
// Node strips the types of the sources itself, and says each time that it does so.
const words = ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)]
const { status } = spawnSync(packagedNode, words, { stdio: 'inherit' })
process.exitCode = status ?? 1
