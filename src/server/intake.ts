import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import type { Clock } from './clock.ts'
import { CLOSED, type Connection } from './connection.ts'
import { FrameCounter } from './frames.ts'

export interface Budget {
  readonly clock: Clock
  /** Counts frames that have come. Gives the milliseconds until there is room for more; null is never. */
  spend(frames: number): number | null
}

/** Bytes that count as one more frame. */
const LARGE = 4_096

/** Whoever reads has read by then why it is closed. */
const LAST_WORDS = 1_000

/**
 * What comes in on one socket, counted before anything is made of it. Whoever sends too much is not read until there is
 * room again, which costs nothing and loses nothing; whoever goes on against that is closed.
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
    // Before `ws`, which reads all frames of a piece at once.
    stream.prependListener('data', (piece: Buffer) => this.#count(piece))
    // What was not read before the other side went away is not read now.
    stream.prependListener('close', () => {
      this.#isShut ||= socket.isPaused
      this.#later()
    })
  }

  /** Whether nothing that still comes counts. */
  get isShut(): boolean {
    return this.#isShut
  }

  /** Says why, and reads nothing more. */
  shut(): void {
    if (this.#isShut) return
    this.#isShut = true
    this.#later()
    this.#connection.sayEnd(CLOSED.tooMuch)
    this.#socket.pause()
    this.#later = this.#budget.clock.later(LAST_WORDS, () => this.#socket.terminate())
  }

  #count(piece: Buffer): void {
    if (this.#isShut) return
    // A piece of a frame is work too, however small it is, and a large frame is more than a small one.
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
