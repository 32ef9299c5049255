import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { helpIfAsked } from './arguments.mjs'
import { packagedNode, ready } from './ready.mjs'
import { Steps } from './steps.mjs'
import { temporaryFolder } from './temporary.mjs'

helpIfAsked(`npm run check [-- FILE… OPTIONS]

Types, lint, import directions, unused exports and every test without a browser or a process of its own.

  --watch  types and tests again at every change

Whatever else it is given goes to vitest: names of files, -t with a part of a test's name.`)

/** A look at everything between two edits: no browser, no processes, few games for each law. */
process.env.LAWS = 'few'
const words = process.argv.slice(2)
const temporary = temporaryFolder()
const steps = new Steps()
const PARTS = ['--project', 'rules', '--project', 'programs']

if (words.includes('--watch')) {
  ready()
  const rest = words.filter((word) => word !== '--watch')
  watch(['typescript-7/bin/tsc', '--watch', '--preserveWatchOutput'])
  watch(['vitest/vitest.mjs', 'watch', ...PARTS, ...rest])
} else {
  try {
    if (steps.prepare('install', ready)) {
      steps.static()
      steps.step('tests', () => {
        const good = steps.run('vitest/vitest.mjs', 'run', '--reporter=dot', ...PARTS, ...words)
        return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
      })
    }
  } finally {
    temporary.remove()
  }
  steps.summary()
}

/** @param {readonly [string, ...string[]]} command */
function watch([program, ...flags]) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const file = join(root, 'node_modules', program)
  const child = spawn(packagedNode, [file, ...flags], { cwd: root, stdio: 'inherit' })
  child.on('exit', () => {
    temporary.remove()
    process.exit()
  })
}
