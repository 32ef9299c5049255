import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageReady } from './page.mjs'
import { packagedNode, ready } from './ready.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const temporary = mkdtempSync(join(tmpdir(), 'dorsal-test-'))
const report = join(temporary, 'report.json')
let passed = 0
let failed = 0

try {
  if (step('install', installed)) {
    step('types', () => count(run('typescript/bin/tsc')))
    step('types of the page', () =>
      count(run('svelte-check/bin/svelte-check', '--tsconfig', 'web/tsconfig.json', '--fail-on-warnings')),
    )
    step('format and lint', () => count(run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')))
    step('page', pageBuilt)
    step('tests', testsPass)
  }
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/**
 * @param {string} name
 * @param {() => boolean} work
 */
function step(name, work) {
  console.log(`\n== ${name}`)
  const start = performance.now()
  const good = work()
  console.log(
    `== ${name}: ${good ? 'passed' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
  return good
}

function installed() {
  try {
    ready()
    return true
  } catch (error) {
    console.error(`dorsal: ${error instanceof Error ? error.message : error}`)
    return count(false)
  }
}

function pageBuilt() {
  try {
    pageReady()
    return count(true)
  } catch (error) {
    console.error(`dorsal: ${error instanceof Error ? error.message : error}`)
    return count(false)
  }
}

/**
 * @param {string} program
 * @param {string[]} words
 */
function run(program, ...words) {
  const file = join(root, 'node_modules', program)
  const { status } = spawnSync(packagedNode, [file, ...words], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

/** @param {boolean} good */
function count(good) {
  if (good) passed++
  else failed++
  return good
}

function testsPass() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const good = run('vitest/vitest.mjs', 'run', ...reporters, ...process.argv.slice(2))
  const tests = countTests()
  passed += tests.passed
  failed += tests.failed
  if (tests.failed > 0) return false
  return good && tests.passed > 0 ? true : count(false)
}

function countTests() {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    let unreadable = 0
    for (const { status, assertionResults } of testResults)
      if (status === 'failed' && assertionResults.length === 0) unreadable++
    return { passed: numPassedTests, failed: numFailedTests + unreadable }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
