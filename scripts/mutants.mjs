import { prepare } from './prepare.mjs'
import { ready } from './ready.mjs'
import { run } from './run.mjs'
import { temporaryFolder } from './temporary.mjs'

prepare(ready)
// A mutant may keep a test from clearing away what it wrote.
process.on('exit', temporaryFolder().remove)
// Node is asked to strip the types of the sources, and would say each time that this is new.
run('test/mutants/main.ts', process.argv.slice(2), ['--disable-warning=ExperimentalWarning'])
