import type { Latency, Pair, Received } from '../match.ts'
import { Line } from './line.ts'

/** As long as a move of ours. */
const MOVE = JSON.stringify({ id: 'great-white-100', do: 'act', seat: 'great-white', actions: ['swim c3'] })

/** Takes turns at saying something of the length of a move. */
export class RelayPair implements Pair {
  readonly received: Received = { bytes: 0, messages: 0 }
  readonly #address: string
  readonly #update: string
  readonly #lines: Line[] = []
  readonly #arrived = [0, 0]
  #turn = 0
  #wake = (): void => {}

  constructor(base: string, index: number, update: string) {
    this.#address = `${base}/${index}`
    this.#update = update
  }

  async open(): Promise<void> {
    if (this.#lines.length > 0) return
    for (const index of this.#arrived.keys()) {
      const line = await Line.open(this.#address)
      await new Promise<void>((greeted) => {
        line.onMessage = () => greeted()
        line.send(this.#update)
      })
      this.#lines.push(line)
      line.onMessage = (text) => {
        JSON.parse(text)
        this.received.bytes += text.length
        this.received.messages++
        this.#arrived[index] = performance.now()
        this.#wake()
      }
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
      this.#lines[mover].send(MOVE)
    })
    return { mover: this.#arrived[mover] - start, opponent: this.#arrived[1 - mover] - start }
  }

  close(): void {
    for (const line of this.#lines) line.close()
  }
}
