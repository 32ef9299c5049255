import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from '../../scripts/run.mjs'

/** What loaded matches take that nobody is connected to. */
export interface Memory {
  readonly matches: number
  /** Played in each. */
  readonly moves: number
  /** Bytes by which the process has grown, after collecting garbage. */
  readonly resident: number
  readonly heap: number
}

const PROCESS = fileURLToPath(new URL('./memory-process.ts', import.meta.url))

export async function memoryOf(matches: number, moves: number): Promise<Memory> {
  const child = fork(PROCESS, [String(matches), String(moves)], { execArgv: [...NODE_FLAGS, '--expose-gc'] })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`measuring memory ended with ${code}`)
  })
  ended.catch(() => {})
  const [memory] = await Promise.race([once(child, 'message'), ended])
  if (child.connected) child.disconnect()
  return memory
}
