import type { Duplex } from 'node:stream'
import type { WebSocket } from '@fastify/websocket'

/** Corks a socket's stream while one tick lasts, so that all its messages leave with one call of the system. */
export class Outbox {
  readonly #socket: WebSocket
  readonly #stream: Duplex
  #isCorked = false

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket
    this.#stream = stream
  }

  /** Whether this tick has sent nothing yet. */
  get isEmpty(): boolean {
    return !this.#isCorked
  }

  put(text: string): void {
    if (!this.#isCorked) {
      this.#isCorked = true
      this.#stream.cork()
      process.nextTick(this.#uncork)
    }
    this.#socket.send(text)
  }

  readonly #uncork = (): void => {
    this.#isCorked = false
    this.#stream.uncork()
  }
}
