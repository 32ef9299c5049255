import { readSync, writeSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { type Cancelled, ThinkingPool } from '../pool.ts'
import type { Task } from '../tasks.ts'

const OUTPUT = 1
const LET_THE_POOL_CLOSE = 3

/** A whole process: its only thread has answered when the pool is closed, and the answer is heard while it closes. */
const pool = new ThinkingPool(1, new URL('./lingering-worker.ts', import.meta.url))
const answer = pool.run({} as Task).catch((error: Cancelled) => error.name)
// Hears nothing until it is told that the thread has answered.
readSync(LET_THE_POOL_CLOSE, new Uint8Array(1))
const closed = pool.close()
await setImmediate()
writeSync(OUTPUT, 'closing\n')
await closed
writeSync(OUTPUT, `${await answer}\n`)
