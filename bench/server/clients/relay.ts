import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Latency, Pair, Received } from '../match.ts'

/** As long as a move of ours. */
const MOVE = JSON.stringify({ id: 'great-white-100', do: 'act', seat: 'great-white', actions: ['swim c3'] })

/** Takes turns at saying something of the length of a move. */
export class RelayPair implements Pair {
  readonly received: Received = { bytes: 0, messages: 0 }
  readonly #address: string
  readonly #update: string
  readonly #sockets: WebSocket[] = []
  readonly #arrived = [0, 0]
  #turn = 0
  #wake = (): void => {}

  constructor(base: string, index: number, update: string) {
    this.#address = `${base.replace(/^http/, 'ws')}/${index}`
    this.#update = update
  }

  async open(): Promise<void> {
    if (this.#sockets.length > 0) return
    for (const index of this.#arrived.keys()) {
      const socket = new WebSocket(this.#address, { perMessageDeflate: false })
      await once(socket, 'open')
      socket.send(this.#update)
      await once(socket, 'message')
      this.#sockets.push(socket)
      socket.on('message', (data) => {
        const text = String(data)
        JSON.parse(text)
        this.received.bytes += text.length
        this.received.messages++
        this.#arrived[index] = performance.now()
        this.#wake()
      })
    }
  }

  async move(): Promise<Latency> {
    const mover = this.#turn
    this.#turn = 1 - mover
    this.#arrived.fill(0)
    const start = performance.now()
    await new Promise<void>((resolve) => {
      this.#wake = () => {
        if (this.#arrived.every((at) => at > 0)) resolve()
      }
      this.#sockets[mover].send(MOVE)
    })
    return { mover: this.#arrived[mover] - start, opponent: this.#arrived[1 - mover] - start }
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }
}
