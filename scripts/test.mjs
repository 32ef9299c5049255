import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { helpIfAsked } from './arguments.mjs'
import { chromiumReady } from './chromium.mjs'
import { pageReady } from './page.mjs'
import { PARTS } from './parts.mjs'
import { ready } from './ready.mjs'
import { Steps } from './steps.mjs'
import { temporaryFolder } from './temporary.mjs'

helpIfAsked(`npm test [-- FILE… OPTIONS]

All of it, as it must be before anything goes in: types, lint, and the parts ${PARTS.join(', ')}.

  --project PART  only this part; may stand several times

Whatever else it is given goes to vitest: names of files, -t with a part of a test's name.`)

const { asked, others } = readWords(process.argv.slice(2))
const temporary = temporaryFolder()
const steps = new Steps()
try {
  if (steps.prepare('install', ready)) {
    if (asked.includes('rules')) steps.static()
    const page = steps.prepare('page', pageReady)
    const chromium = !asked.includes('browser') || steps.prepare('Chromium', chromiumReady)
    for (const part of asked) if (part === 'rules' || (page && (part !== 'browser' || chromium))) tests(part)
  }
} finally {
  temporary.remove()
}
steps.summary()

/** @param {string} part */
function tests(part) {
  const folder = join(temporary.path, part)
  mkdirSync(folder)
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  steps.step(`tests: ${part}`, () => {
    const good = steps.run('vitest/vitest.mjs', 'run', '--project', part, ...reporters, ...others)
    const { passed, failed } = countIn(report)
    return { passed, failed: good || failed > 0 ? failed : 1 }
  })
}

/** @param {string} report */
function countIn(report) {
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

/**
 * `--project` chooses parts; what else there is goes to vitest.
 * @param {readonly string[]} words
 */
function readWords(words) {
  const chosen = words.flatMap((word, index) => {
    if (word === '--project') return [words[index + 1]]
    return word.startsWith('--project=') ? [word.slice('--project='.length)] : []
  })
  const unknown = chosen.find((part) => !PARTS.includes(part))
  if (unknown !== undefined) {
    console.error(`dorsal: there is no part "${unknown}": ${PARTS.join(', ')}`)
    process.exit(2)
  }
  const others = words.filter((word, index) => !/^--project/.test(word) && words[index - 1] !== '--project')
  return { asked: chosen.length > 0 ? PARTS.filter((part) => chosen.includes(part)) : PARTS, others }
}
