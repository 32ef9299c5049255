import type { Latency, NewPair, Pair } from './match.ts'
import type { ServerChild } from './server-child.ts'

/** What a crowd did in one go. */
export interface Slot {
  /** By the clock. */
  readonly seconds: number
  readonly latencies: readonly Latency[]
  /** Processor seconds of the server meanwhile, and of this process, which plays for everyone. */
  readonly serverSeconds: number
  readonly clientSeconds: number
  /** Resident memory of the server at the end, in bytes. */
  readonly memory: number
  /** Bytes that came from the server, all sockets together. */
  readonly bytes: number
}

/** Moves of one match at most: fewer than any match has, so that none ends while the clock runs. */
const MOVES = 50

/** Pairs of people at one server, who play whenever they are told to. */
export class Crowd {
  readonly server: ServerChild
  readonly pairs: readonly Pair[]

  constructor(server: ServerChild, count: number, newPair: NewPair) {
    this.server = server
    this.pairs = Array.from({ length: count }, (_, index) => newPair(index))
  }

  /** Plays match after match until so much time has passed on the clock, which stands while everyone sits down anew. */
  async play(ms: number): Promise<Slot> {
    const slots: Slot[] = []
    let left = ms
    while (left > 0) {
      const slot = await this.#match(left)
      slots.push(slot)
      left -= slot.seconds * 1000
    }
    const sum = (of: (slot: Slot) => number): number => slots.reduce((total, slot) => total + of(slot), 0)
    return {
      seconds: sum(({ seconds }) => seconds),
      latencies: slots.flatMap(({ latencies }) => latencies),
      serverSeconds: sum(({ serverSeconds }) => serverSeconds),
      clientSeconds: sum(({ clientSeconds }) => clientSeconds),
      memory: slots[slots.length - 1].memory,
      bytes: sum(({ bytes }) => bytes),
    }
  }

  /** Everyone sits down to a new match; then, by the clock, all play it at once. */
  async #match(ms: number): Promise<Slot> {
    for (const pair of this.pairs) await pair.open()
    const latencies: Latency[] = []
    const bytesBefore = this.#bytes()
    const before = await this.server.usage()
    const ownBefore = process.cpuUsage()
    const start = performance.now()
    const end = start + ms
    await Promise.all(
      this.pairs.map(async (pair) => {
        for (let move = 0; move < MOVES && performance.now() < end; move++) latencies.push(await pair.move())
      }),
    )
    const seconds = (performance.now() - start) / 1000
    const own = process.cpuUsage(ownBefore)
    const after = await this.server.usage()
    return {
      seconds,
      latencies,
      serverSeconds: after.seconds - before.seconds,
      clientSeconds: (own.user + own.system) / 1e6,
      memory: after.memory,
      bytes: this.#bytes() - bytesBefore,
    }
  }

  close(): void {
    for (const pair of this.pairs) pair.close()
  }

  #bytes(): number {
    return this.pairs.reduce((sum, { received }) => sum + received.bytes, 0)
  }
}
