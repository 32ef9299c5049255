import { spawnSync } from 'node:child_process'
import { parentPort } from 'node:worker_threads'
import type { Answer, Order } from '../worker.ts'

/** Answers, then is not to be stopped for half a second. */
parentPort?.on('message', ({ id }: Order) => {
  const answer: Answer = { id, result: null }
  parentPort?.postMessage(answer)
  spawnSync('sleep', ['0.5'])
})
