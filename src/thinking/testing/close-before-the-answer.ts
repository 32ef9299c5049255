import { setTimeout } from 'node:timers/promises'
import { type Cancelled, ThinkingPool } from '../pool.ts'
import type { Task } from '../tasks.ts'

/** A whole process: its only thread answers while the pool is being closed. */
const pool = new ThinkingPool(1, new URL('./lingering-worker.ts', import.meta.url))
// Long enough for the thread to be there, so that only the answer is waited for.
await setTimeout(300)
const answer = pool.run({} as Task).catch((error: Cancelled) => error.name)
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
await pool.close()
console.log(await answer)
