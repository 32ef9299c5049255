import { enableCompileCache } from 'node:module'

// The compile cache is enabled first: everything else is imported after it.
enableCompileCache()
const { run } = await import('./run.ts')

process.stdout.on('error', leaveWithReader)
process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
})

/** EPIPE: the reader of our output has gone. */
function leaveWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
}
