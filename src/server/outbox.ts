import type { Duplex } from 'node:stream'
import type { WebSocket } from '@fastify/websocket'

const TEXT = 0x81
const MEDIUM = 126
const LONG = 127
const MOST_SHORT = 125
const MOST_MEDIUM = 0xffff

/**
 * What is said to a socket in one go leaves in one go: the frames of all messages in one piece of memory, and one call of
 * the system. `ws` hands over header and text of every message on its own, which costs more than all that is in them.
 * There is nothing between it and the stream that could get out of step: nothing here is compressed.
 */
export class Outbox {
  readonly #socket: WebSocket
  readonly #stream: Duplex
  #texts: string[] = []

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket
    this.#stream = stream
  }

  get isEmpty(): boolean {
    return this.#texts.length === 0
  }

  put(text: string): void {
    if (this.#texts.length === 0) process.nextTick(this.flush)
    this.#texts.push(text)
  }

  /** Before anything that the socket is told by others: a ping, that it is closed. */
  readonly flush = (): void => {
    const texts = this.#texts
    if (texts.length === 0) return
    this.#texts = []
    if (this.#socket.readyState === this.#socket.OPEN && this.#stream.writable)
      this.#stream.write(framed(texts))
  }
}

/** Messages as they go over the wire (RFC 6455, section 5.2): whole, as text, from a server, so without a mask. */
function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerOf(length) + length, 0))
  let at = 0
  for (let index = 0; index < texts.length; index++) {
    const length = lengths[index]
    frames[at++] = TEXT
    if (length <= MOST_SHORT) frames[at++] = length
    else if (length <= MOST_MEDIUM) {
      frames[at++] = MEDIUM
      at = frames.writeUInt16BE(length, at)
    } else {
      frames[at++] = LONG
      at = frames.writeBigUInt64BE(BigInt(length), at)
    }
    at += frames.write(texts[index], at)
  }
  return frames
}

function headerOf(length: number): number {
  return length <= MOST_SHORT ? 2 : length <= MOST_MEDIUM ? 4 : 10
}
