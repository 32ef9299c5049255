import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { packagedNode, ready } from './ready.mjs'

try {
  ready()
} catch (error) {
  console.error(`dorsal: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}

const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url))
const child = spawn(packagedNode, [main, ...process.argv.slice(2)], { stdio: 'inherit' })

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to both processes: passing it on would make it two.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  })
}

child.on('error', (error) => {
  console.error(`dorsal: ${error.message}`)
  process.exit(1)
})
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
