import type { ServerResponse } from 'node:http'

/** Requests that were read and are not answered yet. */
export class Requests {
  readonly #open = new Set<ServerResponse>()
  #waiting: (() => void)[] = []

  begin(response: ServerResponse): void {
    // The client may have gone during authentication: 'close' does not come again.
    if (response.destroyed || this.#open.has(response)) return
    this.#open.add(response)
    // Also fires when the client has gone.
    response.once('close', () => {
      this.#open.delete(response)
      if (this.#open.size === 0) for (const resolve of this.#waiting.splice(0)) resolve()
    })
  }

  /** When all of them are answered. */
  answered(): Promise<void> {
    if (this.#open.size === 0) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
