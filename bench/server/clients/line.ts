import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const TEXT = 1
const CLOSE = 8
const PING = 9
const PONG = 10
const MASKED = 0x80
const FINAL = 0x80

/**
 * A socket to a WebSocket server that does no more than a measurement needs (RFC 6455): the client plays for two hundred
 * people on the same cores as the server, and what it saves is not taken for the server's.
 */
export class Line {
  readonly #socket: Socket
  #unread: Buffer = Buffer.alloc(0)
  #isOpen = false
  onMessage: (text: string) => void = () => {}

  private constructor(socket: Socket) {
    this.#socket = socket
  }

  static async open(address: string, headers: { readonly [name: string]: string } = {}): Promise<Line> {
    const { hostname, port, pathname, host } = new URL(address)
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    const line = new Line(socket)
    const upgraded = new Promise<void>((resolve, reject) => {
      socket.on('data', (data: Buffer) => line.#read(data, resolve, reject))
      socket.on('error', reject)
    })
    const fields = {
      Host: host,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      ...headers,
    }
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`)
    await upgraded
    return line
  }

  /** With a mask of zeros, which changes nothing and is a mask like any other. */
  send(text: string): void {
    this.#frame(TEXT, Buffer.from(text))
  }

  close(): void {
    if (this.#socket.destroyed) return
    this.#frame(CLOSE, Buffer.from([0x03, 0xe8]))
    this.#socket.end()
  }

  #frame(kind: number, body: Buffer): void {
    const long = body.length > 125
    const frame = Buffer.alloc((long ? 8 : 6) + body.length)
    frame[0] = FINAL | kind
    frame[1] = MASKED | (long ? 126 : body.length)
    if (long) frame.writeUInt16BE(body.length, 2)
    body.copy(frame, long ? 8 : 6)
    this.#socket.write(frame)
  }

  #read(data: Buffer, opened: () => void, failed: (error: Error) => void): void {
    let bytes = this.#unread.length === 0 ? data : Buffer.concat([this.#unread, data])
    if (!this.#isOpen) {
      const end = bytes.indexOf('\r\n\r\n')
      if (end >= 0) {
        const answer = bytes.toString('latin1', 0, end)
        if (!answer.startsWith('HTTP/1.1 101')) failed(new Error(answer))
        this.#isOpen = true
        opened()
        bytes = bytes.subarray(end + 4)
      }
    }
    this.#unread = this.#isOpen ? bytes.subarray(this.#readFrames(bytes)) : bytes
  }

  /** How many bytes were whole frames. */
  #readFrames(bytes: Buffer): number {
    let at = 0
    while (bytes.length - at >= 2) {
      let length = bytes[at + 1] & 0x7f
      let start = at + 2
      if (length === 126) {
        if (bytes.length - at < 4) break
        length = bytes.readUInt16BE(start)
        start += 2
      } else if (length === 127) {
        if (bytes.length - at < 10) break
        length = Number(bytes.readBigUInt64BE(start))
        start += 8
      }
      if (bytes.length - start < length) break
      const kind = bytes[at] & 0x0f
      at = start + length
      if (kind === TEXT) this.onMessage(bytes.toString('utf8', start, at))
      else if (kind === PING) this.#frame(PONG, bytes.subarray(start, at))
    }
    return at
  }
}
