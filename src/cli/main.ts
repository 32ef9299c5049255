import { enableCompileCache } from 'node:module'

// What was read once starts at once the next time; so everything else is imported only now.
enableCompileCache()
const { run } = await import('./run.ts')

process.stdout.on('error', leaveWithReader)
process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
})

/** Whoever read our output has gone: there is nobody left to write for. */
function leaveWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
}
