const LARGEST_HEADER = 14
const MASKED = 0x80
const LENGTH = 0x7f
const MEDIUM = 126
const LONG = 127
const KIND = 0x0f
const CLOSE = 8

/**
 * Counts frames of all kinds in a stream (RFC 6455, section 5.2) by their headers, before `ws` parses them.
 */
export class FrameCounter {
  /** The bytes of an incomplete header. */
  readonly #header = Buffer.alloc(LARGEST_HEADER)
  #known = 0
  /** Bytes of the frame that are still to come. */
  #rest = 0
  #hasClosed = false

  /** Whether there was one that closes the socket: none may follow. */
  get hasClosed(): boolean {
    return this.#hasClosed
  }

  /** Whether the stream is between two frames. */
  get isBetween(): boolean {
    return this.#rest === 0 && this.#known === 0
  }

  /** How many headers end in a chunk. */
  count(piece: Buffer): number {
    let frames = 0
    let at = 0
    while (at < piece.length) {
      if (this.#rest > 0) {
        const passed = Math.min(this.#rest, piece.length - at)
        this.#rest -= passed
        at += passed
        continue
      }
      this.#header[this.#known++] = piece[at++]
      if (this.#known < headerLength(this.#header, this.#known)) continue
      this.#rest = payloadLength(this.#header)
      this.#known = 0
      this.#hasClosed ||= (this.#header[0] & KIND) === CLOSE
      frames++
    }
    return frames
  }
}

function headerLength(header: Buffer, known: number): number {
  if (known < 2) return 2
  const length = header[1] & LENGTH
  return 2 + (length === LONG ? 8 : length === MEDIUM ? 2 : 0) + (header[1] & MASKED ? 4 : 0)
}

function payloadLength(header: Buffer): number {
  const length = header[1] & LENGTH
  if (length === LONG) return Number(header.readBigUInt64BE(2))
  return length === MEDIUM ? header.readUInt16BE(2) : length
}
