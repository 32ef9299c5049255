import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import { CLOSED } from '#wire/sent.ts'
import type { Clock } from './clock.ts'
import type { Connection } from './connection.ts'
import { FrameCounter } from './frames.ts'

export interface Budget {
  readonly clock: Clock
  /** Spends tokens for frames that have come. Gives the milliseconds until there are more; null to close the socket. */
  spend(frames: number): number | null
}

/** Bytes that count as one more frame. */
const LARGE = 4_096

/** Milliseconds for the close frame to be read before the socket is cut. */
const CLOSE_WITHIN = 1_000

/**
 * Rate limit of one socket, counted in frames before `ws` parses them. A socket over its rate is paused, which costs nothing
 * and loses nothing; one that is far over it is closed.
 */
export class Intake {
  readonly #connection: Connection
  readonly #socket: WebSocket
  readonly #budget: Budget
  readonly #frames = new FrameCounter()
  #later = (): void => {}
  #isShut = false

  constructor(socket: WebSocket, stream: Socket, connection: Connection, budget: Budget) {
    this.#socket = socket
    this.#connection = connection
    this.#budget = budget
    // Runs before `ws`, which parses all frames of a chunk at once.
    stream.prependListener('data', (piece: Buffer) => this.#count(piece))
    // A paused socket would be read to its end when the other side closes.
    stream.prependListener('close', () => {
      this.#isShut ||= socket.isPaused
      this.#later()
    })
  }

  /** Whether messages that still arrive are dropped. */
  get isShut(): boolean {
    return this.#isShut
  }

  /** Sends the close frame and reads nothing more. */
  shut(): void {
    if (this.#isShut) return
    this.#isShut = true
    this.#later()
    this.#connection.sayEnd(CLOSED.tooMuch)
    this.#socket.pause()
    this.#later = this.#budget.clock.later(CLOSE_WITHIN, () => this.#socket.terminate())
  }

  #count(piece: Buffer): void {
    if (this.#isShut) return
    // A chunk counts even if no frame begins in it, and a large frame counts more than a small one.
    const wait = this.#budget.spend(Math.max(this.#frames.count(piece), Math.ceil(piece.length / LARGE)))
    if (wait === null) this.shut()
    else if (wait > 0) this.#pause(wait)
  }

  #pause(wait: number): void {
    this.#later()
    this.#socket.pause()
    this.#later = this.#budget.clock.later(wait, () => this.#socket.resume())
  }
}
