import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { packagedNode } from './ready.mjs'

/**
 * A table's latest views live until its next move. With V8's usual room for young objects, a server of many tables
 * would take most of them for old ones, and spend a quarter of its time on telling them apart. What lives on is little,
 * so one thread is done with it before several have agreed on who does what (docs/performance.md).
 */
export const NODE_FLAGS = ['--min-semi-space-size=32', '--max-semi-space-size=64', '--no-parallel-scavenge']

/**
 * Runs a program of the package in its place: with its input and output, its signals and its end.
 * @param {string} program
 * @param {readonly string[]} words
 * @param {readonly string[]} flags
 */
export function run(program, words, flags = NODE_FLAGS) {
  const main = fileURLToPath(new URL(`../${program}`, import.meta.url))
  const child = spawn(packagedNode, [...flags, main, ...words], { stdio: 'inherit' })
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
}
