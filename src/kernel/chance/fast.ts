import { Chance, type Stream } from './chance.ts'

/** A quick generator for playouts and tests: sfc32, seeded by text or number. Never for a table with people. */
export class FastChance extends Chance {
  #a = 0
  #b = 0
  #c = 0
  #counter = 1

  constructor(seed: string | number) {
    super()
    this.reseed(seed)
  }

  reseed(seed: string | number): void {
    const text = String(seed)
    let a = 0x9e3779b9
    let b = 0x243f6a88
    for (let i = 0; i < text.length; i++) {
      a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
      b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13)
    }
    this.#a = a | 0
    this.#b = b | 0
    this.#c = 0xb7e15162 | 0
    this.#counter = 1
    for (let i = 0; i < 12; i++) this.next()
  }

  /** A 32-bit number. */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum >>> 0
  }

  /** Scales 32 bits instead of rejecting some: for the small `n` of a board game the bias is below one in ten million. */
  protected override below(_stream: Stream, n: number): number {
    return this.upTo(n)
  }

  upTo(n: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * n)
  }

  /** The index of one of the first `count` weights, with a probability in proportion to it. */
  weighed(weights: ArrayLike<number>, count: number): number {
    let sum = 0
    for (let i = 0; i < count; i++) sum += weights[i]
    let left = (this.next() / 0x1_0000_0000) * sum
    for (let i = 0; i < count; i++) {
      left -= weights[i]
      if (left < 0) return i
    }
    return count - 1
  }
}
