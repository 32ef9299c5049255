import { parentPort } from 'node:worker_threads'
import { perform } from '../tasks.ts'
import type { Request } from '../worker.ts'

/** A worker that two games are the death of. */
parentPort?.on('message', ({ id, task }: Request) => {
  if (task.game === 'fall') throw new Error('it fell')
  if (task.game === 'leave') process.exit(3)
  parentPort?.postMessage({ id, result: perform(task, () => true) })
})
