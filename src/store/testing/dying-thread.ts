import { parentPort } from 'node:worker_threads'
import type { Opening } from '../sqlite-thread.ts'

/** A thread that opens, and dies of the first thing it is asked. */
const opening: Opening = { failure: null, copied: null }
parentPort?.postMessage(opening)
parentPort?.once('message', () => {
  throw new Error('the disk is gone')
})
