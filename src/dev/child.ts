import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('serve.ts', import.meta.url))

/** The server in a process of its own, which can be started again on the same port and the same data. */
export class ServerChild {
  readonly #environment: NodeJS.ProcessEnv
  #process: ChildProcess | null = null
  #port = 0
  #restarting: Promise<void> | null = null
  #isStale = false
  #closed = false

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment
  }

  get port(): number {
    return this.#port
  }

  /** Waits while it is started again. */
  async ready(): Promise<void> {
    await this.#restarting
  }

  /** Gives whether it listens; false for a program that ends with an error. */
  async start(): Promise<boolean> {
    const child = fork(PROGRAM, { env: { ...this.#environment, PORT: String(this.#port) } })
    this.#process = child
    child.once('exit', () => {
      if (this.#process === child)
        console.log('dorsal: the server has ended; the next change in src/ starts it again')
    })
    const [address] = await Promise.race([once(child, 'message'), once(child, 'exit')])
    if (typeof address !== 'object' || address === null) return false
    this.#port = address.port
    return true
  }

  async stop(): Promise<void> {
    const child = this.#process
    this.#process = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  /** Restarts once for all changes that come during a restart. */
  restart(): Promise<void> {
    this.#isStale = true
    this.#restarting ??= this.#startAgain().finally(() => {
      this.#restarting = null
    })
    return this.#restarting
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#restarting
    await this.stop()
  }

  async #startAgain(): Promise<void> {
    while (this.#isStale && !this.#closed) {
      this.#isStale = false
      await this.stop()
      if (await this.start()) console.log('dorsal: the server has started again')
    }
  }
}
