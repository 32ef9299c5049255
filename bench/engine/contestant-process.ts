import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Task } from './contestant.ts'
import type { Tally } from './tally.ts'

/** The other side: a contestant in a process of its own, which waits while others work. */
export class ContestantProcess {
  readonly #file: string
  readonly #child: ChildProcess
  #complaint = ''

  /** `folder` is where contestants are: those of this checkout, unless it says otherwise. */
  constructor(file: string, task: Task, folder = new URL('./contestants/', import.meta.url)) {
    this.#file = file
    this.#child = fork(fileURLToPath(new URL(file, folder)), [JSON.stringify(task)], {
      execArgv: [],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.#complaint += text
    })
  }

  async work(ms: number): Promise<Tally> {
    const gone = new AbortController()
    const end = once(this.#child, 'close', { signal: gone.signal }).then(([code]) => {
      throw new Error(`${this.#file} ended with ${code} instead of an answer\n${this.#complaint}`)
    })
    this.#child.send(ms)
    try {
      const [answer] = await Promise.race([once(this.#child, 'message', { signal: gone.signal }), end])
      return answer
    } finally {
      end.catch(() => {})
      gone.abort()
    }
  }

  leave(): void {
    if (this.#child.connected) this.#child.disconnect()
  }
}
