import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packagedNode } from './ready.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @typedef {{ readonly passed: number, readonly failed: number }} Counts */

/** What is checked one after the other, how long each took, and how many passed and failed in all. */
export class Steps {
  #passed = 0
  #failed = 0
  /** @type {string[]} */
  #lines = []

  /**
   * @param {string} name
   * @param {() => Counts} work
   */
  step(name, work) {
    console.log(`\n== ${name}`)
    const start = performance.now()
    const { passed, failed } = work()
    this.#passed += passed
    this.#failed += failed
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const line = `== ${name}: ${failed > 0 ? 'FAILED' : 'passed'}, ${seconds} s`
    console.log(line)
    this.#lines.push(line)
    return failed === 0
  }

  /**
   * What others need; only its failure counts.
   * @param {string} name
   * @param {() => unknown} work
   */
  prepare(name, work) {
    return this.step(name, () => {
      try {
        work()
        return { passed: 0, failed: 0 }
      } catch (error) {
        console.error(`dorsal: ${error instanceof Error ? error.message : error}`)
        return { passed: 0, failed: 1 }
      }
    })
  }

  /** Everything that can be said of the code without running it. */
  static() {
    this.program('types', 'typescript-7/bin/tsc')
    this.program('types of the browser tests', 'typescript-7/bin/tsc', '-p', 'test/browser')
    const page = ['--tsconfig', 'web/tsconfig.json', '--fail-on-warnings']
    this.program('types of the page', 'svelte-check/bin/svelte-check', ...page)
    this.program('format and lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings')
    this.program('unused exports', 'knip/bin/knip.js', '--no-progress')
  }

  /**
   * A program of a package that says by its exit code whether all is well.
   * @param {string} name
   * @param {string} program
   * @param {string[]} words
   */
  program(name, program, ...words) {
    return this.step(name, () =>
      this.run(program, ...words) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
    )
  }

  /**
   * @param {string} program
   * @param {string[]} words
   */
  run(program, ...words) {
    const file = join(root, 'node_modules', program)
    const { status } = spawnSync(packagedNode, [file, ...words], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    return status === 0
  }

  summary() {
    console.log(`\n${this.#lines.join('\n')}\n\n${this.#passed} passed, ${this.#failed} failed`)
    process.exitCode = this.#failed > 0 ? 1 : 0
  }
}
